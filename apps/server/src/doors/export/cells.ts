/** Values of a list as cells of a file: Portuguese, typed, and never a formula. */
import { wallOf } from '@intranet/contract/content/calendar-time'
import { formatCep, formatDocument, formatPhone, yesNo } from '@intranet/contract/formats'
import type { ExportColumn, ShownAs } from '@intranet/contract/list'
import { dayInBrazil } from '@intranet/contract/today'

/** A day is `YYYY-MM-DD`; a moment is shown as the clocks of Brasília had it. */
export type Cell = string | number | null | { day: string } | { moment: Date } | { money: number }

const DAY = /^\d{4}-\d{2}-\d{2}$/
const NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/

/** As on the screens: a spreadsheet would take the digits of a CSV for a number, and drop zeros or the last ones. */
const marked: Partial<Record<ShownAs, (text: string) => string>> = {
  phone: formatPhone,
  document: formatDocument,
  cep: formatCep,
}

/** Closed lists are written with their texts; what is switched on and off as Ativo/Inativo like on the screens, any other flag as Sim/Não. */
export function cellOf(value: unknown, column?: Pick<ExportColumn, 'kind' | 'words' | 'as'>): Cell {
  if (value === null || value === undefined) return null
  if (column?.words && typeof value === 'string') return column.words[value] ?? value
  if (typeof value === 'boolean') {
    if (column?.as === 'active') return value ? 'Ativo' : 'Inativo'
    return yesNo(value)
  }
  if (value instanceof Date) return column?.as === 'day' ? { day: dayInBrazil(value) } : { moment: value }
  const withMarks = column?.as && marked[column.as]
  if (withMarks) return withMarks(String(value))
  if (Array.isArray(value)) return value.map((entry) => plainText(cellOf(entry))).join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  if (typeof value === 'string' && DAY.test(value)) return { day: value }
  // PostgreSQL's exact numbers come as texts.
  const number = typeof value === 'number' ? value : numberOf(String(value), column)
  if (number === undefined) return String(value)
  return column?.kind === 'money' ? { money: number } : number
}

const numberOf = (text: string, column?: Pick<ExportColumn, 'kind'>) =>
  (column?.kind === 'number' || column?.kind === 'money') && NUMBER.test(text) ? Number(text) : undefined

const dayText = (iso: string) => `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`

/** A cell as text, the way people in Brazil write it. */
export function plainText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  if ('day' in cell) return dayText(cell.day)
  if ('money' in cell) return cell.money.toFixed(2).replace('.', ',')
  const wallTime = new Date(wallOf(cell.moment.getTime())).toISOString()
  return `${dayText(wallTime)} - ${wallTime.slice(11, 16)}`
}
