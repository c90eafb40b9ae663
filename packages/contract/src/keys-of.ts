/** The keys of a table, in its order, as an enum of zod takes them. */
export const keysOf = <K extends string>(words: Readonly<Record<K, unknown>>): [K, ...K[]] =>
  Object.keys(words) as [K, ...K[]]
