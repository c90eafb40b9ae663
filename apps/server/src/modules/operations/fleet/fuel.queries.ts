import { ODD_CONSUMPTION } from '@intranet/contract/operations/fuel'
import { fuelSchemas, type FuelFields, type ListFuelsInput } from '@intranet/contract/operations/fuel-schemas'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord } from '../../../platform/records.ts'
import { ofSeenVehicle, seenVehicle } from './vehicle-scope.ts'

/** Kilometres a litre between this full fill and the one before, with the parts between them; null where one is missing. */
const consumption = sql<
  number | null
>`(select round((a.km - p.km) / (select sum(s.litros) from abastecimento s
    where s.id_veiculo = a.id_veiculo and s.km > p.km and s.km <= a.km), 2)::float8
  from abastecimento p where p.id_veiculo = a.id_veiculo and p.tanque_cheio and p.km < a.km and a.tanque_cheio
  order by p.km desc limit 1)`
/** What the vehicle usually does. */
const usual = sql<
  number | null
>`(select percentile_cont(0.5) within group (order by (x.km - x.antes) / (x.soma - x.soma_antes))
  from (select y.km, y.soma, lag(y.km) over (order by y.km) as antes, lag(y.soma) over (order by y.km) as soma_antes
    from (select z.km, z.tanque_cheio, sum(z.litros) over (order by z.km) as soma
      from abastecimento z where z.id_veiculo = a.id_veiculo) y where y.tanque_cheio) x
  where x.antes < x.km)`
const odd = sql<boolean>`coalesce(abs(${consumption} - ${usual}) > ${ODD_CONSUMPTION}::float8 * ${usual}, false)`

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('abastecimento as a')
    .innerJoin('veiculo as v', 'v.id', 'a.id_veiculo')
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .where(seenVehicle(actor, 'v'))
    .select([
      'a.id',
      'a.id_veiculo',
      'v.placa',
      'v.id_empresa',
      'e.nome as empresa',
      'a.data',
      'a.km',
      'a.litros',
      'a.valor',
      'a.posto',
      'a.cupom',
      'a.tanque_cheio',
      consumption.as('consumo'),
      odd.as('fora_do_comum'),
      'a.created_at',
      'a.updated_at',
    ])

export const listFuels = (db: Database, actor: Actor, request: ListFuelsInput) =>
  readPage(visible(db, actor), request, {
    definition: fuelSchemas.list,
    alias: 'a',
    refs: {
      placa: 'v.placa',
      id_empresa: 'v.id_empresa',
      empresa: 'e.nome',
      consumo: consumption,
      fora_do_comum: odd,
    },
    search: normalised('v.placa', 'a.posto', 'a.cupom'),
  })

export const countFuels = (db: Database, actor: Actor) => rowCount(visible(db, actor))

export const getFuel = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('a.id', '=', id).select('a.comprovante').executeTakeFirst()

type NewFuel = Omit<FuelFields, 'data' | 'confirmar'> & { data: Date; id_usuario: number }

export const insertFuel = (db: Database, row: NewFuel) =>
  db.insertInto('abastecimento').values(row).returning('id').executeTakeFirstOrThrow()

export const updateFuel = (
  db: Database,
  actor: Actor,
  input: { id: number; updated_at?: string } & Record<string, unknown>,
) => saveRecord(db.updateTable('abastecimento').where(ofSeenVehicle(actor, 'id_veiculo')), input)

export const removeFuel = (db: Database, actor: Actor, id: number) =>
  removeRecord(db.deleteFrom('abastecimento').where(ofSeenVehicle(actor, 'id_veiculo')), id)
