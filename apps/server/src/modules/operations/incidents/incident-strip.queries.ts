/** What is open now, and the planned work ahead: the few that homes show. */
import type { IncidentPriority, IncidentState } from '@intranet/contract/operations/incident-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { audience, countIncidents, priorityOrder, relevance, stillOpen } from './incident.queries.ts'

const shown = (db: Database, actor: Actor) =>
  stillOpen(db, actor).select([
    'i.id',
    'i.titulo',
    'k.color',
    'k.icone',
    sql<IncidentPriority>`i.prioridade`.as('prioridade'),
    sql<IncidentState>`i.situacao`.as('situacao'),
    'i.inicio',
    'i.previsao',
    audience.as('abrangencia'),
  ])

/** How many there are of both kinds, shown or not: what the card says. */
export async function openTotal(db: Database, actor: Actor): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${countIncidents(db, actor)} as total`.execute(db)
  return rows[0]!.total
}

/** The first open incidents, critical ones before all others. */
export const openIncidents = (db: Database, actor: Actor, limit: number) =>
  shown(db, actor)
    .where(sql<boolean>`not (k.programada and i.inicio > now())`)
    .orderBy(priorityOrder)
    .orderBy(relevance(actor), 'desc')
    .orderBy('i.id')
    .limit(limit)
    .execute()

/** Planned work that is ahead or going on, the next first. */
export const plannedIncidents = (db: Database, actor: Actor, limit: number) =>
  shown(db, actor)
    .where('k.programada', '=', true)
    .where(sql<boolean>`(i.previsao is null or i.previsao > now())`)
    .orderBy('i.inicio')
    .orderBy('i.id')
    .limit(limit)
    .execute()
