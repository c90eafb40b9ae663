import { sql } from 'kysely'

/** Today in São Paulo, as a date of PostgreSQL's clock. In code: `@intranet/contract/today`. */
export const today = sql<string>`(now() at time zone 'America/Sao_Paulo')::date`
