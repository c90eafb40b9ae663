/** A lead's moves between the stages, and its contacts. The contract has the moves as data (docs/sales.md#moves). */
import { can } from '@intranet/contract/access'
import { lead as text } from '@intranet/contract/messages/leads'
import type { ContactLeadInput, MoveLeadInput } from '@intranet/contract/sales/lead'
import { missingFields, missingRefusal, type LeadNeededValues } from '@intranet/contract/sales/lead-missing'
import { moveBetween, type LeadMoveNeed } from '@intranet/contract/sales/lead-words'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import type { Parameters } from '../../../platform/parameters.ts'
import { assertNewest } from '../../../platform/records.ts'
import { openSale } from '../../desk/open-sale.service.ts'
import { isLeadCovered, isReleased, providersWithCoverage } from './lead-checks.queries.ts'
import { assertMayEffect, isOtherPlan, planAfter, planJudge } from './lead-price.service.ts'
import { becomesTheirs } from './lead-assign.service.ts'
import {
  assertNamed,
  changeLead,
  contacted,
  holdLead,
  now,
  recordHistory,
  type LockedLead,
} from './lead-writes.queries.ts'

/**
 * A blacklisted lead cannot advance until a manager allows it, with a reason that stays in its history. What they allowed
 * ends with a sale: one that was cancelled asks again.
 */
async function assertReleased(db: Database, actor: Actor, locked: LockedLead, liberacao?: string | null) {
  if (!locked.blacklist) return
  if (await isReleased(db, locked.id)) return
  if (!can(actor, 'vendas', 'manage') || !liberacao) throw refusals.field('liberacao', text.blocklistHolds)
  await recordHistory(db, actor, [{ id_lead: locked.id, acao: 'liberada', texto: liberacao }])
}

async function isCovered(db: Database, locked: LockedLead): Promise<boolean> {
  if (!(await providersWithCoverage(db, [locked.id_empresa])).has(locked.id_empresa)) return true
  return isLeadCovered(db, locked.id)
}

type Asked = (db: Database, locked: LockedLead, input: MoveLeadInput) => Promise<void> | void

const assertFilled = (need: LeadMoveNeed, values: LeadNeededValues) => {
  const lacking = missingFields(need, values)
  if (!lacking.length) return
  const { message, campos } = missingRefusal(lacking)
  throw new AppError('invalid', message, { campos })
}

/** The fields that each move requires; throws with the missing ones. */
const assertReady: Record<LeadMoveNeed, Asked> = {
  motivo: (_db, _locked, { texto }) => {
    if (!texto) throw refusals.field('texto', text.reasonRequired)
  },
  contato: (_db, { tentativas }, { texto }) => {
    if (!tentativas && !texto) throw refusals.field('texto', text.contactRequired)
  },
  endereco: (_db, locked) => assertFilled('endereco', locked),
  cobertura: async (db, locked) => {
    if (!(await isCovered(db, locked))) throw refusals.field('status', text.coverageRequired)
  },
  venda: (_db, { contrato, produto, valor }, input) =>
    assertFilled('venda', {
      contrato: input.contrato ?? contrato,
      produto: input.produto ?? produto,
      valor: input.valor ?? valor,
    }),
}

/** What the sale's own plan means for the lead's mark; one off the table is a manager's to effect. */
async function saleMark(db: Database, actor: Actor, locked: LockedLead, input: MoveLeadInput) {
  const sold = { produto: input.produto || undefined, valor: input.valor || undefined }
  if (!isOtherPlan(locked, sold)) return void assertMayEffect(actor, locked.fora_tabela_em)
  const judge = planJudge(db, actor, input.fora_tabela)
  const mark = await judge(planAfter(locked, sold), input.motivo_fora_tabela)
  assertMayEffect(actor, mark.fora_tabela_em)
  return mark
}

/** Moves an open lead one stage on or back. 5 is final: it is the sale, which the backoffice audits from then on. */
export async function moveLead(
  { parameters }: { parameters: Parameters },
  db: Database,
  actor: Actor,
  input: MoveLeadInput,
) {
  const locked = await holdLead(db, actor, input.id)
  assertNewest(input, locked)
  assertNamed(locked)
  const move = moveBetween(locked.status, input.status)
  if (locked.desfecho !== 'aberta' || !move) throw refusals.field('status', text.moveNotAllowed)
  const forward = input.status > locked.status
  if (forward) await assertReleased(db, actor, locked, input.liberacao)
  await assertReady[move.exige](db, locked, input)
  const mark = move.exige === 'venda' ? await saleMark(db, actor, locked, input) : {}
  await recordHistory(db, actor, [
    {
      id_lead: locked.id,
      acao: 'status',
      status_de: locked.status,
      status_para: input.status,
      texto: input.texto ?? null,
    },
  ])
  const { contrato, produto, valor } = input
  const moved = await changeLead(db, locked.id, {
    status: input.status,
    status_em: now,
    ...becomesTheirs(actor, locked),
    ...(move.exige === 'contato' && input.texto && contacted),
    ...(move.exige === 'venda' && {
      finalizada_em: now,
      ...(contrato && { contrato }),
      ...(produto && { produto }),
      ...(valor && { valor }),
      ...mark,
    }),
  })
  if (move.exige === 'venda') await openSale(db, parameters, locked.id)
  return moved
}

/** A contact with the customer, and when the next one is promised. */
export async function recordContact(db: Database, actor: Actor, input: ContactLeadInput) {
  const locked = await holdLead(db, actor, input.id)
  assertNewest(input, locked)
  if (locked.desfecho === 'excluida') throw refusals.notFound()
  assertNamed(locked)
  if (locked.desfecho !== 'aberta') throw new AppError('conflict', text.closed)
  await recordHistory(db, actor, [{ id_lead: locked.id, acao: 'contato', texto: input.texto }])
  const { proximo_contato } = input
  return changeLead(db, locked.id, {
    ...contacted,
    ...becomesTheirs(actor, locked),
    ...(proximo_contato !== undefined && { proximo_contato }),
  })
}
