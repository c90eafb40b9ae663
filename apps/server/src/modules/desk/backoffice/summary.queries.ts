import { onTheWay } from '@intranet/contract/desk/backoffice-options'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'
import { today } from '../../../platform/today.ts'

export interface Tile {
  total: number
  atrasados: number
}
export interface DeskSummary {
  vendas: Tile
  ativacoes_hoje: Tile
  reagendar: Tile
  qualificacoes: Tile
  problemas: Tile
  estornos: Tile
}

/** One tile: rows that `where` names, and those of them past their time. Partial indexes hold what is open alone. */
const tile = (actor: Actor, table: string, where: RawBuilder<unknown>, late: RawBuilder<unknown>) =>
  sql`(select jsonb_build_object('total', count(*), 'atrasados', count(*) filter (where ${late}))
    from ${sql.table(table)} where ${where} and ${inScope(actor, 'id_empresa', false)})`

const overdue = sql`prazo < now()`
const visited = sql`situacao = any(${[...onTheWay]}::text[])`

/** All tiles of the home in one statement; each counts what its link opens. */
export async function readSummary(db: Database, actor: Actor): Promise<DeskSummary> {
  const { rows } = await sql<DeskSummary>`select
    ${tile(actor, 'bo_venda', sql`aberta and situacao = 'pendente'`, overdue)} as vendas,
    ${tile(actor, 'bo_ativacao', sql`aberta and ${visited} and data_agendada <= ${today}`, sql`(${overdue} or data_agendada < ${today})`)} as ativacoes_hoje,
    ${tile(actor, 'bo_ativacao', sql`aberta and situacao = 'reagendar'`, overdue)} as reagendar,
    ${tile(actor, 'bo_qualificacao', sql`situacao = 'pendente' and prazo < now()`, sql`true`)} as qualificacoes,
    ${tile(actor, 'bo_problema', sql`aberto`, overdue)} as problemas,
    ${tile(actor, 'bo_estorno', sql`aberto and situacao = 'em_analise'`, sql`false`)} as estornos`.execute(db)
  return rows[0]!
}
