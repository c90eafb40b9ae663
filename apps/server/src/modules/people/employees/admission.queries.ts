import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { choseOwnPassword } from '../../../platform/own-password.ts'
import { today } from '../../../platform/today.ts'

/** SQL: employees of today and of an admission to come (docs/people.md#admission-to-come). */
export const onStaff = (alias: string) =>
  sql<boolean>`(${sql.ref(`${alias}.funcionario`)} or ${sql.ref(`${alias}.situacao`)} = 'admissao')`

/** Some of the admissions whose day has come; `propria` where the person chose a password before. */
export const dueAdmissions = (db: Database, limit: number) =>
  db
    .selectFrom('rh_usuario')
    .where('situacao', '=', 'admissao')
    .where('ativo', '=', true)
    .where('data_admissao', '<=', today)
    .orderBy('data_admissao')
    .orderBy('id')
    .limit(limit)
    .select(['id', choseOwnPassword('rh_usuario').as('propria')])
    .execute()

/** Makes employees of those whose day has come; of two at once the second finds nobody. */
export const admit = (db: Database, ids: readonly number[]) =>
  db
    .updateTable('rh_usuario')
    .set({ funcionario: true, situacao: 'ativo' })
    .where('id', 'in', ids)
    .where('situacao', '=', 'admissao')
    .where('ativo', '=', true)
    .where('data_admissao', '<=', today)
    .returning(['id', 'nome', 'email', 'email_corp'])
    .execute()

/** Where the first access goes, and to whom. */
export const addressOf = (db: Database, id: number) =>
  db
    .selectFrom('rh_usuario')
    .where('id', '=', id)
    .select(['id', 'nome', 'email', 'email_corp', 'funcionario'])
    .executeTakeFirstOrThrow()
