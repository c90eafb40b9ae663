/** The digit line of a bank slip: 47 digits, three fields and the whole with check digits of their own. */

import { daysBetween } from '../today.ts'

interface SlipFields {
  /** Three digits. */
  banco: string
  /** `YYYY-MM-DD`. */
  vencimento: string
  /** Cents. */
  valor: number
  /** What the bank keeps free for the issuer: its digits fill 25 places. */
  livre: string
}

function modulo10(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return (10 - (sum % 10)) % 10
}

function modulo11(digits: string): number {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (2 + (place % 8)), 0)
  const rest = 11 - (sum % 11)
  return rest === 0 || rest > 9 ? 1 : rest
}

/** Days since 1997-10-07; after 9999 the count began again at 1000, on 2025-02-22. */
function dueFactor(vencimento: string): string {
  const days = daysBetween('1997-10-07', vencimento)
  return String(days > 9999 ? 1000 + ((days - 10_000) % 9000) : days).padStart(4, '0')
}

export function slipLine({ banco, vencimento, valor, livre }: SlipFields): string {
  const free = livre.replace(/\D/g, '').slice(-25).padStart(25, '0')
  const tail = dueFactor(vencimento) + String(valor).padStart(10, '0')
  const check = modulo11(`${banco}9${tail}${free}`)
  const fields = [`${banco}9${free.slice(0, 5)}`, free.slice(5, 15), free.slice(15)]
  return fields.map((part) => part + modulo10(part)).join('') + check + tail
}

/** Whether the check digits of a line of 47 digits hold. */
export function isSlipLine(line: string): boolean {
  const digits = line.replace(/\D/g, '')
  if (digits.length !== 47) return false
  const fields = [digits.slice(0, 10), digits.slice(10, 21), digits.slice(21, 32)]
  if (!fields.every((part) => modulo10(part.slice(0, -1)) === Number(part.at(-1)))) return false
  const [first = '', second = '', third = ''] = fields.map((part) => part.slice(0, -1))
  const code = first.slice(0, 4) + digits.slice(33) + first.slice(4) + second + third
  return modulo11(code) === Number(digits[32])
}

/** `74899.00001 …`, as people read and banks print it. */
export const readableLine = (line: string): string =>
  line.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8')
