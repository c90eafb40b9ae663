import { once } from '@intranet/contract/once'

const MOST_DIGITS = 14
/** Two places, as reais are written. */
export const reais = once(() => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }))

/** Decimal text such as "1284.50" from what was typed, from the cents up as in a till. */
export function typedMoney(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '').slice(0, MOST_DIGITS)
  const cents = digits.padStart(3, '0')
  return digits === '' ? '' : `${cents.slice(0, -2)}.${cents.slice(-2)}`
}

export const shownMoney = (value: string | number) => (value === '' ? '' : reais().format(Number(value)))
