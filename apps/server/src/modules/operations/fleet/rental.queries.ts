import {
  rentalCompany,
  type ListRentalCompaniesInput,
  type RentalCompanyFields,
  type UpdateRentalCompanyInput,
} from '@intranet/contract/operations/rental-company'
import { schemasOf } from '@intranet/contract/entity/schemas'
import {
  rentalSchemas,
  type ListRentalsInput,
  type RentalFields,
  type UpdateRentalInput,
} from '@intranet/contract/operations/rental-schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { selectable } from '../../../platform/options.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'
import { today } from '../../../platform/today.ts'
import { seenVehicles } from './vehicle.queries.ts'
import { ofSeenVehicle, seenVehicle } from './vehicle-scope.ts'

const companies = (db: Database) =>
  db
    .selectFrom('locadora as l')
    .select(['l.id', 'l.nome', 'l.cnpj', 'l.telefone', 'l.email', 'l.ativo', 'l.created_at', 'l.updated_at'])

export const listRentalCompanies = (db: Database, request: ListRentalCompaniesInput) =>
  readPage(companies(db), request, {
    definition: schemasOf(rentalCompany).list,
    alias: 'l',
    search: normalised('l.nome', 'l.cnpj'),
  })

export const getRentalCompany = (db: Database, id: number) =>
  companies(db).where('l.id', '=', id).executeTakeFirst()

export const rentalCompanyOptions = (db: Database, incluir?: number) =>
  db
    .selectFrom('locadora as l')
    .where(selectable('l', incluir))
    .select(['l.id', 'l.nome', 'l.ativo'])
    .orderBy('l.nome')
    .orderBy('l.id')
    .limit(5000)
    .execute()

export const insertRentalCompanies = (db: Database, rows: RentalCompanyFields[]) =>
  db.insertInto('locadora').values(rows).returning('id').execute()

export const updateRentalCompany = (db: Database, input: UpdateRentalCompanyInput) =>
  saveRecord(db.updateTable('locadora'), input)

export const switchRentalCompanies = (db: Database, input: SetActiveInput) =>
  switchRecords(db.updateTable('locadora'), input)

export const removeRentalCompany = (db: Database, id: number) => removeRecord(db.deleteFrom('locadora'), id)

export const rentableVehicles = (db: Database, actor: Actor) =>
  seenVehicles(db, actor).where('situacao', '<>', 'baixado')

const state = sql<'vigente' | 'vencida' | 'encerrada'>`case when r.encerrada_em is not null then 'encerrada'
  when r.data_fim < ${today} then 'vencida' else 'vigente' end`

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('locacao as r')
    .innerJoin('veiculo as v', 'v.id', 'r.id_veiculo')
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .innerJoin('locadora as l', 'l.id', 'r.id_locadora')
    .where(seenVehicle(actor, 'v'))
    .select([
      'r.id',
      'r.id_locadora',
      'l.nome as locadora',
      'r.id_veiculo',
      'v.placa',
      'v.id_empresa',
      'e.nome as empresa',
      'r.contrato',
      'r.data_inicio',
      'r.data_fim',
      'r.valor_mensal',
      state.as('situacao'),
      'r.created_at',
      'r.updated_at',
    ])

export const listRentals = (db: Database, actor: Actor, request: ListRentalsInput) =>
  readPage(visible(db, actor), request, {
    definition: rentalSchemas.list,
    alias: 'r',
    refs: {
      locadora: 'l.nome',
      placa: 'v.placa',
      id_empresa: 'v.id_empresa',
      empresa: 'e.nome',
      situacao: state,
    },
    search: normalised('v.placa', 'l.nome', 'r.contrato'),
  })

export const countRentals = (db: Database, actor: Actor) => rowCount(visible(db, actor))

export const getRental = (db: Database, actor: Actor, id: number) =>
  visible(db, actor)
    .where('r.id', '=', id)
    .select(['r.franquia_km', 'r.valor_km_excedente'])
    .executeTakeFirst()

export const insertRentals = (db: Database, rows: RentalFields[]) =>
  db.insertInto('locacao').values(rows).returning('id').execute()

/** Those that are registered, also where they have ended: of that vehicle, from that company, for those days. */
export async function registeredRentals<R extends RentalFields>(
  db: Database,
  rentals: readonly R[],
): Promise<R[]> {
  const { rows } = await sql<{ lugar: number }>`
    select x.lugar from unnest(${rentals.map((one) => one.id_veiculo)}::bigint[],
      ${rentals.map((one) => one.id_locadora)}::bigint[], ${rentals.map((one) => one.data_inicio)}::date[],
      ${rentals.map((one) => one.data_fim)}::date[]) with ordinality as x (id_veiculo, id_locadora, inicio, fim, lugar)
    where exists (select from locacao r where r.id_veiculo = x.id_veiculo and r.data_inicio = x.inicio
      and r.data_fim = x.fim and r.id_locadora = x.id_locadora)`.execute(db)
  return rows.map(({ lugar }) => rentals[Number(lugar) - 1]!)
}

export const updateRental = (db: Database, actor: Actor, input: UpdateRentalInput) =>
  saveRecord(db.updateTable('locacao').where(ofSeenVehicle(actor, 'id_veiculo')), input)

/** Ends a rental today; false when it was ended before. */
export async function endRental(db: Database, actor: Actor, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('locacao')
    .set({ encerrada_em: today })
    .where('id', '=', id)
    .where('encerrada_em', 'is', null)
    .where(ofSeenVehicle(actor, 'id_veiculo'))
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

export const removeRental = (db: Database, actor: Actor, id: number) =>
  removeRecord(db.deleteFrom('locacao').where(ofSeenVehicle(actor, 'id_veiculo')), id)
