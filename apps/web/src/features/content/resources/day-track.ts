import { cva } from 'class-variance-authority'

/** A line of a day: its owner, which stays in sight, and its hours. */
export const dayRowClasses =
  'grid grid-cols-[190px_minmax(640px,1fr)] border-b border-border last:border-b-0 max-sm:grid-cols-[150px_minmax(560px,1fr)]'

export const dayNameClasses =
  'sticky left-0 z-2 grid min-w-0 content-center border-r border-border bg-card px-3 py-1.5 text-sm sm:*:truncate max-sm:*:break-words [&_span]:text-xs [&_span]:leading-5 max-sm:[&_span]:leading-4 [&_span]:text-muted-foreground'

/** Of a working day a line for each hour, of the whole day one for every three. */
export const dayTrackVariants = cva('relative grid', {
  variants: { hours: { working: 'grid-cols-[repeat(13,1fr)]', whole: 'grid-cols-[repeat(8,1fr)]' } },
})

export const dayHeadClasses = 'py-1 pl-1 text-[11px] text-muted-foreground'

export const daySlotClasses = 'min-h-12 border-r border-border'

export const dayBookingVariants = cva(
  'absolute inset-y-[5px] overflow-hidden rounded-sm border px-1.5 py-0.5 text-left text-[11px] leading-[15px] text-foreground',
  {
    variants: {
      mine: {
        true: 'border-primary-line bg-primary-soft',
        false: 'border-border-strong bg-[color-mix(in_oklab,var(--chart-3)_16%,var(--card))]',
      },
    },
  },
)
