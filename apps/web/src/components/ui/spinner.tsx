/** Turns while something is on its way; the word beside it says what. */
export function Spinner() {
  return (
    <span
      data-slot="spinner"
      className="size-3.5 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
      aria-hidden
    />
  )
}
