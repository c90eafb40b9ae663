/** One line of the lists of the home page. */
export const homeRowClasses =
  'flex items-center gap-3 px-3.5 py-2.5 max-sm:py-3 [&>svg]:w-5 [&>svg]:flex-none'

/** What is before the words of a line, and may be pressed. */
export const homeMarkClasses =
  '-m-1 grid size-7 place-items-center rounded-md border border-transparent hover:border-primary-line hover:bg-primary-soft aria-pressed:border-primary-line aria-pressed:bg-primary-soft'
