import {
  microregion,
  type ListMicroregionsInput,
  type MicroregionFields,
  type UpdateMicroregionInput,
} from '@intranet/contract/company/microregion'
import { schemasOf } from '@intranet/contract/entity/schemas'
import type { SetActiveInput, SeveralOptionsInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { severalSelectable } from '../../../platform/options.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { linkedCities } from '../cities/city-links.queries.ts'

const cityCount = sql<number>`(select count(*) from microrregiao_cidade l where l.id_microrregiao = m.id)`

/** Guests may open the screen but get no rows. */
const visible = (db: Database, actor: Actor | null) =>
  db
    .selectFrom('microrregiao as m')
    .leftJoin('empresa as e', 'e.id', 'm.id_empresa')
    .where((eb) => inScope(actor, eb.ref('m.id_empresa'), actor !== null))
    .select([
      'm.id',
      'm.nome',
      'm.id_empresa',
      'e.nome as empresa',
      cityCount.as('total_cidades'),
      'm.ativo',
      'm.created_at',
      'm.updated_at',
    ])

export const listMicroregions = (db: Database, actor: Actor | null, request: ListMicroregionsInput) =>
  readPage(visible(db, actor), request, {
    definition: schemasOf(microregion).list,
    alias: 'm',
    refs: { empresa: 'e.nome', total_cidades: cityCount },
    search: normalised('m.nome', 'e.nome'),
  })

export const countMicroregions = (db: Database, actor: Actor) => rowCount(visible(db, actor))

export const getMicroregion = (db: Database, actor: Actor | null, id: number) =>
  visible(db, actor)
    .where('m.id', '=', id)
    .select(linkedCities('microrregiao_cidade', 'm.id').as('cidades'))
    .executeTakeFirst()

/** The active micro-regions with their cities' ids. */
export const microregionOptions = (db: Database, actor: Actor | null, input: SeveralOptionsInput) =>
  visible(db, actor).where(severalSelectable('m', input)).orderBy('m.nome').orderBy('m.id').execute()

export const insertMicroregions = (db: Database, rows: Omit<MicroregionFields, 'cidades'>[]) =>
  db.insertInto('microrregiao').values(rows).returning('id').execute()

export const updateMicroregion = (db: Database, input: Omit<UpdateMicroregionInput, 'cidades'>) =>
  saveRecord(db.updateTable('microrregiao'), input)

export const switchMicroregions = (db: Database, input: SetActiveInput) =>
  switchRecords(db.updateTable('microrregiao'), input)

export const removeMicroregion = (db: Database, id: number) => removeRecord(db.deleteFrom('microrregiao'), id)
