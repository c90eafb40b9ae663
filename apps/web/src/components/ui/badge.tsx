import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

const badgeVariants = cva(
  'inline-flex h-5 items-center gap-[5px] rounded-sm px-[7px] text-xs font-[550] whitespace-nowrap',
  {
    variants: {
      variant: {
        default: 'bg-primary-soft text-primary',
        secondary: 'bg-muted text-muted-foreground',
        destructive: 'bg-danger-soft text-danger',
        // A ring before the word, as an open node of the thread: the outline alone looks like a small button.
        outline:
          'gap-1 border px-[5px] text-muted-foreground before:size-1.5 before:rounded-full before:border before:border-current',
        success: 'bg-success-soft text-success',
        warning: 'bg-warning-soft text-warning',
        info: 'bg-info-soft text-info',
      },
    },
    defaultVariants: { variant: 'secondary' },
  },
)

export type BadgeVariant = NonNullable<VariantProps<typeof badgeVariants>['variant']>

/** A tag: always a word, the colour only repeats it. */
export function Badge({
  variant = 'secondary',
  asChild = false,
  className,
  ...props
}: ComponentProps<'span'> & { variant?: BadgeVariant; asChild?: boolean }) {
  const Part = asChild ? Slot.Root : 'span'
  return (
    <Part
      data-slot="badge"
      data-tone={variant}
      {...props}
      className={cn(badgeVariants({ variant }), className)}
    />
  )
}
