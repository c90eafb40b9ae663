/** Which CVs the talent bank may show (docs/hiring.md#talent-bank). */
import { sql, type RawBuilder } from 'kysely'

/** True where the CV `alias` is shared and not archived, as SQL. */
export const findableSql = (alias: string): string =>
  `(${alias}.compartilhar_banco and ${alias}.arquivado_em is null)`

export const findable = (alias: string): RawBuilder<boolean> => sql.raw(findableSql(alias))
