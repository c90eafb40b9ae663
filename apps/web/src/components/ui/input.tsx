import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

/** A field's classes, for what looks like one: a button that opens a list, an icon with its input inside a label. `wrap` holds chips. */
export const inputVariants = cva(
  [
    'flex w-full items-center read-only:text-ellipsis rounded-md border border-input bg-card text-left text-base text-foreground max-sm:text-[16px]',
    'focus-within:border-transparent focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-ring',
    'disabled:border-border-strong disabled:bg-muted disabled:text-muted-foreground',
    'has-[>input:disabled]:border-border-strong has-[>input:disabled]:bg-muted has-[>input:disabled]:text-muted-foreground',
    'aria-invalid:border-danger has-[>[aria-invalid=true]]:border-danger',
    '[&>input]:flex-1 [&>input]:outline-none',
  ],
  {
    variants: {
      size: {
        default: 'h-(--field-h) gap-2 px-2.5 [&>input]:min-w-0',
        /** As high as what it holds: chips and what is typed after them. */
        wrap: 'h-auto min-h-(--field-h) flex-wrap gap-[5px] px-[5px] py-1 [&>input]:h-6 [&>input]:min-w-[120px] [&>input]:px-[5px]',
      },
    },
    defaultVariants: { size: 'default' },
  },
)

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input data-slot="input" {...props} className={cn(inputVariants(), className)} />
}
