/** The levels as lists, with the mark from which an export continues. */
import type { NoCoverageInput, NoCoverageLeadsInput } from '@intranet/contract/sales/no-coverage'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { assertWhole, most } from '../../../platform/list-limit.ts'
import { encodePlace, listNamed, placeOf } from '../../../platform/list-mark.ts'
import { seesMasked } from '../leads/lead-list.queries.ts'
import type { LeadWaits } from '../leads/lead-lists.ts'
import { countFoundLeads, listPlaceLeads } from './lead-rows.queries.ts'
import { countLeads, listPlaces, type Level } from './places.queries.ts'

/** The groups of a level; `leads` is the sum of all of them, whichever page is shown. */
export async function readPlaces(db: Database, actor: Actor, level: Level, request: NoCoverageInput) {
  const lista = listNamed(request, request.sort)
  const offset = placeOf(request, lista)
  const page = await listPlaces(db, actor, level, { ...request, offset })
  assertWhole(request.limit ?? 0, page.dados, most.drillDown)
  return { ...page, depois: markAfter(lista, offset, page) }
}

function markAfter(
  lista: string,
  offset: number,
  { dados, total }: { dados: readonly unknown[]; total: number },
) {
  const read = offset + dados.length
  return dados.length && read < total ? encodePlace(read, lista) : null
}

/**
 * The leads of a place; their number comes from the figures, so that only the page is read. Those that changed on some days are
 * counted.
 */
export async function readLeads(db: Database, actor: Actor, request: NoCoverageLeadsInput, waits: LeadWaits) {
  const lista = listNamed(request, request.sort)
  const offset = placeOf(request, lista)
  const [total, dados] = await Promise.all([
    request.filtro.updated_at ? countFoundLeads(db, actor, request) : countLeads(db, actor, request),
    listPlaceLeads(db, actor, { ...request, offset }, { waits, masked: seesMasked(actor) }),
  ])
  assertWhole(request.limit ?? 0, dados, most.drillDown)
  return { total, dados, depois: markAfter(lista, offset, { total, dados }) }
}
