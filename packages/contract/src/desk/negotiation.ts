/** What overdue invoices cost on a day, and how it is divided: all in whole cents, so that both sides agree. */
import { daysBetween, monthsLater } from '../today.ts'

/** Parts in ten thousand: 200 is 2 %. */
export interface ArrearRates {
  /** Once, on what is overdue. */
  multa: number
  /** A month of thirty days, for each day. */
  juros: number
}

export interface OverdueInvoice {
  fatura: string
  /** `YYYY-MM-DD`. */
  vencimento: string
  /** Cents. */
  valor: number
}

export interface ArrearsOf extends OverdueInvoice {
  dias: number
  multa: number
  juros: number
  total: number
}

/** Half a cent goes up, as banks do. `amount` × `part` / `whole`, exactly. */
function share(amount: number, part: number, whole: number): number {
  const [value, base] = [BigInt(amount) * BigInt(part), BigInt(whole)]
  return Number((2n * value + base) / (2n * base))
}

/** Fine and interest of one invoice on a day; none of either until its own day is over. */
export function arrearsOf(invoice: OverdueInvoice, day: string, { multa, juros }: ArrearRates): ArrearsOf {
  const dias = Math.max(0, daysBetween(invoice.vencimento, day))
  const fine = dias > 0 ? share(invoice.valor, multa, 10_000) : 0
  const interest = share(invoice.valor, juros * dias, 10_000 * 30)
  return { ...invoice, dias, multa: fine, juros: interest, total: invoice.valor + fine + interest }
}

export interface Negotiation {
  faturas: ArrearsOf[]
  /** Cents, as all amounts here. */
  principal: number
  multa: number
  juros: number
  desconto: number
  /** What would be paid today without an agreement. */
  antes: number
  total: number
  parcelas: { vencimento: string; valor: number }[]
}

interface Terms {
  parcelas: number
  /** Parts in ten thousand, of fine and interest alone. */
  desconto: number
  /** `YYYY-MM-DD` of the first instalment; each next one is a month later. */
  primeira: string
}

/** Divides cents into parts that differ by one at most and add up; the first ones are the larger. */
export function instalmentsOf(total: number, count: number): number[] {
  const least = Math.floor(total / count)
  const more = total - least * count
  return Array.from({ length: count }, (_, place) => least + (place < more ? 1 : 0))
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

export function negotiate(
  invoices: readonly OverdueInvoice[],
  day: string,
  rates: ArrearRates,
  { parcelas, desconto, primeira }: Terms,
): Negotiation {
  const faturas = invoices.map((invoice) => arrearsOf(invoice, day, rates))
  const principal = sumOf(faturas.map(({ valor }) => valor))
  const multa = sumOf(faturas.map((one) => one.multa))
  const juros = sumOf(faturas.map((one) => one.juros))
  const less = share(multa + juros, desconto, 10_000)
  const antes = principal + multa + juros
  const total = antes - less
  const values = instalmentsOf(total, parcelas)
  return {
    faturas,
    principal,
    multa,
    juros,
    desconto: less,
    antes,
    total,
    parcelas: values.map((valor, place) => ({ vencimento: monthsLater(primeira, place), valor })),
  }
}
