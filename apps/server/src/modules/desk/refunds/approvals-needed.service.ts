/** How many people decide on a refund (docs/desk.md#second-approval). */
import { toCents } from '@intranet/contract/desk/cents'
import type { Database } from '@intranet/db/connection'
import type { Parameters } from '../../../platform/parameters.ts'
import type { Sealed } from '../../../platform/sealed.ts'
import { shownAccount, type Account } from './account.ts'
import { recentRefunds } from './refund.queries.ts'

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

const digits = (text: string | null) => (text ?? '').replace(/\D/g, '').replace(/^0+/, '')
/** Words for whom an account pays, however it was typed: its Pix key or number, and the document of its holder. */
function wordsOf({ pix_chave, banco, agencia, conta, titular_documento }: Account): string[] {
  const words: string[] = []
  if (pix_chave) words.push(`pix ${pix_chave.toLowerCase()}`)
  if (banco && conta) words.push(`conta ${digits(agencia)} ${digits(conta)}`)
  if (titular_documento) words.push(`titular ${titular_documento}`)
  return words
}

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
  const words = wordsOf(account)
  const toSame = (other: Counted & { dados_pagamento: string | null }) =>
    (other.id_empresa === refund.id_empresa && other.cod_cliente === refund.cod_cliente) ||
    (Boolean(refund.cpf) && other.cpf === refund.cpf) ||
    wordsOf(shownAccount(sealed, other.dados_pagamento)).some((word) => words.includes(word))
  const others = (await recentRefunds(db, refund.id)).filter(toSame)
  const total = [...others, refund].reduce((sum, { valor_estorno }) => sum + toCents(valor_estorno), 0)
  return total > (await parameters.read('estorno_limite_reais')) * 100 ? 2 : 1
}
