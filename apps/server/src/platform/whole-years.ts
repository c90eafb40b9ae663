import { sql, type RawBuilder } from 'kysely'

/** Age on a day, in SQL (docs/platform.md#whole-years). In code: `ageInYears`. */
export const wholeYears = (day: RawBuilder<string>, birth: RawBuilder<unknown>) =>
  sql<number | null>`floor((${day} - ${birth}) / 365.25)::int`
