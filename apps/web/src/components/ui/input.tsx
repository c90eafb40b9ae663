import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input data-slot="input" {...props} className={cn('in', className)} />
}
