/** A table of words as the options of a filter or a selector. */
export const optionsOf = <K extends string>(words: Readonly<Record<K, string>>) =>
  (Object.entries(words) as [K, string][]).map(([value, label]) => ({ value, label }))

/** Words that are stored as they are shown. */
export const wordOptions = <W extends string>(words: readonly W[]) =>
  words.map((value) => ({ value, label: value }))

/** Records with a name as options; none while they are loaded. */
export const namedOptions = <Id>(rows: readonly { id: Id; nome: string }[] = []) =>
  rows.map(({ id, nome }) => ({ value: id, label: nome }))

/** Records with a title as options; none while they are loaded. */
export const titledOptions = <Id>(rows: readonly { id: Id; titulo: string }[] = []) =>
  rows.map(({ id, titulo }) => ({ value: id, label: titulo }))
