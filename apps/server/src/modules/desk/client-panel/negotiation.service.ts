import { can } from '@intranet/contract/access'
import type { SimulateInput } from '@intranet/contract/desk/client-panel'
import { negotiationLimits, PROPOSAL_DAYS } from '@intranet/contract/desk/client-panel-words'
import { fromCents } from '@intranet/contract/desk/cents'
import { negotiate, type Negotiation } from '@intranet/contract/desk/negotiation'
import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import { daysBetween, todayInBrazil } from '@intranet/contract/today'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { ErpGround } from '../../../platform/erp/erp-ground.ts'
import { erpOf } from '../../../platform/erp/erp-system.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { orAway } from '../../../platform/or-away.ts'
import { found } from '../../../platform/records.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { act } from './action.service.ts'
import type { EnteredVisit } from './attendance.queries.ts'
import { assertOffered, spoken } from './erp-refusals.ts'
import {
  acceptedNegotiations,
  cancelNegotiation,
  claimNegotiation,
  endNegotiation,
  insertNegotiation,
  keyOfNegotiation,
  negotiationOf,
  negotiationsOf,
  settleNegotiation,
  type StoredNegotiation,
} from './negotiation.queries.ts'
import { proposalPdf } from './proposal-pdf.ts'
import { panelSystem } from './view.service.ts'

const FIRST_WITHIN = 15
/** Days after which an instalment that was not paid breaks the agreement. */
const BREAKS_AFTER = 5

const limitsOf = (actor: Actor) =>
  can(actor, 'painel_cliente', 'manage') ? negotiationLimits.gestor : negotiationLimits.solicitante

function assertTerms(actor: Actor, { parcelas, desconto, primeira }: SimulateInput, today: string): void {
  const limits = limitsOf(actor)
  if (parcelas > limits.parcelas) throw refusals.field('parcelas', text.tooManyInstalments(limits.parcelas))
  if (desconto > limits.desconto) throw refusals.field('desconto', text.discountLimit(limits.desconto))
  const days = daysBetween(today, primeira)
  if (days < 0 || days > FIRST_WITHIN) throw refusals.field('primeira', text.firstInstalment)
}

/** The invoices of now, not those that were kept: amounts are agreed on. */
async function countedNow(
  deps: Deps,
  actor: Actor,
  visit: EnteredVisit,
  input: SimulateInput,
): Promise<Negotiation> {
  const today = todayInBrazil()
  assertTerms(actor, input, today)
  const { cod_cliente } = visit
  const all = await spoken(() => panelSystem(deps, visit).call('faturas', { cod_cliente }))
  const chosen = all.filter(({ fatura }) => input.faturas.includes(fatura))
  const overdue = chosen.filter(
    ({ situacao, vencimento }) => (situacao === 'vencida' || situacao === 'aberta') && vencimento < today,
  )
  if (overdue.length < new Set(input.faturas).size) throw new AppError('invalid', text.onlyOverdue)
  const [multa, juros] = await Promise.all([
    deps.parameters.read('negociacao_multa'),
    deps.parameters.read('negociacao_juros'),
  ])
  const terms = { parcelas: input.parcelas, desconto: input.desconto * 100, primeira: input.primeira }
  return negotiate(overdue, today, { multa, juros }, terms)
}

const parts = (parcelas: Negotiation['parcelas']) =>
  parcelas.map(({ vencimento, valor }) => ({ vencimento, valor: fromCents(valor) }))

export async function simulate(deps: Deps, actor: Actor, visit: EnteredVisit, input: SimulateInput) {
  const made = await countedNow(deps, actor, visit, input)
  return {
    faturas: made.faturas.map(({ fatura, vencimento, dias, valor, multa, juros, total }) => ({
      fatura,
      vencimento,
      dias,
      valor: fromCents(valor),
      multa: fromCents(multa),
      juros: fromCents(juros),
      total: fromCents(total),
    })),
    principal: fromCents(made.principal),
    multa: fromCents(made.multa),
    juros: fromCents(made.juros),
    desconto: fromCents(made.desconto),
    antes: fromCents(made.antes),
    total: fromCents(made.total),
    parcelas: parts(made.parcelas),
  }
}

