import { openMaintenance, type VehicleState } from '@intranet/contract/operations/fleet-options'
import {
  vehicleSchemas,
  type ListVehiclesInput,
  type SaveVehicleKeyInput,
  type UpdateVehicleInput,
  type VehicleFields,
} from '@intranet/contract/operations/vehicle-schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { CnhType } from '@intranet/contract/personal-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { selectable } from '../../../platform/options.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'
import { ofSeenVehicle, seenVehicle } from './vehicle-scope.ts'

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('veiculo as v')
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .leftJoin('cidade as c', 'c.id', 'v.id_cidade')
    .leftJoin('motorista as m', 'm.id', 'v.id_motorista')
    .leftJoin('rh_usuario as u', 'u.id', 'm.id_usuario')
    .where(seenVehicle(actor, 'v'))
    .select([
      'v.id',
      'v.placa',
      'v.marca',
      'v.modelo',
      'v.ano_modelo',
      'v.id_empresa',
      'e.nome as empresa',
      'v.id_cidade',
      'c.nome as cidade',
      sql<VehicleFields['tipo']>`v.tipo`.as('tipo'),
      sql<VehicleFields['propriedade']>`v.propriedade`.as('propriedade'),
      'v.id_motorista',
      'u.nome as motorista',
      'v.km_atual',
      sql<VehicleState>`v.situacao`.as('situacao'),
      'v.ativo',
      'v.created_at',
      'v.updated_at',
    ])

export const listVehicles = (db: Database, actor: Actor, request: ListVehiclesInput) =>
  readPage(visible(db, actor), request, {
    definition: vehicleSchemas.list,
    alias: 'v',
    refs: { empresa: 'e.nome', cidade: 'c.nome', motorista: 'u.nome' },
    search: normalised('v.placa', 'v.marca', 'v.modelo', 'u.nome'),
  })

export const countVehicles = (db: Database, actor: Actor) => rowCount(visible(db, actor))

export const getVehicle = (db: Database, actor: Actor, id: number) =>
  visible(db, actor)
    .where('v.id', '=', id)
    .select([
      'v.renavam',
      'v.chassi',
      'v.ano_fabricacao',
      'v.cor',
      sql<VehicleFields['combustivel']>`v.combustivel`.as('combustivel'),
      'v.id_locadora',
      sql<CnhType>`v.categoria_exigida`.as('categoria_exigida'),
      'v.lugares',
      'v.vencimento_licenciamento',
      'v.vencimento_seguro',
      'v.proxima_revisao_data',
      'v.proxima_revisao_km',
      'v.foto',
    ])
    .executeTakeFirst()

/** All vehicles, also those that are gone: a fine may arrive after that. */
export const everyVehicle = (db: Database, actor: Actor) => vehicleChoices(db, actor).execute()

export const vehicleOptions = (db: Database, actor: Actor, incluir?: number) =>
  vehicleChoices(db, actor)
    .where(selectable('v', incluir))
    .where((eb) => eb.or([eb('v.situacao', '<>', 'baixado'), eb('v.id', '=', incluir ?? null)]))
    .execute()

const vehicleChoices = (db: Database, actor: Actor) =>
  db
    .selectFrom('veiculo as v')
    .where(seenVehicle(actor, 'v'))
    .select(['v.id', 'v.placa', 'v.modelo', 'v.km_atual', sql<VehicleState>`v.situacao`.as('situacao')])
    .orderBy('v.placa')
    .orderBy('v.id')
    .limit(5000)

export const seenVehicles = (db: Database, actor: Actor) =>
  db.selectFrom('veiculo').where(seenVehicle(actor, 'veiculo'))

