/** Periods that a report offers, as days; the server's own default is the current month. */
import { dayInBrazil, firstOfMonth, lastOfMonth, monthsLater } from '@intranet/contract/today'

export const presets = ['mes', 'anterior', 'ano', 'doze'] as const
export type Preset = (typeof presets)[number]

/** `2026-11` */
export const thisMonth = (now = new Date()) => dayInBrazil(now).slice(0, 7)

/** `2026-11` moved by whole months. */
const moved = (month: string, by: number) => monthsLater(firstOfMonth(month), by).slice(0, 7)

/** First and last day of a preset, from the current month on. */
export function periodOf(preset: Preset, month: string): { _gte: string; _lte: string } {
  const year = month.slice(0, 4)
  if (preset === 'ano') return { _gte: `${year}-01-01`, _lte: `${year}-12-31` }
  const from = preset === 'doze' ? moved(month, -11) : preset === 'anterior' ? moved(month, -1) : month
  const to = preset === 'anterior' ? from : month
  return { _gte: `${from}-01`, _lte: lastOfMonth(to) }
}

export const monthNames = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
]
