import type { SelectQueryBuilder } from 'kysely'

/** A query of whatever tables: columns are named by references, which the list's declaration checks. */
export type AnySelect<O> = SelectQueryBuilder<Record<string, object>, string, O>

export const anyOf = <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) =>
  query as AnySelect<O>
