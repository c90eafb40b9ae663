import { once } from '@intranet/contract/once'
import type { ChangeEvent, ClipboardEvent } from 'react'

const MOST_DIGITS = 14
/** Two places, as reais are written. */
export const reais = once(() => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }))

/** Decimal text such as "1284.50" from what was typed, from the cents up, as a cash register does. */
function typedMoney(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '').slice(0, MOST_DIGITS)
  const cents = digits.padStart(3, '0')
  return digits === '' ? '' : `${cents.slice(0, -2)}.${cents.slice(-2)}`
}

/** As people and sheets write a number: 1284, 1.284,50 and 1284.5, 1,284.50. */
const WITH_COMMA = /^(-?)(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/
const WITH_DOT = /^(-?)(\d+|[1-9]\d{0,2}(?:,\d{3})+)\.(\d+)$/

/**
 * Decimal text from a pasted number, with its unit or without; undefined where it is none, or has more places. A dot before
 * three last digits separates thousands where `grouped`, and is the decimal one elsewhere, as in sheets.
 */
export function pastedDecimal(pasted: string, places: number, grouped = false): string | undefined {
  const text = pasted.replace(/R\$|\s/g, '').replace(/(?:%|[a-z]{1,10})$/i, '')
  const forms = grouped ? [WITH_COMMA, WITH_DOT] : [WITH_DOT, WITH_COMMA]
  const [, sign = '', whole, part = ''] = forms.map((form) => form.exec(text)).find(Boolean) ?? []
  if (whole === undefined || part.length > places) return undefined
  return `${sign}${whole.replace(/\D/g, '')}${part && `.${part}`}`
}

/** The same of an amount, from zero on. */
export function pastedMoney(pasted: string): string | undefined {
  const [whole = '', cents = ''] = pastedDecimal(pasted, 2, true)?.split('.') ?? []
  const digits = whole + cents.padEnd(2, '0')
  return /^\d+$/.test(whole) && digits.length <= MOST_DIGITS ? typedMoney(digits) : undefined
}

/** The same of a whole number; its cents may be written, if they are zero. */
export function pastedWhole(pasted: string): number | undefined {
  const number = Number(pastedDecimal(pasted, 2, true))
  return Number.isSafeInteger(number) ? number : undefined
}

type Typed = HTMLInputElement | HTMLTextAreaElement

/** What is pasted takes the place of what is there; where it cannot be read, nothing changes. */
export const pasting =
  <T>(read: (pasted: string) => T | undefined, onValue: (value: T) => void) =>
  (event: ClipboardEvent<Typed>) => {
    event.preventDefault()
    const value = read(event.clipboardData.getData('text'))
    if (value !== undefined) onValue(value)
  }

/** The properties of an input of reais. */
export const moneyInput = (value: string | number, onValue: (value: string) => void) => ({
  inputMode: 'numeric' as const,
  value: value === '' ? '' : reais().format(Number(value)),
  onChange: ({ target }: ChangeEvent<Typed>) => onValue(typedMoney(target.value)),
  onPaste: pasting(pastedMoney, onValue),
})
