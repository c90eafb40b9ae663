const NOTHING: ReadonlySet<unknown> = new Set([null, undefined, false, '', '–'])

/** Whether what a cell draws is nothing to see: the cards of phones leave it out. */
export const isNothing = (drawn: unknown): boolean => NOTHING.has(drawn)
