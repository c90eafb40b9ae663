/** `{{nome}}` in texts that people write (messages, signatures, e-mails): replaced by what it is for a person. */
const MARK = /\{\{\s*([^{}]*?)\s*\}\}/g

/** The names between double braces, in their order; one that is written twice comes twice. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(MARK)].map(([, name = '']) => name)

/** "Variável inválida: {{x}}". */
export const unknownPlaceholderText = (name: string) => `Variável inválida: {{${name}}}`

/** The first name of the text that is not one of `names`. */
export const unknownPlaceholderIn = (text: string, names: readonly string[]): string | undefined =>
  placeholdersIn(text).find((name) => !names.includes(name))

/** The text with values for its names. A name without a value stays as it is written. */
export const fillPlaceholders = (text: string, valueOf: (name: string) => string | undefined): string =>
  text.replace(MARK, (mark, name: string) => valueOf(name) ?? mark)
