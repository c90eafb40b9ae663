/** Second half of an import: participants that become leads, and the way back while nobody has touched them. */
import { leadImport as text } from '@intranet/contract/messages/lead-imports'
import type { CreateImportedLeadsInput } from '@intranet/contract/sales/lead-imports'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { assertAllFound, found } from '../../../platform/records.ts'
import { createLeads } from '../leads/lead.service.ts'
import { getLeadImport, holdState, setImport, type ImportState } from './lead-import.queries.ts'
import {
  deleteLeads,
  deleteParticipants,
  holdLeadsOf,
  holdParticipants,
  markAsLeads,
  participantsAmong,
  touchedLeads,
} from './participant.queries.ts'
import { awaitImport, dropStaging } from './staging.queries.ts'
import { withoutHistory } from './without-history.ts'

/** What one transaction of the job makes. */
const LEADS_A_STEP = 2000

/** Makes the leads of participants that have none; `ids` null takes the next ones. Answers how many. */
async function createFrom(
  db: Database,
  state: ImportState,
  ids: readonly number[] | null,
  actor: number | null,
) {
  const chosen = await holdParticipants(db, state.id, ids, LEADS_A_STEP)
  if (!chosen.length) return 0
  await withoutHistory(db, true)
  const drafts = chosen.map(({ id, nome, cpf, telefone }) => ({
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
    chosen.map(({ id }) => id),
  )
  await withoutHistory(db, false)
  return chosen.length
}

/** A step of creating the leads of all. */
export async function createNextLeads(db: Database, state: ImportState): Promise<void> {
  const made = await createFrom(db, state, null, state.id_usuario_criacao)
  const leads_criadas = state.leads_criadas + made
  await setImport(db, state.id, {
    leads_criadas,
    progresso: Math.floor((leads_criadas / Math.max(1, state.total_participantes)) * 100),
    ...(made < LEADS_A_STEP && { situacao: 'importada', progresso: 100 }),
  })
}

/** The import, held, when its step is one of `situations`. Who may not see it is told that it does not exist. */
export async function heldImport(db: Database, actor: Actor, id: number, situations: readonly string[]) {
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
  { id, participantes, todos }: CreateImportedLeadsInput,
): Promise<{ criadas: number; message: string }> {
  const state = await heldImport(db, actor, id, ['importada', 'criando'])
  if (todos) {
    const situacao = 'criando'
    await setImport(db, id, { situacao, id_usuario_criacao: actor.id, progresso: 0 })
    return { criadas: 0, message: text.creating }
  }
  assertAllFound(participantes!, await participantsAmong(db, id, participantes!), 'participantes')
  let criadas = 0
  for (let at = 0; at < participantes!.length; at += LEADS_A_STEP)
    criadas += await createFrom(db, state, participantes!.slice(at, at + LEADS_A_STEP), actor.id)
  await setImport(db, id, { leads_criadas: state.leads_criadas + criadas })
  return { criadas, message: criadas ? text.created(criadas) : text.noneNew }
}

/** Takes an import back, its leads too, unless one went to the ERP or was touched by a person. */
export async function undoImport(db: Database, actor: Actor, id: number): Promise<{ message: string }> {
  const state = await heldImport(db, actor, id, ['nova', 'conferida', 'importada', 'falhou'])
  const leads = await holdLeadsOf(db, id)
  const touched = leads.length ? await touchedLeads(db, leads) : 0
  if (touched) throw new AppError('conflict', text.touched(touched))
  await withoutHistory(db, true)
  await deleteLeads(db, leads)
  await deleteParticipants(db, id)
  await dropStaging(db, id)
  await withoutHistory(db, false)
  await setImport(db, state.id, {
    situacao: 'desfeita',
    id_file: null,
    colunas: null,
    mapa: null,
    amostra: null,
    progresso: 0,
    total_participantes: 0,
    leads_criadas: 0,
  })
  return { message: text.undone }
}
