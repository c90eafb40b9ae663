import { cva } from 'class-variance-authority'

export const menuVariants = cva('print:hidden', {
  variants: {
    place: {
      header: 'ml-2 flex min-w-0 flex-1 items-stretch gap-0.5 overflow-hidden',
      dock: 'fixed inset-x-0 bottom-0 z-20 flex h-14 border-t border-border bg-card',
    },
  },
})

const link = 'relative flex items-center font-medium text-muted-foreground hover:no-underline'
const header = [
  link,
  'gap-1.5 rounded-md px-[9px] text-sm whitespace-nowrap hover:text-foreground aria-[current=page]:text-foreground aria-[current=page]:[&_svg]:text-primary',
  'aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-[9px] aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-node',
  'max-[1241px]:px-[11px] max-[1241px]:[&_svg]:size-[18px] max-[1241px]:[&>span]:hidden min-[1241px]:max-[1321px]:px-[7px]',
]

/** A line marks where one is: below the word in the header, above it in the dock. */
export const menuLinkVariants = cva('', {
  variants: {
    place: {
      header,
      /** Their names are below their icons, where all have their names. */
      crowded: [
        header,
        'min-[1241px]:max-[1600px]:flex-col min-[1241px]:max-[1600px]:justify-center min-[1241px]:max-[1600px]:gap-0.5 min-[1241px]:max-[1600px]:px-[7px] min-[1241px]:max-[1600px]:text-[11px] min-[1241px]:max-[1600px]:leading-[13px]',
      ],
      dock: [
        link,
        'flex-1 flex-col justify-center gap-[3px] text-[11.5px] leading-[14px] aria-[current=page]:font-[650] aria-[current=page]:text-primary [&_svg]:size-5',
        'aria-[current=page]:before:absolute aria-[current=page]:before:inset-x-[28%] aria-[current=page]:before:-top-px aria-[current=page]:before:h-0.5 aria-[current=page]:before:bg-node',
      ],
    },
  },
})
