/** The figures of supplies, from sums that are exact at once. */
import type { DashboardInput } from '@intranet/contract/operations/supplies'
import { ageBands, type Stage } from '@intranet/contract/operations/supply-options'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'
import { balances, entries } from './figure-source.ts'
import { seesValues } from './supply-scope.ts'

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
  if (cidade !== undefined) tests.push(sql<boolean>`f.cidade = ${cidade}`)
  if (id_equipe !== undefined) tests.push(sql<boolean>`f.id_equipe = ${id_equipe}`)
  return sql.join(tests, sql` and `)
}

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
      case when ${seesValues(actor)} then coalesce(sum(f.quantidade * p.valor_unitario)
        filter (where f.etapa in ('retirada', 'devolucao', 'manutencao')), 0)::text end as valor_parado,
      (select round(100.0 * sum(abs(f.divergencia)) / nullif(sum(f.quantidade_sistema), 0), 1)::float8
        from inventario f where f.divergencia is not null and ${rowsOf(actor, input)}
          and f.created_at >= coalesce(${de ?? null}::date, current_date - ${WEEKS * 7}::int)
          and f.created_at < coalesce(${ate ?? null}::date, current_date) + 1) as divergencia_inventario
    from ${balances} f join suprimento_produto p on p.id = f.id_produto
    where f.etapa in ('retirada', 'devolucao', 'manutencao') and ${rowsOf(actor, input)}`.execute(db)
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
    where f.semana > coalesce(${de ?? null}::date, current_date - ${WEEKS * 7}::int) - 7
      and f.semana <= coalesce(${ate ?? null}::date, current_date) and ${rowsOf(actor, input)}
    group by 1, 2 having sum(f.entradas) <> 0 order by 1, 2 limit 2000`.execute(db)
  return rows
}

interface Age {
  faixa: string
  retirada: number
  devolucao: number
  manutencao: number
}

const bands = sql`(values ${sql.join(
  ageBands.map(({ faixa, de, ate }, place) => sql`(${place}::int, ${faixa}::text, ${de}::int, ${ate}::int)`),
)}) b (ordem, faixa, de, ate)`

/** How long what is on its way has been in its stage. */
async function readAges(db: Database, actor: Actor, input: DashboardInput): Promise<Age[]> {
  const { rows } = await sql<Age>`
    with abertos as (
      select f.etapa, (now() at time zone 'America/Sao_Paulo')::date
        - (f.data_entrada at time zone 'America/Sao_Paulo')::date as dias, count(*) as itens
      from suprimento_movimento f
      where f.data_saida is null and f.etapa in ('retirada', 'devolucao', 'manutencao') and ${rowsOf(actor, input)}
      group by 1, 2)
    select b.faixa, coalesce(sum(a.itens) filter (where a.etapa = 'retirada'), 0)::int as retirada,
      coalesce(sum(a.itens) filter (where a.etapa = 'devolucao'), 0)::int as devolucao,
      coalesce(sum(a.itens) filter (where a.etapa = 'manutencao'), 0)::int as manutencao
    from ${bands} left join abertos a on a.dias >= b.de and (b.ate is null or a.dias <= b.ate)
    group by b.ordem, b.faixa order by b.ordem`.execute(db)
  return rows
}

interface Ranked {
  id_equipe: number
  equipe: string
  retiradas: number
}

async function readRanking(db: Database, actor: Actor, input: DashboardInput): Promise<Ranked[]> {
  const { rows } = await sql<Ranked>`
    select f.id_equipe, q.nome as equipe, sum(f.linhas)::int as retiradas
    from ${balances} f join equipe q on q.id = f.id_equipe
    where f.etapa = 'retirada' and ${rowsOf(actor, input)}
    group by 1, 2 having sum(f.linhas) > 0 order by 3 desc, 2, 1 limit 10`.execute(db)
  return rows
}

/** Everything of the dashboard, for one set of filters. */
export async function readDashboard(db: Database, actor: Actor, input: DashboardInput) {
  const [tiles, semanas, idades, equipes] = await Promise.all([
    readTiles(db, actor, input),
    readWeeks(db, actor, input),
    readAges(db, actor, input),
    readRanking(db, actor, input),
  ])
  return { ...tiles, semanas, idades, equipes }
}