/** The vehicle as it is, locked until the transaction ends: odometer and state are judged on it. */
export const holdVehicle = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('veiculo as v')
    .where('v.id', '=', id)
    .where(seenVehicle(actor, 'v'))
    .select([
      'v.id',
      'v.placa',
      'v.id_empresa',
      'v.id_motorista',
      'v.km_atual',
      'v.lugares',
      'v.ativo',
      'v.updated_at',
      sql<VehicleState>`v.situacao`.as('situacao'),
      sql<CnhType>`v.categoria_exigida`.as('categoria_exigida'),
    ])
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Which of these the actor sees, locked until the transaction ends, always in the same order. */
export async function holdVehicles(db: Database, actor: Actor, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('veiculo as v')
    .where(sql<boolean>`v.id = any(${[...ids]}::bigint[])`)
    .where(seenVehicle(actor, 'v'))
    .select('v.id')
    .orderBy('v.id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** The plates of these that a vehicle has, of any provider: a plate is given once. */
export async function takenPlates(db: Database, plates: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('veiculo')
    .where(sql<boolean>`placa = any(${[...plates]}::text[])`)
    .select('placa')
    .execute()
  return new Set(rows.map(({ placa }) => placa))
}

export const insertVehicles = (db: Database, rows: Omit<VehicleFields, 'confirmar'>[]) =>
  db.insertInto('veiculo').values(rows).returning(['id', 'foto']).execute()

export const updateVehicle = (db: Database, actor: Actor, input: Omit<UpdateVehicleInput, 'confirmar'>) =>
  saveRecord(db.updateTable('veiculo').where(seenVehicle(actor, 'veiculo')), input)

export const setVehicle = (
  db: Database,
  id: number,
  set: Partial<{
    situacao: VehicleState
    id_motorista: number | null
    km_atual: number
    proxima_revisao_data: string | null
    proxima_revisao_km: number | null
    ativo: boolean
  }>,
) => db.updateTable('veiculo').set(set).where('id', '=', id).execute()

export const switchVehicles = (db: Database, actor: Actor, input: SetActiveInput) =>
  switchRecords(db.updateTable('veiculo').where(seenVehicle(actor, 'veiculo')), input)

export const removeVehicle = (db: Database, actor: Actor, id: number) =>
  removeRecord(db.deleteFrom('veiculo').where(seenVehicle(actor, 'veiculo')), id)

/** What a vehicle is that nobody works on: in use while a driver or a booking has it (docs/operations.md#vehicles). */
export async function stateOutOfWork(
  db: Database,
  { id, id_motorista }: { id: number; id_motorista: number | null },
): Promise<'disponivel' | 'em_uso'> {
  if (id_motorista !== null) return 'em_uso'
  const booking = await db
    .selectFrom('solicitacao_veiculo')
    .where('id_veiculo', '=', id)
    .where('situacao', '=', 'em_uso')
    .select('id')
    .executeTakeFirst()
  return booking ? 'em_uso' : 'disponivel'
}

/** Whether fines, requests or work of it are still open. */
export async function isInvolved(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from multa where id_veiculo = ${id} and situacao not in ('paga', 'cancelada'))
      or exists (select from solicitacao_veiculo where id_veiculo = ${id}
        and situacao in ('pendente', 'aprovada', 'em_uso'))
      or exists (select from manutencao_veiculo where id_veiculo = ${id}
        and situacao in (${sql.join(openMaintenance)})) as open`.execute(db)
  return rows[0]!.open
}

export const driversOfVehicle = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('veiculo_motorista as a')
    .innerJoin('motorista as m', 'm.id', 'a.id_motorista')
    .innerJoin('rh_usuario as u', 'u.id', 'm.id_usuario')
    .where('a.id_veiculo', '=', id)
    .where(ofSeenVehicle(actor, 'a.id_veiculo'))
    .select(['a.id', 'a.id_motorista', 'u.nome as motorista', 'a.inicio', 'a.fim', 'a.km_inicio', 'a.km_fim'])
    .orderBy('a.inicio', 'desc')
    .orderBy('a.id', 'desc')
    .limit(500)
    .execute()

/** Ends who has it now. */
export const endAssignment = (db: Database, id_veiculo: number, fim: Date, km_fim: number) =>
  db
    .updateTable('veiculo_motorista')
    .set({ fim, km_fim })
    .where('id_veiculo', '=', id_veiculo)
    .where('fim', 'is', null)
    .execute()

export const insertAssignment = (
  db: Database,
  row: { id_veiculo: number; id_motorista: number; inicio: Date; km_inicio: number },
) => db.insertInto('veiculo_motorista').values(row).execute()

export const keysOfVehicle = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('veiculo_chave as k')
    .leftJoin('rh_usuario as u', 'u.id', 'k.id_funcionario')
    .where('k.id_veiculo', '=', id)
    .where(ofSeenVehicle(actor, 'k.id_veiculo'))
    .select([
      'k.id',
      'k.id_veiculo',
      'k.nome',
      'k.id_funcionario',
      'u.nome as funcionario',
      'k.entregue_em',
      'k.updated_at',
    ])
    .orderBy('k.nome')
    .orderBy('k.id')
    .limit(100)
    .execute()

export const getKey = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('veiculo_chave as k')
    .where('k.id', '=', id)
    .where(ofSeenVehicle(actor, 'k.id_veiculo'))
    .select(['k.id_veiculo', 'k.nome'])
    .executeTakeFirst()

export async function saveKey(db: Database, actor: Actor, { id, ...key }: SaveVehicleKeyInput) {
  const handed = { ...key, entregue_em: key.id_funcionario ? sql<Date>`now()` : null }
  if (!id) return db.insertInto('veiculo_chave').values(handed).returning('id').executeTakeFirstOrThrow()
  return saveRecord(db.updateTable('veiculo_chave').where(ofSeenVehicle(actor, 'id_veiculo')), {
    id,
    ...handed,
  } as { id: number })
}

export const removeKey = (db: Database, actor: Actor, id: number) =>
  removeRecord(db.deleteFrom('veiculo_chave').where(ofSeenVehicle(actor, 'id_veiculo')), id)

/** The vehicles that somebody has as their own, locked. */
export const vehiclesDrivenBy = (db: Database, id_usuario: number) =>
  db
    .selectFrom('veiculo as v')
    .innerJoin('motorista as m', 'm.id', 'v.id_motorista')
    .where('m.id_usuario', '=', id_usuario)
    .orderBy('v.id')
    .select(['v.id', 'v.placa', 'v.id_empresa', 'v.km_atual', 'v.situacao'])
    .forUpdate('v')
    .execute()
