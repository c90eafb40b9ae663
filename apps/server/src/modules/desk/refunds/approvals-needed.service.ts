/** How many people decide on a refund (docs/desk.md#second-approval). */
import { toCents } from '@intranet/contract/desk/cents'
import type { PixKind } from '@intranet/contract/desk/refund-options'
import { normalizeText } from '@intranet/contract/formats'
import type { Database } from '@intranet/db/connection'
import type { Parameters } from '../../../platform/parameters.ts'
import { phoneForms } from '../../../platform/phone-forms.ts'
import type { Sealed } from '../../../platform/sealed.ts'
import { shownAccount, type Account } from './account.ts'
import { recentRefunds } from './refund.queries.ts'

/** Accounts of one agency are seldom alike in these. */
const LAST_DIGITS = 5

export interface RefundDeps {
  parameters: Parameters
  sealed: Sealed
}

export interface Counted {
  id_empresa: number
  cod_cliente: string
  cpf?: string | null
  valor_estorno: string
}

/** As it is seen: other forms of a letter or digit, and characters without a width, make no other account. */
const asSeen = (typed: string) => typed.normalize('NFKC').replace(/\p{Cf}/gu, '')
const digits = (text: string) => asSeen(text).replace(/\D/g, '').replace(/^0+/, '')

/** A customer's code, in whatever form it was typed: systems take it with and without zeros, in capitals or not. */
const codeWord = (code: string) =>
  asSeen(code)
    .trim()
    .toLowerCase()
    .replace(/^0+(?=.)/, '')

/** An agency has four digits; its check digit may be left out. */
function agencyNumbers(agencia: string): string[] {
  const seen = asSeen(agencia)
  const [number = ''] = seen.split('-', 1)
  const all = seen.replace(/\D/g, '')
  return [...new Set([digits(all), digits(all.length > 4 ? all.slice(0, 4) : number)])]
}

/** The last digit of an account checks the others, and may be left out; a bank's operation code may come before it. */
function accountNumbers(conta: string): string[] {
  const all = digits(conta)
  return [all, all.slice(0, -1)].map((number) => number.slice(-LAST_DIGITS)).filter(Boolean)
}

/** A document is one person as a Pix key and as a holder; a phone is the same with and without the country's code. */
function pixWord(kind: PixKind | null, key: string): string {
  if (kind === 'cpf' || kind === 'cnpj') return `pessoa ${key}`
  if (kind === 'telefone') return `telefone ${phoneForms(key)[0]}`
  return `pix ${key.toLowerCase()}`
}

/**
 * Words for whom an account pays, in whatever form it was typed: its Pix key or number, and the document and the name of
 * its holder.
 */
function wordsOf({
  pix_tipo,
  pix_chave,
  banco,
  agencia,
  conta,
  titular,
  titular_documento,
}: Account): string[] {
  const words: string[] = []
  if (pix_chave) words.push(pixWord(pix_tipo, pix_chave))
  if (banco && conta)
    for (const agency of agencyNumbers(agencia ?? ''))
      words.push(...accountNumbers(conta).map((number) => `conta ${agency} ${number}`))
  if (titular_documento) words.push(`pessoa ${titular_documento}`)
  if (titular) words.push(`nome ${normalizeText(asSeen(titular)).trim().replace(/\s+/g, ' ')}`)
  return words
}

/** Whom a refund is for, and whom its account pays. */
const allWords = ({ id_empresa, cod_cliente, cpf }: Counted, account: Account): string[] => [
  `cliente ${id_empresa} ${codeWord(cod_cliente)}`,
  ...(cpf ? [`pessoa ${cpf}`] : []),
  ...wordsOf(account),
]

/**
 * Two where the provider's system did not report what was paid, and where this refund and those of 30 days to the same
 * customer, document, holder, Pix key or account pass the limit together; otherwise one.
 */
export async function approvalsNeeded(
  { parameters, sealed }: RefundDeps,
  db: Database,
  refund: Counted & { id?: number; valor_pago_conferido: boolean },
  account: Account,
): Promise<1 | 2> {
  if (!refund.valor_pago_conferido) return 2
  const words = allWords(refund, account)
  const toSame = (other: Counted & { dados_pagamento: string | null }) =>
    allWords(other, shownAccount(sealed, other.dados_pagamento)).some((word) => words.includes(word))
  const others = (await recentRefunds(db, refund.id)).filter(toSame)
  const total = [...others, refund].reduce((sum, { valor_estorno }) => sum + toCents(valor_estorno), 0)
  return total > (await parameters.read('estorno_limite_reais')) * 100 ? 2 : 1
}
