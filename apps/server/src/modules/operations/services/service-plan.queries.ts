import {
  assetServiceSchemas,
  vehicleServiceSchemas,
  type AssetServiceFields,
  type ListAssetServicesInput,
  type ListVehicleServicesInput,
  type UpdateAssetServiceInput,
  type UpdateVehicleServiceInput,
  type VehicleServiceFields,
} from '@intranet/contract/operations/service-plan-schemas'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { saveRecord } from '../../../platform/records.ts'
import { seenOfAsset, seenOfVehicle, seenPlan } from './service-plan-scope.ts'

const left = sql<number | null>`(s.proximo_km - v.km_atual)`

const ofVehicles = (db: Database, actor: Actor) =>
  db
    .selectFrom('servico_plano as s')
    .innerJoin('veiculo as v', 'v.id', 's.id_veiculo')
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .where(seenOfVehicle(actor))
    .select([
      's.id',
      'v.id as id_veiculo',
      'v.placa',
      'v.modelo',
      's.nome',
      's.cada_meses',
      's.cada_km',
      's.ultimo_em',
      's.ultimo_km',
      's.proximo_em',
      's.proximo_km',
      left.as('km_restantes'),
      'v.id_empresa',
      'e.nome as empresa',
      's.ativo',
      's.created_at',
      's.updated_at',
    ])

export const listVehicleServices = (db: Database, actor: Actor, request: ListVehicleServicesInput) =>
  readPage(ofVehicles(db, actor), request, {
    definition: vehicleServiceSchemas.list,
    alias: 's',
    refs: {
      placa: 'v.placa',
      modelo: 'v.modelo',
      id_empresa: 'v.id_empresa',
      empresa: 'e.nome',
      km_restantes: left,
    },
    search: normalised('s.nome', 'v.placa', 'v.modelo'),
  })

export const getVehicleService = (db: Database, actor: Actor, id: number) =>
  ofVehicles(db, actor).where('s.id', '=', id).executeTakeFirst()

const ofAssets = (db: Database, actor: Actor) =>
  db
    .selectFrom('servico_plano as s')
    .innerJoin('suprimento_patrimonio as a', 'a.id', 's.id_patrimonio')
    .innerJoin('suprimento_produto as p', 'p.id', 'a.id_produto')
    .innerJoin('empresa as e', 'e.id', 'a.id_empresa')
    .where(seenOfAsset(actor))
    .select([
      's.id',
      'a.id as id_patrimonio',
      'a.patrimonio',
      'p.nome as produto',
      's.nome',
      's.cada_meses',
      's.ultimo_em',
      's.proximo_em',
      'a.id_empresa',
      'e.nome as empresa',
      's.ativo',
      's.created_at',
      's.updated_at',
    ])

export const listAssetServices = (db: Database, actor: Actor, request: ListAssetServicesInput) =>
  readPage(ofAssets(db, actor), request, {
    definition: assetServiceSchemas.list,
    alias: 's',
    refs: { patrimonio: 'a.patrimonio', produto: 'p.nome', id_empresa: 'a.id_empresa', empresa: 'e.nome' },
    search: normalised('s.nome', 'a.patrimonio', 'p.nome'),
  })

export const getAssetService = (db: Database, actor: Actor, id: number) =>
  ofAssets(db, actor).where('s.id', '=', id).executeTakeFirst()

/** Vehicles that a plan may be of. */
export const plannedVehicles = (db: Database, actor: Actor) =>
  db.selectFrom('veiculo').where(seenOfVehicle(actor, 'veiculo')).where('situacao', '<>', 'baixado')

/** Assets that a plan may be of. */
export const plannedAssets = (db: Database, actor: Actor) =>
  db
    .selectFrom('suprimento_patrimonio')
    .where(seenOfAsset(actor, 'suprimento_patrimonio'))
    .where('ativo', '=', true)

export const insertPlans = (db: Database, rows: (VehicleServiceFields | AssetServiceFields)[]) =>
  db.insertInto('servico_plano').values(rows).returning('id').execute()

export const updatePlan = (
  db: Database,
  actor: Actor,
  input: UpdateVehicleServiceInput | UpdateAssetServiceInput,
) => saveRecord(db.updateTable('servico_plano').where(seenPlan(actor, 'servico_plano')), input)

interface Done {
  id_plano: number
  feito_em: string
  /** Of the vehicle, at that moment. */
  km?: number
  id_manutencao?: number
  observacao?: string | null
  id_usuario: number
}

/** A service was done: the next one counts from it. Nothing where it was written for that day before. */
export async function moveOn(
  db: Database,
  done: Done,
): Promise<{ id: number; updated_at: Date } | undefined> {
  const { id_plano, feito_em, km = null, id_manutencao = null, observacao = null, id_usuario } = done
  const { rows } = await sql<{ id: number; updated_at: Date }>`
    with feito as (
      insert into servico_feito (id_plano, feito_em, id_manutencao, observacao, id_usuario)
      values (${id_plano}, ${feito_em}, ${id_manutencao}, ${observacao}, ${id_usuario})
      on conflict (id_plano, feito_em) do nothing returning id_plano
    )
    update servico_plano s set ultimo_em = greatest(s.ultimo_em, ${feito_em}::date),
      ultimo_km = greatest(s.ultimo_km, ${km}::int)
    from feito where s.id = feito.id_plano returning s.id, s.updated_at`.execute(db)
  return rows[0]
}

/** Plans of a vehicle that its work may be of. */
export const plansOfVehicle = (db: Database, id_veiculo: number) =>
  db.selectFrom('servico_plano').where('id_veiculo', '=', id_veiculo)
