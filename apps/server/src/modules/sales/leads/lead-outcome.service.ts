/** How an open lead ends without a sale, and how it comes back. */
import { can, isSuperadmin } from '@intranet/contract/access'
import { lead as text } from '@intranet/contract/messages/leads'
import type {
  CloseLeadInput,
  ReopenLeadInput,
  UnfeasibleLeadInput,
  WrongLeadInput,
} from '@intranet/contract/sales/lead'
import type { LeadEvent } from '@intranet/contract/sales/lead-words'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { assertNewest } from '../../../platform/records.ts'
import { markLeads } from '../blacklist/blacklist-marks.queries.ts'
import { sendToErp } from '../erp/send-to-erp.queries.ts'
import { takeUpCoverage } from './coverage-results.queries.ts'
import { assertOnlyOpen } from './lead-checks.queries.ts'
import { becomesTheirs } from './lead-assign.service.ts'
import {
  assertNamed,
  changeLead,
  holdLead,
  now,
  recordHistory,
  type LockedLead,
  type LeadChange,
} from './lead-writes.queries.ts'

interface Change {
  id: number
  updated_at?: string
}

interface Ending {
  acao: LeadEvent
  texto?: string | null
  set: LeadChange
  /** Outcomes it may come from; the open one by default. */
  from?: readonly string[]
}

async function hold(db: Database, actor: Actor, input: Change): Promise<LockedLead> {
  const locked = await holdLead(db, actor, input.id)
  assertNewest(input, locked)
  if (locked.desfecho === 'excluida' && !isSuperadmin(actor)) throw refusals.notFound()
  return locked
}

async function end(db: Database, actor: Actor, input: Change, ending: Ending) {
  const locked = await hold(db, actor, input)
  if (!(ending.from ?? ['aberta']).includes(locked.desfecho)) throw new AppError('conflict', text.closed)
  await recordHistory(db, actor, [{ id_lead: locked.id, acao: ending.acao, texto: ending.texto ?? null }])
  return changeLead(db, locked.id, ending.set)
}

const unsold = ['aberta', 'inativada', 'inviavel', 'sem_cobertura'] as const

export const markWrong = (db: Database, actor: Actor, input: WrongLeadInput) =>
  end(db, actor, input, {
    acao: 'errada',
    texto: input.texto,
    set: { wrong_motivo: input.wrong_motivo },
    from: unsold,
  })

/** Viability shows that there is no coverage: the lead keeps its stage and leaves the pipeline. */
export async function markUnfeasible(db: Database, actor: Actor, input: UnfeasibleLeadInput) {
  const { status, desfecho } = await hold(db, actor, input)
  if (desfecho === 'aberta' && status !== 3) throw refusals.field('status', text.moveNotAllowed)
  const { motivo_inviabilidade, texto } = input
  return end(db, actor, input, {
    acao: 'inviavel',
    texto: texto ?? motivo_inviabilidade,
    set: { motivo_inviabilidade },
  })
}

export const inactivate = (db: Database, actor: Actor, input: CloseLeadInput) =>
  end(db, actor, input, {
    acao: 'inativada',
    texto: input.motivo,
    set: { inativada_em: now, motivo_inativacao: input.motivo },
  })

export const exclude = (db: Database, actor: Actor, input: CloseLeadInput) =>
  end(db, actor, input, {
    acao: 'excluida',
    texto: input.motivo,
    set: { excluida_em: now, motivo_exclusao: input.motivo, id_usuario_exclusao: actor.id },
    from: [...unsold, 'errada'],
  })

/** Back to the outcome it had before: its other fields stay as they are. */
export async function restore(db: Database, actor: Actor, input: ReopenLeadInput) {
  const restored = await end(db, actor, input, {
    acao: 'restaurada',
    texto: input.texto,
    set: { excluida_em: null, motivo_exclusao: null, id_usuario_exclusao: null },
    from: ['excluida'],
  })
  await assertOnlyOpen(db, input.id)
  await markLeads(db, { ids: [input.id] })
  return restored
}

/**
 * Reopens a lost lead. Sellers may reopen inactive and unfeasible ones, managers wrong ones too. A free lead that a
 * seller reopens becomes theirs.
 */
export async function reactivate(db: Database, actor: Actor, input: ReopenLeadInput) {
  const locked = await hold(db, actor, input)
  const manages = can(actor, 'vendas', 'manage')
  if (locked.desfecho === 'aberta') throw new AppError('conflict', text.notReopenable)
  if (locked.desfecho === 'efetivada') throw new AppError('conflict', text.soldNotReopenable)
  if (locked.desfecho === 'excluida' || (locked.desfecho === 'errada' && !manages)) throw refusals.forbidden()
  assertNamed(locked)
  // Its merge would stay open, and it could never be merged again: it has to be separated instead.
  if (locked.id_lead_associada !== null) throw new AppError('conflict', text.stillMerged)
  const covered = locked.desfecho === 'sem_cobertura' && (await takeUpCoverage(db, actor, locked.id))
  await recordHistory(db, actor, [
    { id_lead: locked.id, acao: covered ? 'cobertura' : 'reativada', texto: input.texto ?? null },
  ])
  const opened = await changeLead(db, locked.id, {
    wrong_motivo: null,
    inativada_em: null,
    motivo_inativacao: null,
    motivo_inviabilidade: null,
    status_em: now,
    ultimo_contato: now,
    ...becomesTheirs(actor, locked),
  })
  await assertOnlyOpen(db, locked.id)
  await markLeads(db, { ids: [locked.id] })
  await sendToErp(db, [locked.id])
  return opened
}
