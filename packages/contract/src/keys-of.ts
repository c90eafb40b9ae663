/** The keys of a table of words, in its order, as an enum of zod takes them. */
export const keysOf = <K extends string>(words: Readonly<Record<K, string>>): [K, ...K[]] =>
  Object.keys(words) as [K, ...K[]]
