import { cva } from 'class-variance-authority'

/** The classes of a button of one icon, for triggers and links. */
export const iconButtonVariants = cva('icon-button', {
  variants: {
    size: {
      default: '',
      sm: 'icon-button-sm',
      /** Within a chip. */
      xs: 'icon-button-xs',
      /** In the header and at the end of a row: as large as a finger on phones. */
      tool: 'max-sm:size-10',
      row: 'icon-button-sm max-sm:size-10',
    },
  },
})
