/** What was agreed with a customer, once the lead is a sale (docs/sales.md#sold-leads). */
import { can } from '@intranet/contract/access'
import { backoffice } from '@intranet/contract/messages/backoffice'
import { lead as text } from '@intranet/contract/messages/leads'
import { missingFields, missingRefusal } from '@intranet/contract/sales/lead-missing'
import { leadFieldNames } from '@intranet/contract/sales/lead-words'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import type { Parameters } from '../../../platform/parameters.ts'
import { followLeads } from '../../desk/open-sale.service.ts'
import { agreedFields, type AgreedFields } from './sold-lead.queries.ts'
import { recordHistory } from './lead-writes.queries.ts'

/** The agreed fields of a lead before a change; undefined for a lead that is no sale. */
export const agreedBefore = async (db: Database, locked: { id: number; desfecho: string }) =>
  locked.desfecho === 'efetivada' ? agreedFields(db, locked.id) : undefined

const labels: Readonly<Record<string, string>> = leadFieldNames

/**
 * Refuses a change of what was agreed but by a manager with a reason, which the history keeps; the sale of the backoffice
 * follows, and is audited again. To be called in the change's transaction, after it.
 */
export async function correctSale(
  deps: { parameters: Parameters },
  db: Database,
  actor: Actor,
  { id, before, motivo }: { id: number; before: AgreedFields | undefined; motivo?: string | null },
): Promise<void> {
  if (!before) return
  const after = await agreedFields(db, id)
  const changed = Object.keys(before).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  if (!changed.length) return
  assertMayCorrect(actor, motivo)
  assertStillSold(before, after)
  const fields = changed.map((key) => labels[key] ?? key).join(', ')
  await recordHistory(db, actor, [
    { id_lead: id, acao: 'corrigida', texto: `${fields}: ${motivo}`.slice(0, 450) },
  ])
  await auditAgain(deps, db, actor, [id])
}

const sale = (values: AgreedFields) =>
  missingFields('venda', {
    contrato: values['contrato'] as string | null,
    produto: values['produto'] as string | null,
    valor: values['valor'] as string | null,
  })

/** A correction empties neither contract nor product nor value. */
function assertStillSold(before: AgreedFields, after: AgreedFields): void {
  const lacked = sale(before)
  const emptied = sale(after).filter((field) => !lacked.includes(field))
  if (!emptied.length) return
  const { message, campos } = missingRefusal(emptied)
  throw new AppError('invalid', message, { campos })
}

/** Throws 403 for who is no manager of sales, 422 without a reason. */
export function assertMayCorrect(actor: Actor, motivo: string | null | undefined): void {
  if (!can(actor, 'vendas', 'manage')) throw new AppError('forbidden', text.soldFinal)
  if (!motivo) throw refusals.field('motivo', text.soldReason)
}

/** The backoffice's sales become what their leads are; who had approved one, or sent it back, is notified. */
export async function auditAgain(
  { parameters }: { parameters: Parameters },
  db: Database,
  actor: Actor,
  ids: readonly number[],
): Promise<void> {
  for (const { id, id_auditor, cliente, reaberta } of await followLeads(db, parameters, ids))
    if (reaberta && id_auditor !== null)
      await notifyOthers(db, actor, {
        usuarios: [id_auditor],
        data: {
          modulo: 'backoffice',
          msg: backoffice.saleChanged(cliente),
          rota: `/backoffice/vendas/listagem?ver=${id}`,
        },
        sobre: `bo_venda:${id}`,
      })
}
