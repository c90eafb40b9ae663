/** Turns while something is on its way; the word beside it says what. */
export const Spinner = () => <span className="spinner" aria-hidden />
