import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

/** Below a list: how many of how many, and the pages. */
export function TableFoot({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="table-foot" {...props} className={cn('table-foot', className)} />
}
