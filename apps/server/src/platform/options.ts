/** What selectors offer. */
import { sql, type RawBuilder } from 'kysely'

/** True for active rows of `alias`, and for the one that is saved already. */
export const selectable = (alias: string, incluir?: number | null): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.ativo`)} or ${sql.ref(`${alias}.id`)} = ${incluir ?? null})`
