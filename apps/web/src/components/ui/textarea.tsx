import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'
import { inputVariants } from './input.tsx'

export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      {...props}
      rows={rows}
      className={cn(inputVariants(), 'block h-auto resize-y disabled:resize-none py-2 leading-5', className)}
    />
  )
}
