/** The levels as lists, with the mark from which an export continues. */
import type { NoCoverageInput, NoCoverageLeadsInput } from '@intranet/contract/sales/no-coverage'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { seesMasked } from '../leads/lead-list.queries.ts'
import type { LeadWaits } from '../leads/lead-lists.ts'
import { countFoundLeads, listPlaceLeads } from './lead-rows.queries.ts'
import { countLeads, listPlaces, type Level } from './places.queries.ts'

/** The groups of a level; `leads` is the sum of all of them, whichever page is shown. */
export async function readPlaces(db: Database, actor: Actor, level: Level, request: NoCoverageInput) {
  const offset = offsetOf(request)
  const page = await listPlaces(db, actor, level, { ...request, offset })
  return { ...page, depois: markAfter(offset, page) }
}

/** Where a page begins: at its mark, or where it was asked to. */
const offsetOf = ({ depois, offset }: Pick<NoCoverageInput, 'depois' | 'offset'>) => Number(depois ?? offset)

function markAfter(offset: number, { dados, total }: { dados: readonly unknown[]; total: number }) {
  const read = offset + dados.length
  return dados.length && read < total ? String(read) : null
}

/**
 * The leads of a place; their number comes from the figures, so that only the page is read. Those that changed on some days are
 * counted.
 */
export async function readLeads(db: Database, actor: Actor, request: NoCoverageLeadsInput, waits: LeadWaits) {
  const offset = offsetOf(request)
  const [total, dados] = await Promise.all([
    request.filtro.updated_at ? countFoundLeads(db, actor, request) : countLeads(db, actor, request),
    listPlaceLeads(db, actor, { ...request, offset }, { waits, masked: seesMasked(actor) }),
  ])
  return { total, dados, depois: markAfter(offset, { total, dados }) }
}
