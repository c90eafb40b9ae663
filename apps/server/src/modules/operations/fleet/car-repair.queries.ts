/** The report of repairs: what was carried out, as the list of maintenance has it. */
import type { MaintenanceFields } from '@intranet/contract/operations/maintenance-schemas'
import { carRepairReport, type CarRepairInput } from '@intranet/contract/operations/car-repair-report'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { filterRows, normalised, readPage } from '../../../platform/list.ts'
import { inScope } from '../../../platform/scope.ts'

/** What the repair cost for each kilometre since the vehicle's repair before. */
const perKilometre = sql<
  string | null
>`(select case when m.km > max(p.km) then round(m.valor_total / (m.km - max(p.km)), 2) end
  from manutencao_veiculo p where p.id_veiculo = m.id_veiculo and p.situacao = 'concluida'
    and (p.data_conclusao, p.id) < (m.data_conclusao, m.id))`
/** Who had the vehicle on that day. */
const driver = sql<
  string | null
>`(select u.nome from veiculo_motorista a join motorista k on k.id = a.id_motorista
  join rh_usuario u on u.id = k.id_usuario
  where a.id_veiculo = m.id_veiculo and a.inicio::date <= m.data_conclusao and (a.fim is null or a.fim::date >= m.data_conclusao)
  order by a.inicio desc limit 1)`

const repairs = (db: Database, actor: Actor) =>
  db
    .selectFrom('manutencao_veiculo as m')
    .innerJoin('veiculo as v', 'v.id', 'm.id_veiculo')
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .where('m.situacao', '=', 'concluida')
    .where((eb) => inScope(actor, eb.ref('v.id_empresa'), false))
    .select([
      'm.id',
      'm.id_veiculo',
      'v.placa',
      'v.modelo',
      'v.id_empresa',
      'e.nome as empresa',
      driver.as('motorista'),
      sql<string>`m.data_conclusao`.as('data_conclusao'),
      sql<MaintenanceFields['tipo']>`m.tipo`.as('tipo'),
      'm.oficina',
      'm.km',
      'm.valor_pecas',
      'm.valor_mao_obra',
      sql<string>`m.valor_total`.as('valor_total'),
      perKilometre.as('custo_km'),
    ])

const source = {
  definition: carRepairReport,
  alias: 'm',
  refs: {
    placa: 'v.placa',
    modelo: 'v.modelo',
    id_empresa: 'v.id_empresa',
    empresa: 'e.nome',
    motorista: driver,
    custo_km: perKilometre,
  },
  search: normalised('v.placa', 'v.modelo', 'm.oficina'),
} as const

export const listCarRepairs = (db: Database, actor: Actor, request: CarRepairInput) =>
  readPage(repairs(db, actor), request, source)

/** The footer of the same rows, without their page. */
export async function totalCarRepairs(db: Database, actor: Actor, request: CarRepairInput) {
  const rows = filterRows(repairs(db, actor), request, source)
    .clearSelect()
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<string>`coalesce(sum(m.valor_pecas), 0)::numeric(16, 2)`.as('valor_pecas'),
      sql<string>`coalesce(sum(m.valor_mao_obra), 0)::numeric(16, 2)`.as('valor_mao_obra'),
      sql<string>`coalesce(sum(m.valor_total), 0)::numeric(16, 2)`.as('valor_total'),
    ])
  return rows.executeTakeFirstOrThrow()
}
