import { sql, type RawBuilder } from 'kysely'

/** Whole minutes as `27:25`, however many the hours: `lpad` would cut the third digit off. */
export const hoursText = (minutes: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(to_char(${minutes} / 60, 'FM999999900') || ':' || to_char(${minutes} % 60, 'FM00'))`
