/** The leads of a place, newest first: the index gives them in this order, so a page reads no row but its own. */
import type { NoCoverageInput } from '@intranet/contract/sales/no-coverage'
import { NO_COVERAGE_LIMIT } from '@intranet/contract/sales/no-coverage-words'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { leadInScope } from '../lead-scope.ts'
import { leadRows } from '../leads/lead-columns.ts'
import type { LeadWaits } from '../leads/lead-lists.ts'
import { providersInScope } from '../sales-reports/figure-source.ts'
import { placeTests, providerOf, scopeOf } from './places.queries.ts'

const keys = { cidade: 'l.cidade_chave', bairro: 'l.bairro_chave', rua: 'l.rua_chave' }

/** One provider is compared as one value: only then does the index give the order as well. */
const ofProvider = (actor: Actor, provedor: string | undefined): RawBuilder<boolean> =>
  provedor === undefined
    ? sql`l.id_empresa = any(${providersInScope(actor)})`
    : sql`l.id_empresa = (${providersInScope(actor, provedor)})[1]`

/** A page of leads. The ids first, then these rows whole. */
export function listPlaceLeads(
  db: Database,
  actor: Actor,
  request: NoCoverageInput,
  how: { waits: LeadWaits; masked: boolean },
) {
  const scope = scopeOf(request)
  const page = sql<number[]>`array(
    select l.id from vendas_lead l
    where l.desfecho = 'sem_cobertura' and l.tipo not in ('upgrade', 'downgrade')
      and ${ofProvider(actor, providerOf(scope))} and ${leadInScope(actor, 'l')} and ${placeTests(scope, keys)}
      ${scope.de === undefined ? sql`` : sql`and l.created_at >= ${scope.de}::date`}
      ${scope.ate === undefined ? sql`` : sql`and l.created_at < ${scope.ate}::date + 1`}
    order by l.created_at desc, l.id desc
    limit ${request.limit || NO_COVERAGE_LIMIT} offset ${request.offset}
  )`
  return leadRows(db, how.waits, how.masked)
    .where(sql<boolean>`l.id = any(${page})`)
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .execute()
}
