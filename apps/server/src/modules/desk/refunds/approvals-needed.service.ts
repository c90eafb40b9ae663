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

const digits = (text: string | null) => (text ?? '').replace(/\D/g, '')
/** One word for an account, however it was typed; undefined where nothing is paid to one. */
function wordOf({ pix_chave, banco, agencia, conta }: Account): string | undefined {
  if (pix_chave) return `pix ${pix_chave.toLowerCase()}`
  return banco && conta ? `conta ${digits(agencia)} ${digits(conta)}` : undefined
}

/**
 * Two where the provider's system did not report what was paid, and where this refund and those of 30 days to the same
 * customer, document, Pix key or account pass the limit together; otherwise one.
 */
export async function approvalsNeeded(
  { parameters, sealed }: RefundDeps,
  db: Database,
  refund: Counted & { id?: number; valor_pago_conferido: boolean },
  account: Account,
): Promise<1 | 2> {
  if (!refund.valor_pago_conferido) return 2
  const word = wordOf(account)
  const toSame = (other: Counted & { dados_pagamento: string | null }) =>
    (other.id_empresa === refund.id_empresa && other.cod_cliente === refund.cod_cliente) ||
    (Boolean(refund.cpf) && other.cpf === refund.cpf) ||
    (word !== undefined && wordOf(shownAccount(sealed, other.dados_pagamento)) === word)
  const others = (await recentRefunds(db, refund.id)).filter(toSame)
  const total = [...others, refund].reduce((sum, { valor_estorno }) => sum + toCents(valor_estorno), 0)
  return total > (await parameters.read('estorno_limite_reais')) * 100 ? 2 : 1
}
