import {
  driverSchemas,
  type DriverFields,
  type ListDriversInput,
  type UpdateDriverInput,
} from '@intranet/contract/operations/driver-schemas'
import type { DrivingCategory } from '@intranet/contract/operations/fleet-options'
import type { PersonOptionsInput, SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { personOptions } from '../../../platform/options.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { managesFleet, ofSeenVehicle, seenLicence } from './vehicle-scope.ts'

/** Points of the fines of twelve months whose driver was confirmed. */
const points = sql<number>`(select coalesce(sum(f.pontos), 0)::int from multa f where f.id_motorista = m.id
  and f.confirmado_em is not null and f.situacao <> 'cancelada' and f.data_infracao > now() - interval '12 months')`
const vehicles = sql<
  string | null
>`(select string_agg(v.placa, ', ' order by v.placa) from veiculo v where v.id_motorista = m.id)`
const masked = sql<string>`repeat('*', 7) || right(m.cnh_numero, 4)`

/** Drivers are in the reach of the one who sees the person. */
const ofSeenPerson = (actor: Actor, column: string) =>
  sql<boolean>`exists (select from rh_usuario dono where dono.id = ${sql.ref(column)} and ${inScope(actor, 'dono.id_empresa')})`

const drivers = (db: Database, scope: RawBuilder<boolean>, number: RawBuilder<string>) =>
  db
    .selectFrom('motorista as m')
    .innerJoin('rh_usuario as u', 'u.id', 'm.id_usuario')
    .leftJoin('empresa as e', 'e.id', 'u.id_empresa')
    .where(scope)
    .select([
      'm.id',
      'm.id_usuario',
      'u.nome as motorista',
      'u.id_empresa',
      'e.nome as empresa',
      number.as('cnh_numero'),
      sql<DrivingCategory>`m.cnh_categoria`.as('cnh_categoria'),
      'm.cnh_validade',
      points.as('pontos'),
      vehicles.as('veiculo'),
      'm.ativo',
      'm.created_at',
      'm.updated_at',
    ])

const visible = (db: Database, actor: Actor) => drivers(db, inScope(actor, 'u.id_empresa'), masked)

export const listDrivers = (db: Database, actor: Actor, request: ListDriversInput) =>
  readPage(visible(db, actor), request, {
    definition: driverSchemas.list,
    alias: 'm',
    refs: {
      motorista: 'u.nome',
      id_empresa: 'u.id_empresa',
      empresa: 'e.nome',
      cnh_numero: masked,
      pontos: points,
      veiculo: vehicles,
    },
    search: normalised('u.nome'),
  })

export const countDrivers = (db: Database, actor: Actor) => rowCount(visible(db, actor))

/** A driver; number and file of the licence are whole for managers and the driver. */
export function getDriver(db: Database, actor: Actor, id: number) {
  const whole = sql<boolean>`(${managesFleet(actor)} or m.id_usuario = ${actor.id})`
  return drivers(
    db,
    seenLicence(actor, 'u'),
    sql<string>`case when ${whole} then m.cnh_numero else ${masked} end`,
  )
    .where('m.id', '=', id)
    .select([
      sql<string | null>`case when ${whole} then m.cnh_arquivo end`.as('cnh_arquivo'),
      'm.termo_aceito_em',
    ])
    .executeTakeFirst()
}

/**
 * True for a driver of one's providers, and for one who has or had a vehicle of theirs or is named in a record of it: they
 * may work for another provider since.
 */
const nameable = (actor: Actor) =>
  sql<boolean>`(${inScope(actor, 'u.id_empresa')} or exists (select from (
    select id as id_veiculo from veiculo where id_motorista = m.id
    union all select id_veiculo from veiculo_motorista where id_motorista = m.id
    union all select id_veiculo from solicitacao_veiculo where id_motorista = m.id
    union all select id_veiculo from multa where id_motorista = m.id
    union all select id_veiculo from incidente_veiculo where id_motorista = m.id
  ) had where ${ofSeenVehicle(actor, 'had.id_veiculo')}))`

/** All drivers, also those who left: a fine may arrive after that. */
export const everyDriver = (db: Database, actor: Actor) => driverChoices(db).where(nameable(actor)).execute()

/** Whether a driver may be named for what happened to a vehicle of the actor's. */
export const mayBeNamed = async (db: Database, actor: Actor, id: number): Promise<boolean> =>
  (await driverChoices(db).where(nameable(actor)).where('m.id', '=', id).executeTakeFirst()) !== undefined

export const driverOptions = (db: Database, actor: Actor, incluir?: number) =>
  driverChoices(db)
    .where((eb) =>
      eb.or([
        eb.and([eb('m.ativo', '=', true), eb('u.ativo', '=', true), inScope(actor, 'u.id_empresa')]),
        eb.and([eb('m.id', '=', incluir ?? null), nameable(actor)]),
      ]),
    )
    .execute()

const driverChoices = (db: Database) =>
  db
    .selectFrom('motorista as m')
    .innerJoin('rh_usuario as u', 'u.id', 'm.id_usuario')
    .select([
      'm.id',
      'm.id_usuario',
      'u.nome',
      sql<DrivingCategory>`m.cnh_categoria`.as('cnh_categoria'),
      'm.cnh_validade',
    ])
    .orderBy('u.nome')
    .orderBy('m.id')
    .limit(5000)

/** What decides whether somebody may drive a vehicle. */
const licences = (db: Database) =>
  db
    .selectFrom('motorista as m')
    .innerJoin('rh_usuario as u', 'u.id', 'm.id_usuario')
    .select([
      'm.id',
      'm.id_usuario',
      'u.nome',
      // Nobody without access or employment is given a vehicle.
      sql<boolean>`(m.ativo and u.ativo and u.funcionario)`.as('ativo'),
      'm.cnh_validade',
      sql<DrivingCategory>`m.cnh_categoria`.as('cnh_categoria'),
    ])

export const assignable = (db: Database, actor: Actor, id: number) =>
  licences(db)
    .where('m.id', '=', id)
    .where((eb) => inScope(actor, eb.ref('u.id_empresa')))
    .executeTakeFirst()
export type AssignableDriver = NonNullable<Awaited<ReturnType<typeof assignable>>>

/** The driver's record of a person. */
export const driverOfUser = (db: Database, id_usuario: number) =>
  licences(db).where('m.id_usuario', '=', id_usuario).executeTakeFirst()

/** People who may become drivers. */
export const driverPeople = (db: Database, actor: Actor, input: PersonOptionsInput) =>
  personOptions(db, sql<boolean>`u.ativo and ${inScope(actor, 'u.id_empresa')}`, input)

/** What a person's own record says of their licence. */
export const licenceOfPerson = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('rh_usuario as u')
    .leftJoin('motorista as m', 'm.id_usuario', 'u.id')
    .where('u.id', '=', id)
    .where('u.funcionario', '=', true)
    .where((eb) => inScope(actor, eb.ref('u.id_empresa')))
    .select(['u.id', 'u.nome', 'm.id as id_motorista', 'u.cnh_numero', 'u.cnh_categoria'])
    .executeTakeFirst()

export const insertDrivers = (db: Database, rows: DriverFields[]) =>
  db.insertInto('motorista').values(rows).returning(['id', 'cnh_arquivo']).execute()

export const updateDriver = (db: Database, actor: Actor, input: UpdateDriverInput) =>
  saveRecord(db.updateTable('motorista').where(ofSeenPerson(actor, 'id_usuario')), input)

export const switchDrivers = (db: Database, actor: Actor, input: SetActiveInput) =>
  switchRecords(db.updateTable('motorista').where(ofSeenPerson(actor, 'id_usuario')), input)

export const removeDriver = (db: Database, actor: Actor, id: number) =>
  removeRecord(db.deleteFrom('motorista').where(ofSeenPerson(actor, 'id_usuario')), id)

/** For the history: drivers whose person the actor sees. */
export const seenDriver = (actor: Actor, alias: string) => ofSeenPerson(actor, `${alias}.id_usuario`)

/** Somebody who left drives no more. */
export const endDriver = (db: Database, id_usuario: number) =>
  db
    .updateTable('motorista')
    .set({ ativo: false })
    .where('id_usuario', '=', id_usuario)
    .where('ativo', '=', true)
    .execute()
