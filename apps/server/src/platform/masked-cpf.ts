/** CPFs as everybody may see them (docs/platform.md#masked-documents). */
import { sql, type RawBuilder } from 'kysely'

/** `***.456.789-**`, as SQL of a column. */
export const maskedCpfSql = (column: string): string =>
  `'***.' || substr(${column}, 4, 3) || '.' || substr(${column}, 7, 3) || '-**'`

export const maskedCpfOf = (column: string): RawBuilder<string | null> => sql.raw(maskedCpfSql(column))
