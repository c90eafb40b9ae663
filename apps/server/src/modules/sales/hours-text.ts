import { sql, type RawBuilder } from 'kysely'

/** Minutes as `27:25`, with any number of hours: `lpad` would cut off the third digit. */
export const hoursText = (minutes: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(to_char(${minutes} / 60, 'FM999999900') || ':' || to_char(${minutes} % 60, 'FM00'))`
