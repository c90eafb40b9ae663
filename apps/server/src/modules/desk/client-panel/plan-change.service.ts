import type { PlanChangeInput } from '@intranet/contract/desk/client-panel'
import { planChangeNames } from '@intranet/contract/desk/client-panel-words'
import { fromCents } from '@intranet/contract/desk/cents'
import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import { waitForLock } from '../../../platform/locks.ts'
import { found } from '../../../platform/records.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { assertNoneOpen, customerHasOpenLead } from '../../sales/leads/lead-checks.queries.ts'
import { createLeads } from '../../sales/leads/lead.service.ts'
import { recordHistory } from '../../sales/leads/lead-writes.queries.ts'
import { hasOpenProblem, problemTypeTitled } from '../open-problem.queries.ts'
import { openProblem } from '../open-problem.service.ts'
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

/** The kind of problem that a wish to cancel is: made once, and its hours are the desk's to change. */
const CANCELLATION = { titulo: 'Pedido de cancelamento', area: 'geral', sla_horas: 24, ativo: true } as const

/** A problem of the desk, for somebody who answers for it. Throws 409 while one of the contract is open. */
async function askToCancel(
  deps: Deps,
  db: Database,
  actor: Actor,
  visit: EnteredVisit,
  { begins, descricao }: { begins: string; descricao: string },
): Promise<number> {
  const { id_empresa, cod_cliente, nome_razaosocial: cliente } = visit
  const kind = await problemTypeTitled(db, CANCELLATION)
  if (await hasOpenProblem(db, { id_empresa, cod_cliente, id_tipo: kind.id, begins }))
    throw new AppError('conflict', text.openCancellation)
  const whose = { id_empresa, cod_cliente, cliente, id_usuario: actor.id }
  const row = { ...whose, id_tipo: kind.id, descricao, prioridade: 'alta' as const }
  const clock = { hours: kind.sla_horas, place: { cidade: null, uf: null } }
  return (await openProblem(deps, db, row, clock)).id
}

/**
 * What a customer wants of a contract: an upgrade, a downgrade and a move become a lead for sales, a cancellation a
 * problem of the desk. Refused while another of the customer is open (docs/client-panel.md#changes-of-a-contract).
 */
export async function requestPlanChange(
  deps: Deps,
  actor: Actor,
  visit: EnteredVisit,
  { tipo, contrato, texto }: PlanChangeInput,
) {
  const { customer, contract } = await findContract(deps, visit, contrato)
  return inTransaction(deps.connection.db, actor, async (db) => {
    await waitForLock(db, 'planChange', `${visit.id_empresa} ${visit.cod_cliente}`)
    const begins = `${planChangeNames[tipo]} do contrato ${contrato}: `
    const asked = `${begins}${texto}`.slice(0, 450)
    await insertNote(db, visit, actor.id, asked)
    if (tipo === 'cancelamento') {
      const about = { begins, descricao: asked }
      return { id_lead: null, id_problema: await askToCancel(deps, db, actor, visit, about) }
    }
    if (customer?.cpf) await assertNoneOpen(db, [{ id_empresa: visit.id_empresa, documento: customer.cpf }])
    if (await customerHasOpenLead(db, visit)) throw new AppError('conflict', text.openLead)
    const [lead] = await createLeads(db, actor, [
      {
        id_empresa: visit.id_empresa,
        cliente: visit.nome_razaosocial,
        origem: 'interno',
        tipo,
        cod_cliente: visit.cod_cliente,
        documento: customer?.cpf ?? null,
        fone: customer?.telefones.find((phone) => phone.length >= 10) ?? null,
        contrato,
        produto_atual: contract.produto,
        valor_atual: contract.valor === null ? null : fromCents(contract.valor),
      },
    ])
    await recordHistory(db, actor, [{ id_lead: lead!.id, acao: 'contato', texto: asked }])
    return { id_lead: lead!.id, id_problema: null }
  })
}
