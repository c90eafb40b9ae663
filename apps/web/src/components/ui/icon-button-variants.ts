import { cva } from 'class-variance-authority'

/** The classes of a button of one icon, for triggers and links. */
export const iconButtonVariants = cva(
  [
    'hit inline-grid shrink-0 cursor-pointer place-items-center text-muted-foreground hover:bg-accent hover:text-foreground aria-expanded:bg-accent aria-expanded:text-foreground',
    'off:cursor-not-allowed off:bg-transparent off:text-muted-foreground off:opacity-40',
  ],
  {
    variants: {
      size: {
        default: 'size-8 rounded-md',
        sm: 'size-[26px] rounded-md',
        /** Within a chip. */
        xs: 'size-[18px] rounded-[3px]',
        /** In the header and at the end of a row: as large as a finger on phones. */
        tool: 'size-8 rounded-md max-sm:size-10',
        row: 'size-[26px] rounded-md max-sm:size-10',
      },
    },
    defaultVariants: { size: 'default' },
  },
)
