import { cva } from 'class-variance-authority'

/** A word that can be taken away or pressed: filters, tags, saved searches. */
export const chipVariants = cva(
  'inline-flex h-[26px] items-center gap-1 rounded-md border border-border-strong bg-card text-xs whitespace-nowrap aria-pressed:border-current aria-pressed:bg-primary-soft aria-pressed:text-primary',
  {
    variants: {
      variant: {
        default: 'px-2',
        /** With its button at the end. */
        removable: 'pr-1 pl-2',
        /** Adds one more. */
        add: 'border-dashed px-2 text-muted-foreground',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)
