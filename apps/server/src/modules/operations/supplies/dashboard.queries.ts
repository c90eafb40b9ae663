/** The figures of supplies, from sums that are exact at once. */
import { comparedDays, type Days } from '@intranet/contract/comparison'
import type { DashboardInput } from '@intranet/contract/operations/supplies'
import { ageBands, type Stage, stages } from '@intranet/contract/operations/supply-options'
import { daysLater, todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'
import { balances, entries } from './figure-source.ts'
import { seesValues } from './supply-scope.ts'
import { holdsWords } from '../../../platform/text-search.ts'
import { today } from '../../../platform/today.ts'

const WEEKS = 12

/** Rows `f` of the actor's providers that the filters name. */
function rowsOf(
  actor: Actor,
  { id_empresa, sistema, cidade, id_equipe }: DashboardInput,
): RawBuilder<unknown> {
  const tests = [inScope(actor, 'f.id_empresa', false)]
  if (id_empresa !== undefined) tests.push(sql<boolean>`f.id_empresa = ${id_empresa}`)
  if (sistema !== undefined)
    tests.push(sql<boolean>`f.id_empresa in (select id from empresa where sistema = ${sistema})`)
  // As the lists of the stages find it: by a part, without accents.
  if (cidade !== undefined) tests.push(holdsWords(sql`normaliza(f.cidade)`, cidade))
  if (id_equipe !== undefined) tests.push(sql<boolean>`f.id_equipe = ${id_equipe}`)
  return sql.join(tests, sql` and `)
}

const onTheWay = sql`f.etapa in ('retirada', 'devolucao', 'manutencao')`

interface Tiles {
  retiradas_pendentes: number
  devolucoes_a_conferir: number
  em_manutencao: number
  valor_parado: string | null
  divergencia_inventario: number | null
}

async function readTiles(db: Database, actor: Actor, input: DashboardInput): Promise<Tiles> {
  const { de, ate } = input
  const { rows } = await sql<Tiles>`
    select coalesce(sum(f.linhas) filter (where f.etapa = 'retirada'), 0)::int as retiradas_pendentes,
      coalesce(sum(f.linhas) filter (where f.etapa = 'devolucao'), 0)::int as devolucoes_a_conferir,
      coalesce(sum(f.linhas) filter (where f.etapa = 'manutencao'), 0)::int as em_manutencao,
      case when ${seesValues(actor)} then coalesce(sum(f.quantidade * p.valor_unitario), 0)::text end as valor_parado,
      (select round(100.0 * sum(abs(f.divergencia)) / nullif(sum(f.quantidade_sistema), 0), 1)::float8
        from inventario f where f.divergencia is not null and ${rowsOf(actor, input)}
          and f.created_at >= coalesce(${de ?? null}::date, ${today} - ${WEEKS * 7}::int)
          and f.created_at < coalesce(${ate ?? null}::date, ${today}) + 1) as divergencia_inventario
    from ${balances} f join suprimento_produto p on p.id = f.id_produto
    where ${onTheWay} and ${rowsOf(actor, input)}`.execute(db)
  return rows[0]!
}

interface Week {
  semana: string
  etapa: Stage
  entradas: number
}

async function readWeeks(db: Database, actor: Actor, input: DashboardInput): Promise<Week[]> {
  const { de, ate } = input
  const { rows } = await sql<Week>`
    select f.semana, f.etapa, sum(f.entradas)::int as entradas from ${entries} f
    where f.semana > coalesce(${de ?? null}::date, ${today} - ${WEEKS * 7}::int) - 7
      and f.semana <= coalesce(${ate ?? null}::date, ${today}) and ${rowsOf(actor, input)}
    group by 1, 2 having sum(f.entradas) <> 0 order by 1, 2 limit 2000`.execute(db)
  return rows
}

/** The week of the first movement: weeks before it are left out, not counted as zero. */
async function readFirstWeek(db: Database, actor: Actor, input: DashboardInput): Promise<string | null> {
  const { rows } = await sql<{ semana: string | null }>`
    select min(w.semana) as semana from (
      select f.semana from ${entries} f where ${rowsOf(actor, input)} group by 1 having sum(f.entradas) > 0) w`.execute(
    db,
  )
  return rows[0]!.semana
}

interface Age {
  faixa: string
  retirada: number
  devolucao: number
  manutencao: number
}

/** The last band has no end: it holds whatever is on its way and in none of the others. */
const recentBands = ageBands.filter(({ ate }) => ate !== null)
const oldest = ageBands.find(({ ate }) => ate === null)!
const recentDays = oldest.de - 1

interface Aged {
  etapa: 'retirada' | 'devolucao' | 'manutencao'
  faixa: string
  itens: number
}

/** How long what is on its way has been in its stage: what entered of late is counted, all the rest are the sums less that. */
async function readAges(db: Database, actor: Actor, input: DashboardInput): Promise<Age[]> {
  const day = sql`(f.data_entrada at time zone 'America/Sao_Paulo')::date`
  const band = sql`case ${sql.join(
    recentBands.map(({ faixa, ate }) => sql`when ${today} - ${day} <= ${ate} then ${faixa}::text`),
    sql` `,
  )} end`
  const { rows } = await sql<Aged>`
    with recentes as materialized (
      select f.etapa, ${band} as faixa, count(*)::int as itens from suprimento_movimento f
      where f.data_saida is null and ${onTheWay} and ${rowsOf(actor, input)}
        and f.data_entrada >= (${today} - ${recentDays}::int)::timestamp at time zone 'America/Sao_Paulo'
      group by 1, 2),
    todos as (
      select f.etapa, sum(f.linhas)::int as itens from ${balances} f
      where ${onTheWay} and ${rowsOf(actor, input)} group by 1)
    select etapa, faixa, itens from recentes
    union all
    select t.etapa, ${oldest.faixa}::text, t.itens - coalesce((select sum(r.itens) from recentes r where r.etapa = t.etapa), 0)::int
    from todos t`.execute(db)
  const itens = (faixa: string, etapa: Aged['etapa']) =>
    rows.find((row) => row.faixa === faixa && row.etapa === etapa)?.itens ?? 0
  return ageBands.map(({ faixa }) => ({
    faixa,
    retirada: itens(faixa, 'retirada'),
    devolucao: itens(faixa, 'devolucao'),
    manutencao: itens(faixa, 'manutencao'),
  }))
}

interface Ranked {
  id_equipe: number
  equipe: string
  sistema: string
  retiradas: number
}

async function readRanking(db: Database, actor: Actor, input: DashboardInput): Promise<Ranked[]> {
  const { rows } = await sql<Ranked>`
    select f.id_equipe, q.nome as equipe, e.sistema, sum(f.linhas)::int as retiradas
    from ${balances} f join equipe q on q.id = f.id_equipe join empresa e on e.id = q.id_empresa
    where f.etapa = 'retirada' and ${rowsOf(actor, input)}
    group by 1, 2, 3 having sum(f.linhas) > 0 order by 4 desc, 2, 1 limit 10`.execute(db)
  return rows
}

/** What entered each stage in the weeks of a period. */
async function readEntries(db: Database, actor: Actor, input: DashboardInput, { de, ate }: Days) {
  const weeks = await readWeeks(db, actor, { ...input, de, ate })
  const entradas = stages.map((etapa) => ({
    etapa,
    entradas: weeks.reduce((sum, week) => (week.etapa === etapa ? sum + week.entradas : sum), 0),
  }))
  return { de, ate, entradas }
}

/** Everything of the dashboard, for one set of filters; its weeks beside those of the days before. */
export async function readDashboard(db: Database, actor: Actor, input: DashboardInput) {
  const day = todayInBrazil()
  const period = { de: input.de ?? daysLater(day, -WEEKS * 7), ate: input.ate ?? day }
  const before = comparedDays(period, input.comparar, day)?.before
  const [tiles, semanas, primeira_semana, idades, equipes, comparacao] = await Promise.all([
    readTiles(db, actor, input),
    readWeeks(db, actor, input),
    readFirstWeek(db, actor, input),
    readAges(db, actor, input),
    readRanking(db, actor, input),
    before ? readEntries(db, actor, input, before) : null,
  ])
  return { ...tiles, semanas, primeira_semana, idades, equipes, comparacao }
}
