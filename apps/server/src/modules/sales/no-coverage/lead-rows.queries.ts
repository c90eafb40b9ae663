/** The leads of a place, newest first: the index gives them in this order, so a page reads only its own rows. */
import type { NoCoverageInput } from '@intranet/contract/sales/no-coverage'
import { NO_COVERAGE_LIMIT } from '@intranet/contract/sales/no-coverage-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { leadRows } from '../leads/lead-columns.ts'
import type { LeadWaits } from '../leads/lead-lists.ts'
import { placeLeads, scopeOf } from './places.queries.ts'

/** A page of leads. First the ids, then all columns of these rows. */
export function listPlaceLeads(
  db: Database,
  actor: Actor,
  request: NoCoverageInput,
  how: { waits: LeadWaits; masked: boolean },
) {
  const page = sql<number[]>`array(
    select l.id from ${placeLeads(actor, scopeOf(request))}
    order by l.created_at desc, l.id desc
    limit ${request.limit || NO_COVERAGE_LIMIT} offset ${request.offset}
  )`
  return leadRows(db, how.waits, how.masked)
    .where(sql<boolean>`l.id = any(${page})`)
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .execute()
}