/** Refused where the system could never take the acceptance (docs/client-panel.md#negotiation). */
export async function propose(deps: Deps, actor: Actor, visit: EnteredVisit, input: SimulateInput) {
  assertOffered(panelSystem(deps, visit), 'negociar')
  const made = await countedNow(deps, actor, visit, input)
  const id = await inTransaction(deps.connection.db, actor, (db) =>
    insertNegotiation(db, visit, actor.id, made, PROPOSAL_DAYS),
  )
  return { id }
}

const asRow = ({
  id_empresa: _,
  cod_cliente: __,
  nome_razaosocial: ___,
  provedor: ____,
  ...row
}: StoredNegotiation) => ({
  ...row,
  faturas: row.faturas.map(({ fatura }) => fatura),
  parcelas: parts(row.parcelas),
})

export async function negotiationList(deps: Deps, actor: Actor, visit: EnteredVisit) {
  const rows = await negotiationsOf(deps.connection.db, visit)
  return { limites: limitsOf(actor), dados: rows.map(asRow) }
}

/** Whether its time, or the day of its first instalment, is over. */
const hasExpired = ({ valida_ate, parcelas: [first] }: StoredNegotiation, today: string) =>
  valida_ate < today || (first !== undefined && first.vencimento < today)

/** The customer says yes: the ERP is asked once, under a key that belongs to the negotiation. */
export async function accept(deps: Deps, actor: Actor, visit: EnteredVisit, id: number) {
  const { db } = deps.connection
  const row = found(await negotiationOf(db, visit, id))
  if (row.situacao === 'proposta' && hasExpired(row, todayInBrazil()))
    throw new AppError('conflict', text.expired)
  if (!['proposta', 'incerto', 'aceita'].includes(row.situacao))
    throw new AppError('conflict', text.notProposed)
  const chave = keyOfNegotiation(id)
  return act({
    deps,
    actor,
    visit,
    tipo: 'negociar',
    chave,
    alvo: row.protocolo,
    corpo: {
      cod_cliente: row.cod_cliente,
      faturas: row.faturas.map(({ fatura }) => fatura),
      parcelas: row.parcelas,
      protocolo: row.protocolo,
    },
    async assert(transaction) {
      if (!(await claimNegotiation(transaction, id))) throw new AppError('conflict', text.notProposed)
    },
    also: (transaction, { situacao }) => settleNegotiation(transaction, chave, situacao),
  })
}

export async function proposalOf(deps: Deps, visit: EnteredVisit, id: number) {
  return { conteudo: await proposalPdf(found(await negotiationOf(deps.connection.db, visit, id))) }
}

export async function withdraw(deps: Deps, actor: Actor, visit: EnteredVisit, id: number): Promise<void> {
  const { db } = deps.connection
  found(await negotiationOf(db, visit, id))
  const done = await inTransaction(db, actor, (transaction) => cancelNegotiation(transaction, id))
  if (!done) throw new AppError('conflict', text.notProposed)
}

type Invoice = { vencimento: string; valor: number; situacao: string }

/**
 * Kept when every instalment is paid, broken when one is overdue for days; undefined while it runs. An instalment of which the
 * ERP has no invoice, or another day or amount, is looked for until days after the last one.
 */
export function fateOf(
  parcelas: Negotiation['parcelas'],
  invoices: readonly Invoice[],
  today: string,
): 'cumprida' | 'quebrada' | undefined {
  const theirs = parcelas.map(({ vencimento, valor }) =>
    invoices.find((one) => one.vencimento === vencimento && one.valor === valor),
  )
  if (theirs.every((one) => one?.situacao === 'paga')) return 'cumprida'
  const isOver = ({ vencimento }: { vencimento: string }) => daysBetween(vencimento, today) > BREAKS_AFTER
  const late = theirs.some((one) => one && one.situacao !== 'paga' && isOver(one)) || parcelas.every(isOver)
  return late ? 'quebrada' : undefined
}

/** Nightly: what became of the agreements. An ERP that is away is asked the next night. */
export async function followNegotiations(ground: ErpGround): Promise<number> {
  let ended = 0
  for (let after = 0; ;) {
    const some = await acceptedNegotiations(ground.db, after, 200)
    if (!some.length) return ended
    for (const { id, id_empresa, cod_cliente, parcelas } of some) {
      after = id
      const system = await erpOf(ground, id_empresa)
      const invoices = system && (await orAway(system.call('faturas', { cod_cliente })))
      const fate = invoices && fateOf(parcelas, invoices, todayInBrazil())
      if (!fate) continue
      await inTransaction(ground.db, null, (db) => endNegotiation(db, id, fate))
      ended += 1
    }
  }
}
