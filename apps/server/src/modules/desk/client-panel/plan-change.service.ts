import type { PlanChangeInput } from '@intranet/contract/desk/client-panel'
import { planChangeNames } from '@intranet/contract/desk/client-panel-words'
import { fromCents } from '@intranet/contract/desk/cents'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { found } from '../../../platform/records.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { assertNoneOpen } from '../../sales/leads/lead-checks.queries.ts'
import { createLeads } from '../../sales/leads/lead.service.ts'
import type { EnteredVisit } from './attendance.queries.ts'
import { spoken } from './erp-refusals.ts'
import { findCustomer } from './exact-customer.ts'
import { insertNote } from './local-facts.queries.ts'
import { panelSystem } from './view.service.ts'

/** What the ERP knows of the customer and of the contract that is to change. */
async function findContract(deps: Deps, visit: EnteredVisit, contrato: string) {
  const system = panelSystem(deps, visit)
  const { cod_cliente } = visit
  const [customer, contracts] = await Promise.all([
    findCustomer(system, cod_cliente),
    spoken(() => system.call('contratos', { cod_cliente })),
  ])
  return { customer, contract: found(contracts.find((one) => one.contrato === contrato)) }
}

/**
 * What a customer wants of a contract: an upgrade, a downgrade and a move become a lead for sales, a cancellation is
 * noted with its reason. Each of them is in the customer's records. Refused while another lead of the customer is open.
 */
export async function requestPlanChange(
  deps: Deps,
  actor: Actor,
  visit: EnteredVisit,
  { tipo, contrato, texto }: PlanChangeInput,
) {
  const { customer, contract } = await findContract(deps, visit, contrato)
  return inTransaction(deps.connection.db, actor, async (db) => {
    await insertNote(
      db,
      visit,
      actor.id,
      `${planChangeNames[tipo]} do contrato ${contrato}: ${texto}`.slice(0, 450),
    )
    if (tipo === 'cancelamento') return { id_lead: null }
    if (customer?.cpf) await assertNoneOpen(db, [{ id_empresa: visit.id_empresa, documento: customer.cpf }])
    const phone = customer?.telefones[0]
    const [lead] = await createLeads(db, actor, [
      {
        id_empresa: visit.id_empresa,
        cliente: visit.nome_razaosocial,
        origem: 'interno',
        tipo,
        cod_cliente: visit.cod_cliente,
        documento: customer?.cpf ?? null,
        fone: phone && phone.length >= 10 ? phone : null,
        contrato,
        produto_atual: contract.produto,
        valor_atual: contract.valor === null ? null : fromCents(contract.valor),
      },
    ])
    return { id_lead: lead!.id }
  })
}
