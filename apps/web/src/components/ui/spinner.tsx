/** Turns while something is on its way; the word beside it says what. */
export const Spinner = () => (
  <span
    className="size-3.5 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    aria-hidden
  />
)
