import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

/** The browser's own list in our clothes: for short, fixed choices. Long lists use `SelectField`. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span data-slot="select" className={cn('select-wrap', className)}>
      <select data-slot="select-trigger" {...props} className="in" />
      <ChevronDown className="ic" aria-hidden />
    </span>
  )
}
