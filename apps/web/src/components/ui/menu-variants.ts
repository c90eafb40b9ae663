import { cva } from 'class-variance-authority'

/** What floats. Above dialogs and drawers, whose fields open it too. */
export const popoverClasses =
  'z-45 max-h-[min(480px,var(--radix-popper-available-height,480px))] animate-appear overflow-auto rounded-lg bg-popover p-1.5 text-sm shadow-pop'

/** With `data-phone-sheet`, on phones: at the lower edge and over what it dims (docs/screens.md#sheets-on-phones). */
export const phoneSheetClasses =
  'max-sm:relative max-sm:max-h-[85dvh] max-sm:w-full max-sm:rounded-t-xl max-sm:rounded-b-none max-sm:pb-[max(6px,env(safe-area-inset-bottom))] max-sm:shadow-dialog max-sm:data-[phone-sheet=full]:h-[85dvh]'

/** One line of what floats. Its variant says what it does: deletes, grants, warns. */
export const menuItemVariants = cva(
  [
    'flex min-h-[30px] w-full cursor-pointer items-center gap-2 rounded-sm px-2 py-1 text-left outline-none select-none max-sm:min-h-10',
    'hover:bg-accent focus-visible:bg-accent aria-disabled:cursor-not-allowed aria-disabled:opacity-50 data-highlighted:bg-accent data-[selected=true]:bg-accent',
  ],
  {
    variants: {
      variant: {
        default: '[&>svg]:text-muted-foreground',
        destructive: 'text-danger',
        success: 'text-success',
        warning: 'text-warning',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)
