import { pageLook } from '@intranet/contract/page-look'
import { cn } from '@/lib/cn.ts'

/**
 * The frame of every page: 1224 px of head, spine 216 and sheet 983, or the sheet alone, whose tables then are as wide as
 * the page, so that head, toolbar and table end at one edge.
 */
export const pageClasses = cn(
  pageLook.page,
  // A form's buttons end above the menu bar there, where they were while it was filled.
  'max-sm:has-[[data-slot=form-foot]]:pb-2.5',
  'min-[1101px]:not-has-[>[data-slot=spine]]:[--sheet:1224px]',
  'grid max-w-[1264px] grid-cols-[minmax(0,1fr)] gap-x-(--gutter) min-[1101px]:has-[>[data-slot=spine]]:grid-cols-[var(--spine)_minmax(0,var(--sheet))] print:block',
)

/** At the right of the head, on phones below the title; `page-actions.css` counts the buttons there. */
export const pageActionsClasses =
  'ml-auto flex items-center gap-2 max-sm:ml-0 max-sm:w-full max-sm:flex-wrap print:hidden'

/** A space after the title, which is gone where the note has its own line. */
export const titleClasses = "after:content-['_']"

/** Between it and its note no line ends. */
export const boundTitleClasses = String.raw`after:content-['\00a0']`

/** A count, or a short note beside the title. Words go to the next line of a phone as a whole. */
export const titleNoteClasses =
  'text-base leading-none font-[450] tracking-normal text-muted-foreground font-stretch-[100%] max-sm:leading-5 sm:ml-0.5'

/** Beside the sheet; narrow windows have no place for it. */
export const spineClasses = 'min-w-0 pt-0.5 print:hidden'
