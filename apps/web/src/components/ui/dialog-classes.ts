/** What a dialog and a question that must be answered share. What is wide in one scrolls there: its column does not grow. */
export const dialogPlaceClasses =
  'pointer-events-none fixed inset-0 z-41 grid grid-cols-1 place-items-center overflow-auto p-4 *:pointer-events-auto'
export const dialogClasses = 'w-full animate-appear rounded-xl bg-popover shadow-dialog'
export const dialogHeadClasses = 'flex items-start gap-2.5 px-5 pt-[18px] text-lg font-[650]'
