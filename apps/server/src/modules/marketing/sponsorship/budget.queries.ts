import { budgetSchemas, type UpdateBudgetInput } from '@intranet/contract/marketing/justification-schemas'
import type { BudgetFields, ListBudgetsInput } from '@intranet/contract/marketing/sponsorship-justifications'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'

/** The year of a day (YYYY-MM-DD). */
export const yearOf = (day: string): number => Number(day.slice(0, 4))

/** Sums of the approved requests of a budget's provider whose event begins in its year. */
const sumOf = (amount: string, states: string) =>
  sql<string>`(select coalesce(sum(${sql.raw(amount)}), 0)::numeric(14, 2) from patrocinio_solicitacao r
    join patrocinio_negociacao n on n.id_solicitacao = r.id and n.situacao = 'aceita'
    left join patrocinio_pos_evento p on p.id_solicitacao = r.id
    where r.id_empresa = o.id_empresa and r.data_inicio between make_date(o.ano, 1, 1) and make_date(o.ano, 12, 31)
      and r.situacao in (${sql.raw(states)}))`

/** Promised, and not settled yet; and what finished sponsorships cost. */
const committed = sumOf('n.valor', "'aprovada', 'aguardando_pos_evento', 'inadimplente'")
const spent = sumOf('p.valor_realizado', "'concluida'")
const left = sql<string>`(o.valor - ${committed} - ${spent})::numeric(14, 2)`

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('patrocinio_orcamento as o')
    .innerJoin('empresa as e', 'e.id', 'o.id_empresa')
    .where((eb) => inScope(actor, eb.ref('o.id_empresa'), false))
    .select([
      'o.id',
      'o.id_empresa',
      'e.nome as provedor',
      'o.ano',
      'o.valor',
      committed.as('comprometido'),
      spent.as('gasto'),
      left.as('disponivel'),
      'o.created_at',
      'o.updated_at',
    ])

export const listBudgets = (db: Database, actor: Actor, request: ListBudgetsInput) =>
  readPage(visible(db, actor), request, {
    definition: budgetSchemas.list,
    alias: 'o',
    refs: { provedor: 'e.nome', comprometido: committed, gasto: spent, disponivel: left },
    search: normalised('e.nome'),
  })

export const getBudget = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('o.id', '=', id).executeTakeFirst()

/** What is left of a year's budget, read once two approvals at the same moment wait for each other. */
export async function holdBudget(db: Database, id_empresa: number, ano: number) {
  const budget = await db
    .selectFrom('patrocinio_orcamento')
    .where('id_empresa', '=', id_empresa)
    .where('ano', '=', ano)
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  if (!budget) return undefined
  return db
    .selectFrom('patrocinio_orcamento as o')
    .where('o.id', '=', budget.id)
    .select(left.as('disponivel'))
    .executeTakeFirstOrThrow()
}

export const insertBudgets = (db: Database, actor: Actor, rows: BudgetFields[]) =>
  db
    .insertInto('patrocinio_orcamento')
    .values(rows.map((row) => ({ ...row, id_usuario: actor.id })))
    .returning('id')
    .execute()

export const updateBudget = (db: Database, actor: Actor, input: UpdateBudgetInput) =>
  saveRecord(
    db.updateTable('patrocinio_orcamento').where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    input,
  )

export const removeBudget = (db: Database, actor: Actor, id: number) =>
  removeRecord(
    db.deleteFrom('patrocinio_orcamento').where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    id,
  )
