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

/** As people and sheets write an amount: 1500, R$ 1.500, 1.284,50, 1284.5, 1,284.50. */
const AMOUNTS = [
  /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  /^(\d+|[1-9]\d{0,2}(?:,\d{3})+)\.(\d{1,2})$/,
]

/** Decimal text from a pasted amount; undefined where it is none. */
export function pastedMoney(pasted: string): string | undefined {
  const text = pasted.replace(/R\$|\s/g, '')
  const [, whole, cents = ''] = AMOUNTS.map((amount) => amount.exec(text)).find(Boolean) ?? []
  const digits = whole && whole.replace(/\D/g, '') + cents.padEnd(2, '0')
  return digits && digits.length <= MOST_DIGITS ? typedMoney(digits) : undefined
}

type Typed = HTMLInputElement | HTMLTextAreaElement

/** The properties of an input of reais. What is pasted takes the place of what is there, and nothing where it is no amount. */
export const moneyInput = (value: string | number, onValue: (value: string) => void) => ({
  inputMode: 'numeric' as const,
  value: value === '' ? '' : reais().format(Number(value)),
  onChange: ({ target }: ChangeEvent<Typed>) => onValue(typedMoney(target.value)),
  onPaste: (event: ClipboardEvent<Typed>) => {
    event.preventDefault()
    const amount = pastedMoney(event.clipboardData.getData('text'))
    if (amount !== undefined) onValue(amount)
  },
})
