/** A table of words as the options of a filter or a selector. */
export const optionsOf = <K extends string>(words: Readonly<Record<K, string>>) =>
  (Object.entries(words) as [K, string][]).map(([value, label]) => ({ value, label }))
