import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return <textarea data-slot="textarea" {...props} rows={rows} className={cn('in', className)} />
}
