/**
 * The leads of a place, newest first: the index gives them in this order, so a page reads only its own rows. For programs also by
 * when they changed.
 */
import type { NoCoverageLeadsInput } from '@intranet/contract/sales/no-coverage'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { most, rowsToRead } from '../../../platform/list-limit.ts'
import type { Actor } from '../../../platform/actor.ts'
import { leadRows } from '../leads/lead-columns.ts'
import type { LeadWaits } from '../leads/lead-lists.ts'
import { within } from '../figures/figure-source.ts'
import { placeLeads, scopeOf } from './places.queries.ts'

const foundLeads = (actor: Actor, request: NoCoverageLeadsInput) => {
  const { _gte: de, _lte: ate } = request.filtro.updated_at ?? {}
  return sql`${placeLeads(actor, scopeOf(request))} and ${within(sql`l.updated_at`, { de, ate })}`
}

/** One by one: the figures do not know when a lead changed. */
export async function countFoundLeads(db: Database, actor: Actor, request: NoCoverageLeadsInput) {
  const { rows } = await sql<{ leads: number }>`
    select count(*)::int as leads from ${foundLeads(actor, request)}`.execute(db)
  return rows[0]!.leads
}

/** A page of leads. First the ids, then all columns of these rows. */
export function listPlaceLeads(
  db: Database,
  actor: Actor,
  request: NoCoverageLeadsInput,
  how: { waits: LeadWaits; masked: boolean },
) {
  const column = request.sort?.endsWith('updated_at') ? ('l.updated_at' as const) : ('l.created_at' as const)
  const direction = request.sort === 'updated_at' ? ('asc' as const) : ('desc' as const)
  const page = sql<number[]>`array(
    select l.id from ${foundLeads(actor, request)}
    order by ${sql.ref(column)} ${sql.raw(direction)}, l.id ${sql.raw(direction)}
    limit ${rowsToRead(request.limit ?? 0, most.drillDown)} offset ${request.offset}
  )`
  return leadRows(db, how.waits, how.masked)
    .where(sql<boolean>`l.id = any(${page})`)
    .orderBy(column, direction)
    .orderBy('l.id', direction)
    .execute()
}
