import { formatNumber, formatPercent, normalizeText } from '@intranet/contract/formats'
import type { Parameter } from '@intranet/contract/parameter-kinds'

/** What a number of a small unit amounts to: 60 thousandths of a real are "R$ 0,06", 200 hundredths of a percent are "2,0 %". */
function amountOf(unit: string | undefined, value: number): string | undefined {
  if (unit === 'milésimos de R$') return `R$ ${formatNumber(value / 1000, 3)}`
  if (unit === 'centésimos de %') return formatPercent(value / 100)
  return undefined
}

/** A value as a person reads it: "15 minutos", "R$ 1.000", "não", "vazio". */
export function valueWords(parameter: Parameter, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (parameter.kind !== 'integer') return value === '' ? 'vazio' : String(value)
  const { unit } = parameter
  const number = formatNumber(value)
  const amount = amountOf(unit, Number(value))
  if (amount) return `${number} (${amount})`
  if (unit === 'R$') return `R$ ${number}`
  return unit ? `${number} ${unit}` : number
}

/** Whether a constant has all the words that somebody looks for, in its name, description or section. */
export const isSought = (sought: string, ...texts: string[]): boolean => {
  const text = normalizeText(texts.join(' '))
  return normalizeText(sought)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
