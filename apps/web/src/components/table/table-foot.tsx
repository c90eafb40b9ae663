import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

/** Below a list: how many of how many, and the pages. */
export function TableFoot({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="table-foot"
      {...props}
      className={cn(
        'flex items-center gap-4 border-t border-border px-3 py-2 text-xs text-muted-foreground max-sm:flex-wrap max-sm:gap-2.5 max-sm:px-3.5 max-sm:py-2.5',
        className,
      )}
    />
  )
}
