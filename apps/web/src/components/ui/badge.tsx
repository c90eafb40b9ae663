import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

const badgeVariants = cva('tag', {
  variants: {
    tone: { neutral: '', success: 'ok', warning: 'wa', danger: 'ng', info: 'nf', primary: 'pr' },
  },
})

/** A tag: always a word, the colour only repeats it. */
export function Badge({
  tone,
  className,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span data-slot="badge" {...props} className={cn(badgeVariants({ tone }), className)} />
}
