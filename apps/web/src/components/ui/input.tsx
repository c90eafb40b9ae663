import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

/** A field's classes, for what looks like one: a button that opens a list, an icon with its input inside a label. `wrap` holds chips. */
export const inputVariants = cva('input', { variants: { size: { wrap: 'input-wrap' } } })

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input data-slot="input" {...props} className={cn(inputVariants(), className)} />
}
