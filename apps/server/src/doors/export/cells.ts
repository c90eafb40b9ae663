/** Values of a list as cells of a file: Portuguese, and never a formula. */

export type Cell = string | number | null

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const FORMULA = /^[=+\-@\t\r]/
const dayInBrazil = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' })

const shortDate = (date: Date) => {
  const parts = Object.fromEntries(dayInBrazil.formatToParts(date).map(({ type, value }) => [type, value]))
  return `${parts.day}/${parts.month}/${parts.year}`
}

/**
 * Closed lists are written with their texts; `ativo` as Ativo/Inativo like on the screens, any other flag as Sim/Não;
 * days as dd/mm/yyyy.
 */
export function cellOf(column: string, value: unknown, words?: Readonly<Record<string, string>>): Cell {
  if (value === null || value === undefined) return null
  if (words && typeof value === 'string') return words[value] ?? value
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') {
    if (column === 'ativo' || column === 'active') return value ? 'Ativo' : 'Inativo'
    return value ? 'Sim' : 'Não'
  }
  if (value instanceof Date) return shortDate(value)
  if (Array.isArray(value)) return value.map((entry) => String(cellOf(column, entry) ?? '')).join(', ')
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.replace(DAY, '$3/$2/$1')
}

/** A text that a spreadsheet would calculate gets the apostrophe that keeps it a text. */
export const neutralised = (text: string) => (FORMULA.test(text) ? `'${text}` : text)
