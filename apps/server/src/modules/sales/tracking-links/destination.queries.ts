import {
  destination,
  type DestinationFields,
  type ListDestinationsInput,
  type UpdateDestinationInput,
} from '@intranet/contract/sales/destinations'
import { schemasOf } from '@intranet/contract/entity/schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { selectable } from '../../../platform/options.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'

/** Destinations belong to no provider. */
const all = (db: Database) =>
  db
    .selectFrom('vendas_destino as d')
    .select(['d.id', 'd.nome', 'd.url', 'd.ativo', 'd.created_at', 'd.updated_at'])

export const listDestinations = (db: Database, request: ListDestinationsInput) =>
  readPage(all(db), request, {
    definition: schemasOf(destination).list,
    alias: 'd',
    search: normalised('d.nome', 'd.url'),
  })

export const countDestinations = (db: Database) => rowCount(all(db))

export const getDestination = (db: Database, id: number) => all(db).where('d.id', '=', id).executeTakeFirst()

export const destinationOptions = (db: Database, incluir?: number) =>
  db
    .selectFrom('vendas_destino as d')
    .where(selectable('d', incluir))
    .select(['d.id', 'd.nome'])
    .orderBy('d.nome')
    .orderBy('d.id')
    .execute()

export const insertDestinations = (db: Database, rows: DestinationFields[]) =>
  db.insertInto('vendas_destino').values(rows).returning(['id', 'nome']).execute()

export const updateDestination = (db: Database, input: UpdateDestinationInput) =>
  saveRecord(db.updateTable('vendas_destino'), input)

export const switchDestinations = (db: Database, input: SetActiveInput) =>
  switchRecords(db.updateTable('vendas_destino'), input)

export const removeDestination = (db: Database, id: number) =>
  removeRecord(db.deleteFrom('vendas_destino'), id)
