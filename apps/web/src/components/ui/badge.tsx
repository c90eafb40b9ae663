import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

const badgeVariants = cva('badge', {
  variants: {
    tone: {
      neutral: 'bg-muted text-muted-foreground',
      success: 'bg-success-soft text-success',
      warning: 'bg-warning-soft text-warning',
      danger: 'bg-danger-soft text-danger',
      info: 'bg-info-soft text-info',
      primary: 'bg-primary-soft text-primary',
    },
  },
  defaultVariants: { tone: 'neutral' },
})

/** A tag: always a word, the colour only repeats it. */
export function Badge({
  tone,
  className,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span data-slot="badge" {...props} className={cn(badgeVariants({ tone }), className)} />
}
