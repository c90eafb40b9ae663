import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="skeleton"
      {...props}
      aria-hidden
      className={cn('block h-2.5 rounded-[3px] shimmer', className)}
    />
  )
}
