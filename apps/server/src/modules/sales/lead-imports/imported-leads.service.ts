/** Second half of an import: participants become leads, and undoing it as long as nobody has changed the leads. */
import { leadImport as text } from '@intranet/contract/messages/lead-imports'
import type { CreateImportedLeadsInput } from '@intranet/contract/sales/lead-imports'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { resumeHistory, silenceHistory } from '../../../platform/history-copies.ts'
import { assertAllFound, found } from '../../../platform/records.ts'
import { createLeads } from '../leads/lead.service.ts'
import { getLeadImport, holdState, setImport, type ImportState } from './lead-import.queries.ts'
import { holdOpenLeads, joinOpenLeads, partOpenLeads, type OpenLead } from './open-leads.queries.ts'
import {
  deleteLeads,
  deleteParticipants,
  holdLeadsOf,
  holdParticipants,
  markAsLeads,
  participantsAmong,
  touchedLeads,
  type LockedParticipant,
} from './participant.queries.ts'
import { awaitImport, dropStaging } from './staging.queries.ts'

/** What one transaction of the job makes. */
const LEADS_A_STEP = 2000

/** What became of some participants. */
interface Made {
  criadas: number
  unidas: number
  puladas: number
}

const none: Made = { criadas: 0, unidas: 0, puladas: 0 }
const sum = (one: Made, other: Made): Made => ({
  criadas: one.criadas + other.criadas,
  unidas: one.unidas + other.unidas,
  puladas: one.puladas + other.puladas,
})

/** People who already have an open lead, or are listed twice, would get one lead too many. */
function partByOpenLead(people: readonly LockedParticipant[], open: ReadonlyMap<string, OpenLead>) {
  const taken = new Set(open.keys())
  return Object.groupBy(people, ({ cpf }) => {
    if (cpf && taken.has(cpf)) return 'second'
    if (cpf) taken.add(cpf)
    return 'fresh'
  })
}

/** Creates the leads of participants without one, and merges or skips participants with an open lead. */
async function createFrom(
  db: Database,
  state: ImportState,
  people: readonly LockedParticipant[],
  actor: number | null,
): Promise<Made> {
  const documents = [...new Set(people.flatMap(({ cpf }) => cpf ?? []))]
  const { fresh = [], second = [] } = partByOpenLead(
    people,
    await holdOpenLeads(db, state.id_empresa, documents),
  )
  await silenceHistory(db)
  const drafts = fresh.map(({ id, nome, cpf, telefone }) => ({
    id_empresa: state.id_empresa,
    id_campanha: state.id_campanha,
    id_canal: state.id_canal,
    id_participante: id,
    origem: 'importacao' as const,
    cliente: nome,
    documento: cpf,
    fone: telefone,
  }))
  await createLeads(db, actor === null ? null : ({ id: actor } as Actor), drafts)
  await markAsLeads(
    db,
    fresh.map(({ id }) => id),
  )
  await resumeHistory(db)
  if (!second.length || state.com_lead_aberta === 'pular')
    return { criadas: fresh.length, unidas: 0, puladas: second.length }
  const open = await holdOpenLeads(
    db,
    state.id_empresa,
    second.map(({ cpf }) => cpf!),
  )
  const joined = second.flatMap((participant) => {
    const lead = open.get(participant.cpf!)
    return lead ? { participant, lead } : []
  })
  await joinOpenLeads(db, state, joined, actor)
  return { criadas: fresh.length, unidas: joined.length, puladas: second.length - joined.length }
}

/** A step of creating the leads of all. */
export async function createNextLeads(db: Database, state: ImportState): Promise<void> {
  const people = await holdParticipants(db, state.id, { after: state.criada_ate }, LEADS_A_STEP)
  const made = await createFrom(db, state, people, state.id_usuario_criacao)
  const [leads_criadas, leads_unidas, leads_puladas] = [
    state.leads_criadas + made.criadas,
    state.leads_unidas + made.unidas,
    state.leads_puladas + made.puladas,
  ]
  const done = leads_criadas + leads_unidas + leads_puladas
  await setImport(db, state.id, {
    leads_criadas,
    leads_unidas,
    leads_puladas,
    criada_ate: people.at(-1)?.linha ?? state.criada_ate,
    progresso: Math.floor((done / Math.max(1, state.total_participantes)) * 100),
    ...(people.length < LEADS_A_STEP && { situacao: 'importada', progresso: 100 }),
  })
}

