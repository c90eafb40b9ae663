/** What a customer paid, as the provider's system reports it (docs/desk.md#what-was-paid). */
import { fromCents, toCents } from '@intranet/contract/desk/cents'
import { formatMoney } from '@intranet/contract/formats'
import { refund as text } from '@intranet/contract/messages/refunds'
import type { Deps } from '../../../platform/deps.ts'
import { erpOf, type ErpSystem } from '../../../platform/erp/erp-system.ts'
import { refusals } from '../../../platform/errors.ts'
import { orAway } from '../../../platform/or-away.ts'
import { groundOf } from '../../../platform/erp/erp-ground.ts'

interface Payment {
  id_empresa: number
  cod_cliente: string
  fatura?: string | null
  valor_pago: string
}

async function paidFor(system: ErpSystem, cod_cliente: string, fatura: string): Promise<number | null> {
  if (system.abilities.has('pagamentos')) {
    const payments = (await system.call('pagamentos', { cod_cliente })).filter((one) => one.fatura === fatura)
    if (payments.length > 0) return payments.reduce((sum, { valor }) => sum + valor, 0)
  }
  if (!system.abilities.has('faturas')) return null
  const invoices = await system.call('faturas', { cod_cliente })
  return invoices.find((one) => one.fatura === fatura && one.situacao === 'paga')?.valor ?? null
}

/** In cents; null where there is no invoice, no connection, no answer, or the system does not know such a payment. */
async function paidByErp(deps: Deps, { id_empresa, cod_cliente, fatura }: Payment): Promise<number | null> {
  const system = fatura ? await erpOf(groundOf(deps), id_empresa) : null
  return system && fatura ? orAway(paidFor(system, cod_cliente, fatura)) : null
}

/** Whether the system reports this amount. Throws 422 where it reports another one. Never within a transaction. */
export async function isPaidAmount(deps: Deps, payment: Payment): Promise<boolean> {
  const paid = await paidByErp(deps, payment)
  if (paid !== null && paid !== toCents(payment.valor_pago))
    throw refusals.field('valor_pago', text.paidOther(formatMoney(fromCents(paid))))
  return paid !== null
}
