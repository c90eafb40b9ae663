import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'
import { inputVariants } from './input.tsx'

/** The browser's own list in our clothes: for short, fixed choices. Long ones use `SelectField`. */
export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span data-slot="native-select-wrapper" className={cn('relative block', className)}>
      <select
        data-slot="native-select"
        {...props}
        className={cn(inputVariants(), 'cursor-pointer appearance-none pr-[30px]')}
      />
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-[9px] -mt-2 text-muted-foreground"
        aria-hidden
      />
    </span>
  )
}
