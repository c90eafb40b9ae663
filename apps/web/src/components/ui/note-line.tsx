import type { ReactNode } from 'react'
import { cn } from '@/lib/cn.ts'

/** A line above what it is about: what asterisks mean, or why nothing may be changed. */
export const NoteLine = ({ className, children }: { className?: string; children: ReactNode }) => (
  <p className={cn('mb-2.5 text-xs leading-5 text-muted-foreground', className)}>{children}</p>
)
