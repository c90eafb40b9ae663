import type { MaintenanceState } from '@intranet/contract/operations/fleet-options'
import {
  maintenanceSchemas,
  type ListMaintenancesInput,
  type MaintenanceFields,
  type UpdateMaintenanceInput,
} from '@intranet/contract/operations/maintenance-schemas'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { moveRecord, removeRecord, saveRecord } from '../../../platform/records.ts'
import { ofSeenVehicle, seenVehicle } from './vehicle-scope.ts'

const maintenances = (db: Database, scope: RawBuilder<boolean>) =>
  db
    .selectFrom('manutencao_veiculo as m')
    .innerJoin('veiculo as v', 'v.id', 'm.id_veiculo')
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .where(scope)
    .select([
      'm.id',
      'm.id_veiculo',
      'v.placa',
      'v.modelo',
      'v.id_empresa',
      'e.nome as empresa',
      'm.data_abertura',
      'm.data_agendada',
      'm.data_conclusao',
      sql<MaintenanceFields['tipo']>`m.tipo`.as('tipo'),
      'm.descricao',
      'm.oficina',
      'm.km',
      'm.parado',
      sql<MaintenanceState>`m.situacao`.as('situacao'),
      sql<string>`m.valor_total`.as('valor_total'),
      'm.resposta',
      'm.created_at',
      'm.updated_at',
    ])

const source = {
  definition: maintenanceSchemas.list,
  alias: 'm',
  refs: { placa: 'v.placa', modelo: 'v.modelo', id_empresa: 'v.id_empresa', empresa: 'e.nome' },
  search: normalised('v.placa', 'v.modelo', 'm.oficina', 'm.descricao'),
} as const

const visible = (db: Database, actor: Actor) => maintenances(db, seenVehicle(actor, 'v'))

export const listMaintenances = (db: Database, actor: Actor, request: ListMaintenancesInput) =>
  readPage(visible(db, actor), request, source)

export const countMaintenances = (db: Database, actor: Actor) => rowCount(visible(db, actor))

export const ownMaintenance = (actor: Actor) => sql<boolean>`m.id_solicitante = ${actor.id}`

/** What a person asked for themselves. */
export const listOwnMaintenances = (db: Database, actor: Actor, request: ListMaintenancesInput) =>
  readPage(maintenances(db, ownMaintenance(actor)), request, source)

const one = (db: Database, scope: RawBuilder<boolean>, id: number) =>
  maintenances(db, scope)
    .leftJoin('rh_usuario as u', 'u.id', 'm.id_solicitante')
    .where('m.id', '=', id)
    .select([
      'm.valor_pecas',
      'm.valor_mao_obra',
      'm.nota_arquivo',
      'm.proxima_data',
      'm.proxima_km',
      'm.id_plano',
      'm.id_incidente_veiculo',
      'u.nome as solicitante',
    ])

export const getMaintenance = (db: Database, actor: Actor, id: number) =>
  one(db, seenVehicle(actor, 'v'), id).executeTakeFirst()

/** With who asked for it, for the next step. */
export const maintenanceForStep = (db: Database, scope: RawBuilder<boolean>, id: number) =>
  one(db, scope, id).select('m.id_solicitante').executeTakeFirst()

/** Whether the files of one are for somebody: who sees the fleet, or who asked for it. */
export const maintenanceForFile = (db: Database, scope: RawBuilder<boolean>, id: number) =>
  one(db, scope, id).executeTakeFirst()

type NewMaintenance = MaintenanceFields & { id_solicitante: number }

export const insertMaintenances = (db: Database, rows: NewMaintenance[]) =>
  db
    .insertInto('manutencao_veiculo')
    .values(
      rows.map((row) => ({
        ...row,
        valor_pecas: row.valor_pecas ?? '0',
        valor_mao_obra: row.valor_mao_obra ?? '0',
      })),
    )
    .returning(['id', 'nota_arquivo'])
    .execute()

export const updateMaintenance = (
  db: Database,
  actor: Actor,
  input: UpdateMaintenanceInput & { situacao?: MaintenanceState },
) =>
  saveRecord(db.updateTable('manutencao_veiculo').where(ofSeenVehicle(actor, 'id_veiculo')), {
    ...input,
    ...(input.valor_pecas === null && { valor_pecas: '0' }),
    ...(input.valor_mao_obra === null && { valor_mao_obra: '0' }),
  })

interface Step {
  situacao: MaintenanceState
  resposta?: string
  data_conclusao?: string | RawBuilder<string>
}

/** Moves one from some states to the next; false when another request was faster. */
export const takeMaintenanceStep = (
  db: Database,
  id: number,
  from: readonly MaintenanceState[],
  step: Step,
): Promise<boolean> => moveRecord(db.updateTable('manutencao_veiculo').set(step), id, from)

/** Whether work on a vehicle goes on. */
export async function isInWork(db: Database, id_veiculo: number): Promise<boolean> {
  const work = await db
    .selectFrom('manutencao_veiculo')
    .where('id_veiculo', '=', id_veiculo)
    .where('situacao', '=', 'em_execucao')
    .select('id')
    .executeTakeFirst()
  return work !== undefined
}

export const removeMaintenance = (db: Database, actor: Actor, id: number) =>
  removeRecord(db.deleteFrom('manutencao_veiculo').where(ofSeenVehicle(actor, 'id_veiculo')), id)
