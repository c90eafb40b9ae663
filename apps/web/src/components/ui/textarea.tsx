import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'
import { inputVariants } from './input.tsx'

/** As high as its rows, and higher with what is written in it: no line is cut. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      {...props}
      rows={rows}
      style={{ minHeight: `${rows + 1}lh` }}
      className={cn(
        inputVariants(),
        'block h-auto max-h-[60dvh] field-sizing-content resize-y py-2 leading-5 disabled:resize-none',
        className,
      )}
    />
  )
}
