import type { VehicleIncidentState } from '@intranet/contract/operations/fleet-options'
import {
  vehicleIncidentSchemas,
  type ListVehicleIncidentsInput,
  type VehicleIncidentFields,
} from '@intranet/contract/operations/vehicle-incident-schemas'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { moveRecord, removeRecord, saveRecord } from '../../../platform/records.ts'
import { managesFleet, ofSeenVehicle, seenVehicle } from './vehicle-scope.ts'

const incidents = (db: Database, scope: RawBuilder<boolean>) =>
  db
    .selectFrom('incidente_veiculo as i')
    .innerJoin('veiculo as v', 'v.id', 'i.id_veiculo')
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .innerJoin('cidade as c', 'c.id', 'i.id_cidade')
    .leftJoin('motorista as m', 'm.id', 'i.id_motorista')
    .leftJoin('rh_usuario as u', 'u.id', 'm.id_usuario')
    .where(scope)
    .select([
      'i.id',
      'i.id_veiculo',
      'v.placa',
      'v.id_empresa',
      'e.nome as empresa',
      'i.data_hora',
      'i.id_motorista',
      'u.nome as motorista',
      sql<VehicleIncidentFields['tipo']>`i.tipo`.as('tipo'),
      'i.local',
      'i.id_cidade',
      'c.nome as cidade',
      sql<VehicleIncidentState>`i.situacao`.as('situacao'),
      'i.custo',
      'i.resposta',
      'i.created_at',
      'i.updated_at',
    ])

const source = {
  definition: vehicleIncidentSchemas.list,
  alias: 'i',
  refs: {
    placa: 'v.placa',
    id_empresa: 'v.id_empresa',
    empresa: 'e.nome',
    motorista: 'u.nome',
    cidade: 'c.nome',
  },
  search: normalised('v.placa', 'u.nome', 'i.local', 'c.nome'),
} as const

const visible = (db: Database, actor: Actor) => incidents(db, seenVehicle(actor, 'v'))

export const listVehicleIncidents = (db: Database, actor: Actor, request: ListVehicleIncidentsInput) =>
  readPage(visible(db, actor), request, source)

export const countVehicleIncidents = (db: Database, actor: Actor) => rowCount(visible(db, actor))

/** What a person reported themselves. */
export const listOwnVehicleIncidents = (db: Database, actor: Actor, request: ListVehicleIncidentsInput) =>
  readPage(incidents(db, sql<boolean>`i.id_usuario = ${actor.id}`), request, source)

/** An incident; its description, which may mention injuries, for managers and who reported it. */
export const getVehicleIncident = (db: Database, actor: Actor, id: number, scope = seenVehicle(actor, 'v')) =>
  incidents(db, scope)
    .leftJoin('rh_usuario as a', 'a.id', 'i.id_usuario')
    .where('i.id', '=', id)
    .select([
      sql<
        string | null
      >`case when ${managesFleet(actor)} or i.id_usuario = ${actor.id} then i.descricao end`.as('descricao'),
      'i.terceiros',
      'i.boletim_ocorrencia',
      'i.seguro_acionado',
      sql<
        string[]
      >`array(select f.id_arquivo::text from incidente_veiculo_foto f where f.id_incidente = i.id order by f.id)`.as(
        'fotos',
      ),
      'a.nome as autor',
      'i.id_usuario',
    ])
    .executeTakeFirst()

export const incidentsOfVehicle = (db: Database, id_veiculo: number) =>
  db.selectFrom('incidente_veiculo').where('id_veiculo', '=', id_veiculo)

export const ownIncident = (actor: Actor) => sql<boolean>`i.id_usuario = ${actor.id}`

type NewIncident = Omit<VehicleIncidentFields, 'fotos' | 'data_hora'> & {
  data_hora: Date
  id_usuario: number
}

export const insertVehicleIncident = (db: Database, row: NewIncident) =>
  db.insertInto('incidente_veiculo').values(row).returning('id').executeTakeFirstOrThrow()

export const addIncidentPhotos = (db: Database, id_incidente: number, ids: readonly string[]) =>
  db
    .insertInto('incidente_veiculo_foto')
    .values(ids.map((id_arquivo) => ({ id_incidente, id_arquivo })))
    .execute()

export const dropIncidentPhotos = (db: Database, id_incidente: number, kept: readonly string[]) =>
  sql`delete from incidente_veiculo_foto where id_incidente = ${id_incidente} and id_arquivo <> all(${[...kept]}::uuid[])`.execute(
    db,
  )

export const updateVehicleIncident = (
  db: Database,
  actor: Actor,
  input: { id: number; updated_at?: string } & Record<string, unknown>,
) => saveRecord(db.updateTable('incidente_veiculo').where(ofSeenVehicle(actor, 'id_veiculo')), input)

export const takeIncidentStep = (
  db: Database,
  id: number,
  from: readonly VehicleIncidentState[],
  step: { situacao: VehicleIncidentState; resposta?: string },
): Promise<boolean> => moveRecord(db.updateTable('incidente_veiculo').set(step), id, from)

export const removeVehicleIncident = (db: Database, actor: Actor, id: number) =>
  removeRecord(db.deleteFrom('incidente_veiculo').where(ofSeenVehicle(actor, 'id_veiculo')), id)