/** The import, locked, if its step is one of `situations`. For people who may not see it, it does not exist. */
export async function lockedImport(db: Database, actor: Actor, id: number, situations: readonly string[]) {
  const seen = found(await getLeadImport(db, actor, id))
  if (!seen.editavel) throw refusals.forbidden()
  const wrong = () => new AppError('conflict', text.wrongMoment)
  if (!situations.includes(seen.situacao)) throw wrong()
  await awaitImport(db, id)
  const state = found(await holdState(db, id))
  if (!situations.includes(state.situacao)) throw wrong()
  return state
}

/** Leads of the ticked participants at once; those of all are made by the job. Asked twice it makes them once. */
export async function createImportedLeads(
  db: Database,
  actor: Actor,
  { id, participantes, todos, com_lead_aberta }: CreateImportedLeadsInput,
): Promise<Made & { message: string }> {
  const locked = await lockedImport(db, actor, id, ['importada', 'criando'])
  const state = { ...locked, com_lead_aberta: com_lead_aberta ?? locked.com_lead_aberta }
  if (todos) {
    await setImport(db, id, {
      situacao: 'criando',
      id_usuario_criacao: actor.id,
      com_lead_aberta: state.com_lead_aberta,
      criada_ate: 0,
      leads_puladas: 0,
      progresso: 0,
    })
    return { ...none, message: text.creating }
  }
  assertAllFound(participantes!, await participantsAmong(db, id, participantes!), 'participantes')
  let made = none
  for (let at = 0; at < participantes!.length; at += LEADS_A_STEP) {
    const ids = participantes!.slice(at, at + LEADS_A_STEP)
    made = sum(
      made,
      await createFrom(db, state, await holdParticipants(db, id, { ids }, LEADS_A_STEP), actor.id),
    )
  }
  await setImport(db, id, {
    leads_criadas: locked.leads_criadas + made.criadas,
    leads_unidas: locked.leads_unidas + made.unidas,
  })
  const { criadas, unidas, puladas } = made
  const message = criadas + unidas + puladas ? text.created(criadas, unidas, puladas) : text.noneNew
  return { ...made, message }
}

/**
 * Takes an import back, its leads too. Leads that went to the ERP or that a person touched stay, with their participants;
 * 409 when none can go. See docs/lead-imports.md#undoing.
 */
export async function undoImport(db: Database, actor: Actor, id: number): Promise<{ message: string }> {
  const state = await lockedImport(db, actor, id, ['nova', 'conferida', 'importada', 'falhou'])
  const leads = await holdLeadsOf(db, id)
  const kept = leads.length ? await touchedLeads(db, leads) : []
  if (kept.length && kept.length === leads.length) throw new AppError('conflict', text.touched(kept.length))
  await partOpenLeads(db, state, actor.id)
  await silenceHistory(db)
  const stays = new Set(kept)
  const gone = leads.filter((lead) => !stays.has(lead))
  await deleteLeads(db, gone)
  await deleteParticipants(db, id, kept)
  await dropStaging(db, id)
  await resumeHistory(db)
  if (kept.length) {
    await setImport(db, state.id, {
      total_participantes: kept.length,
      leads_criadas: kept.length,
      leads_unidas: 0,
      leads_puladas: 0,
      linhas_com_lead: 0,
      linhas_com_erro: 0,
    })
    return { message: text.partlyUndone(gone.length, kept.length) }
  }
  await setImport(db, state.id, {
    situacao: 'desfeita',
    id_file: null,
    colunas: null,
    mapa: null,
    amostra: null,
    amostra_linhas: null,
    progresso: 0,
    total_participantes: 0,
    leads_criadas: 0,
    leads_unidas: 0,
    leads_puladas: 0,
    linhas_com_lead: 0,
  })
  return { message: text.undone }
}
