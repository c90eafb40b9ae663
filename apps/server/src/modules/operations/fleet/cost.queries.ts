/** What vehicles cost: fuel, repairs, rental and fines, by vehicle and by month, with the kilometres driven. */
import { comparedDays } from '@intranet/contract/comparison'
import type { CostInput, CostTotalsInput } from '@intranet/contract/operations/costs'
import { todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { doubled } from './fine-deadline.queries.ts'
import { seenVehicle } from './vehicle-scope.ts'

interface Costs {
  combustivel: string
  manutencao: string
  locacao: string
  multas: string
  total: string
  km: number
  custo_km: string | null
}

/** A rental's share of a month is by its days in it; an unnamed driver costs twice the fine. */
const base = (actor: Actor, { inicio, fim, id_veiculo, id_empresa }: CostInput): RawBuilder<unknown> => sql`
  alvo as (
    select v.id, v.placa, v.modelo from veiculo v where ${seenVehicle(actor, 'v')}
      and (${id_veiculo ?? null}::bigint is null or v.id = ${id_veiculo ?? null})
      and (${id_empresa ?? null}::bigint is null or v.id_empresa = ${id_empresa ?? null})
  ), custo as (
    select a.id_veiculo, to_char(a.data, 'YYYY-MM') as mes, 'combustivel' as tipo, a.valor from abastecimento a
      where a.data >= ${inicio}::date and a.data < ${fim}::date + 1
    union all
    select m.id_veiculo, to_char(m.data_conclusao, 'YYYY-MM'), 'manutencao', m.valor_total from manutencao_veiculo m
      where m.situacao = 'concluida' and m.data_conclusao between ${inicio}::date and ${fim}::date
    union all
    select f.id_veiculo, to_char(f.data_infracao, 'YYYY-MM'), 'multas',
      coalesce(f.valor_pago, ${doubled}, f.valor) from multa f
      where f.situacao <> 'cancelada' and f.data_infracao >= ${inicio}::date and f.data_infracao < ${fim}::date + 1
    union all
    select r.id_veiculo, to_char(d.dia, 'YYYY-MM'), 'locacao',
      round(r.valor_mensal * (least(r.data_fim, r.encerrada_em, ${fim}::date, (d.dia + interval '1 month - 1 day')::date)
        - greatest(r.data_inicio, ${inicio}::date, d.dia::date) + 1)
        / extract(day from d.dia + interval '1 month - 1 day')::numeric, 2)
      from locacao r, generate_series(date_trunc('month', greatest(r.data_inicio, ${inicio}::date)::timestamp),
        least(r.data_fim, r.encerrada_em, ${fim}::date)::timestamp, interval '1 month') d(dia)
      where greatest(r.data_inicio, ${inicio}::date) <= least(r.data_fim, r.encerrada_em, ${fim}::date)
  ), leitura as (
    select id_veiculo, (momento at time zone 'America/Sao_Paulo')::date as dia, km from veiculo_leitura
  ), por_mes as (
    select l.id_veiculo, case when l.dia < ${inicio}::date then '' else to_char(l.dia, 'YYYY-MM') end as mes,
      max(l.km) as maior, min(l.km) as menor
    from leitura l join alvo on alvo.id = l.id_veiculo where l.dia <= ${fim}::date group by 1, 2
  ), rodado as (
    select id_veiculo, mes, maior - coalesce(lag(maior) over (partition by id_veiculo order by mes), menor) as km from por_mes
  )`

const sums = sql`
  coalesce(sum(c.valor) filter (where c.tipo = 'combustivel'), 0)::numeric(14, 2) as combustivel,
  coalesce(sum(c.valor) filter (where c.tipo = 'manutencao'), 0)::numeric(14, 2) as manutencao,
  coalesce(sum(c.valor) filter (where c.tipo = 'locacao'), 0)::numeric(14, 2) as locacao,
  coalesce(sum(c.valor) filter (where c.tipo = 'multas'), 0)::numeric(14, 2) as multas,
  coalesce(sum(c.valor), 0)::numeric(14, 2) as total`

/** The dearest vehicles of a period first. */
export async function costsByVehicle(db: Database, actor: Actor, input: CostInput) {
  const { rows } = await sql<Costs & { id: number; placa: string; modelo: string }>`
    with ${base(actor, input)}, somas as (
      select alvo.id, alvo.placa, alvo.modelo, ${sums},
        coalesce((select sum(r.km) from rodado r where r.id_veiculo = alvo.id and r.mes <> ''), 0)::int as km
      from alvo left join custo c on c.id_veiculo = alvo.id group by alvo.id, alvo.placa, alvo.modelo
    )
    select *, case when km > 0 then round(total / km, 2) end as custo_km from somas
    where total > 0 or km > 0 order by total desc, placa limit 500`.execute(db)
  return rows
}

/** All of them together, month by month. */
export async function costsByMonth(db: Database, actor: Actor, input: CostInput) {
  const { rows } = await sql<Costs & { mes: string }>`
    with ${base(actor, input)}, somas as (
      select to_char(d.dia, 'YYYY-MM') as mes, ${sums},
        coalesce((select sum(r.km) from rodado r where r.mes = to_char(d.dia, 'YYYY-MM')), 0)::int as km
      from generate_series(date_trunc('month', ${input.inicio}::date::timestamp), ${input.fim}::date::timestamp, interval '1 month') d(dia)
      left join (custo c join alvo on alvo.id = c.id_veiculo) on c.mes = to_char(d.dia, 'YYYY-MM') group by d.dia
    )
    select *, case when km > 0 then round(total / km, 2) end as custo_km from somas order by mes limit 121`.execute(
    db,
  )
  return rows
}

interface CostTotals extends Costs {
  lancamentos: { combustivel: number; manutencao: number; multas: number }
}

async function readTotals(db: Database, actor: Actor, input: CostInput): Promise<CostTotals> {
  const { rows } = await sql<CostTotals>`
    with ${base(actor, input)}, somas as (
      select ${sums}, coalesce((select sum(r.km) from rodado r where r.mes <> ''), 0)::int as km,
        jsonb_build_object('combustivel', count(*) filter (where c.tipo = 'combustivel'),
          'manutencao', count(*) filter (where c.tipo = 'manutencao'),
          'multas', count(*) filter (where c.tipo = 'multas')) as lancamentos
      from custo c join alvo on alvo.id = c.id_veiculo
    )
    select *, case when km > 0 then round(total / km, 2) end as custo_km from somas`.execute(db)
  return rows[0]!
}

/** All of them together in the period, beside the days that it is compared with. */
export async function costTotals(db: Database, actor: Actor, { comparar, ...input }: CostTotalsInput) {
  const days = comparedDays({ de: input.inicio, ate: input.fim }, comparar, todayInBrazil())?.before
  const [now, comparacao] = await Promise.all([
    readTotals(db, actor, input),
    days ? readTotals(db, actor, { ...input, inicio: days.de, fim: days.ate }) : null,
  ])
  return { ...now, comparacao }
}
