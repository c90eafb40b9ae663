import { sql } from 'kysely'

/** Today in São Paulo by PostgreSQL's clock, as text of SQL. In code: `@intranet/contract/today`. */
export const TODAY = `(now() at time zone 'America/Sao_Paulo')::date`

/** The same as a part of a statement. */
export const today = sql.raw<string>(TODAY)
