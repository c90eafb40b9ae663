/** A statement's text with the constants of the code in it, and `?` for what was given or is another one each time. */

/** Words of the texts that arguments are made of. */
const MADE = /^(prova|do|texto)$/
/** A word of the code; codes that are drawn by chance mix their letters. */
const WORD = /^([a-z_]{1,30}|[A-Z]{1,8}|[A-Z][a-z]{1,9})$/
/** Arguments are marked with numbers from here on (`marked-values.ts`). */
const FIRST_MARK = 7_700_000

function shown(value: unknown): string {
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return value === 1 || value >= FIRST_MARK ? '?' : String(value)
  if (typeof value === 'string' && WORD.test(value) && !MADE.test(value)) return `'${value}'`
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string'))
    return `{${[...new Set(value.map(shown))].join()}}`
  return '?'
}

/** A mark that the code itself wrote into the text. */
const MARK = /\b7700\d{3}\b/g

export const withConstants = (sql: string, parameters: readonly unknown[]): string =>
  sql.replace(/\$(\d+)/g, (_, place) => shown(parameters[Number(place) - 1])).replaceAll(MARK, '?')
