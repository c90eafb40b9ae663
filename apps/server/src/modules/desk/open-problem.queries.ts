/** Problems of the desk as other modules open them too. */
import type { ProblemTypeFields } from '@intranet/contract/desk/problem-types'
import type { ProblemFields } from '@intranet/contract/desk/problems'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

export type NewProblem = Omit<ProblemFields, 'id_empresa'> & {
  id_empresa: number
  prazo: Date
  id_usuario: number
}

export const insertProblem = (db: Database, row: NewProblem) =>
  db.insertInto('bo_problema').values(row).returning('id').executeTakeFirstOrThrow()

/** The kind with a title, made where there is none; an inactive one counts too. */
export async function problemTypeTitled(db: Database, kind: ProblemTypeFields) {
  await db
    .insertInto('bo_problema_tipo')
    .values(kind)
    .onConflict((conflict) => conflict.expression(sql`normaliza(titulo)`).doNothing())
    .execute()
  return db
    .selectFrom('bo_problema_tipo')
    .where(sql<boolean>`normaliza(titulo) = normaliza(${kind.titulo})`)
    .select(['id', 'sla_horas'])
    .executeTakeFirstOrThrow()
}

interface SameProblem {
  id_empresa: number
  cod_cliente: string
  id_tipo: number
  /** How its description begins. */
  begins: string
}

/** Whether such a problem of a customer is open already. */
export const hasOpenProblem = async (
  db: Database,
  { id_empresa, cod_cliente, id_tipo, begins }: SameProblem,
) =>
  (await db
    .selectFrom('bo_problema')
    .where('id_empresa', '=', id_empresa)
    .where('cod_cliente', '=', cod_cliente)
    .where('id_tipo', '=', id_tipo)
    .where('aberto', '=', true)
    .where(sql<boolean>`starts_with(descricao, ${begins})`)
    .select('id')
    .limit(1)
    .executeTakeFirst()) !== undefined
