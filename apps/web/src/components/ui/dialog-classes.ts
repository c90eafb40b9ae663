/** As high as the boxes: what opens over a drawer dims it, since it comes later in the page. */
export const overlayClasses = 'fixed inset-0 z-41 animate-fade bg-(--overlay)'
/** What a dialog and a question that must be answered share. What is wide in one scrolls there: its column does not grow. */
export const dialogPlaceClasses =
  'pointer-events-none fixed inset-0 z-41 grid grid-cols-1 place-items-center overflow-auto p-4 *:pointer-events-auto'
export const dialogClasses =
  'relative grid w-full animate-appear grid-cols-1 gap-4 rounded-xl bg-popover px-5 pt-[18px] pb-4 text-base shadow-dialog [--ground:var(--popover)] [&>form:has(>[data-slot=dialog-body])]:contents'
export const dialogHeaderClasses = 'flex min-w-0 flex-col gap-1'
export const dialogTitleClasses = 'text-lg font-[650] break-words outline-none'
/** It reaches the dialog's edges. */
export const dialogFooterClasses =
  '-mx-5 -mb-4 flex items-center justify-end gap-2 border-t border-border px-5 py-3'
