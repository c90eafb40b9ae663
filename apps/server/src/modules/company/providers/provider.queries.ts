import {
  providerSchemas,
  type ListProvidersInput,
  type UpdateProviderInput,
} from '@intranet/contract/company/provider-schemas'
import type { SetActiveInput, SeveralOptionsInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import type { DB } from '@intranet/db/schema'
import { sql, type Insertable } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { severalSelectable } from '../../../platform/options.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'

const cityCount = sql<number>`(select count(*) from rh_cidade_provedor c where c.id_empresa = e.id)`

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('empresa as e')
    .where((eb) => inScope(actor, eb.ref('e.id'), false))
    .select([
      'e.id',
      'e.nome',
      'e.sistema',
      'e.matiz',
      'e.remetente_nome',
      'e.remetente_email',
      'e.id_logo',
      cityCount.as('cidades'),
      'e.ativo',
      'e.created_at',
      'e.updated_at',
    ])

export const listProviders = (db: Database, actor: Actor, request: ListProvidersInput) =>
  readPage(visible(db, actor), request, {
    definition: providerSchemas.list,
    alias: 'e',
    refs: { cidades: cityCount },
    search: normalised('e.nome', 'e.sistema'),
  })

export const countProviders = (db: Database, actor: Actor) => rowCount(visible(db, actor))

export const getProvider = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('e.id', '=', id).executeTakeFirst()

/** The providers a person may see, by name: what selectors, `companies` and `sistema` show. */
export const providerOptions = (db: Database, actor: Actor, input: SeveralOptionsInput) =>
  db
    .selectFrom('empresa as e')
    .where((eb) => inScope(actor, eb.ref('e.id'), false))
    .where(severalSelectable('e', input))
    .select(['e.id', 'e.nome', 'e.sistema', 'e.matiz', 'e.id_logo', 'e.ativo'])
    .orderBy('e.nome')
    .orderBy('e.id')
    .execute()

export const allProviders = (db: Database) => db.selectFrom('empresa')

export const activeProviders = (db: Database) => allProviders(db).where('ativo', '=', true)

export const visibleProviders = (db: Database, actor: Actor) =>
  allProviders(db).where((eb) => inScope(actor, eb.ref('id'), false))

export const insertProviders = (db: Database, rows: Insertable<DB['empresa']>[]) =>
  db.insertInto('empresa').values(rows).returning(['id', 'sistema']).execute()

export const updateProvider = (db: Database, input: UpdateProviderInput) =>
  saveRecord(db.updateTable('empresa'), input)

export const switchProviders = (db: Database, input: SetActiveInput) =>
  switchRecords(db.updateTable('empresa'), input)

export const removeProvider = (db: Database, id: number) => removeRecord(db.deleteFrom('empresa'), id)

/** Campaigns, public links and roulettes of some providers that work on `day`, of those that the actor sees: they end with them. */
export const countPublicOf = (db: Database, actor: Actor, ids: readonly number[], day: string) =>
  visibleProviders(db, actor)
    .where('id', 'in', ids)
    .where('ativo', '=', true)
    .select([
      sql<number>`coalesce(sum((select count(*) from vendas_tracking_url t join vendas_campanha c on c.id = t.id_campanha
        join vendas_canal k on k.id = t.id_canal where t.id_empresa = empresa.id and c.ativo and k.ativo)), 0)::int`.as(
        'links',
      ),
      sql<number>`coalesce(sum((select count(*) from site_roleta_campanhas r where r.id_empresa = empresa.id and r.ativo
        and ${day}::date between r.data_inicio_campanha and r.data_fim_campanha)), 0)::int`.as('roletas'),
      sql<number>`coalesce(sum((select count(*) from campanha_comunicacao c where c.id_empresa = empresa.id and c.ativo
        and exists (select from campanha_regras r where r.campanha_id = c.id and r.ativo))), 0)::int`.as(
        'campanhas',
      ),
    ])
    .executeTakeFirstOrThrow()
