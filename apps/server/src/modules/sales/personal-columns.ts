/** Documents and phones in lists: enough to tell people apart, not enough to know them (readings 00, LGPD). */
import { sql, type RawBuilder } from 'kysely'

/** `***.456.789-**` of a CPF; a CNPJ is public and stays whole. */
export const maskedDocument = (column: string): RawBuilder<string | null> => {
  const ref = sql.ref(column)
  return sql<string | null>`case length(${ref}) when 11
    then '***.' || substr(${ref}, 4, 3) || '.' || substr(${ref}, 7, 3) || '-**' else ${ref} end`
}

/** All but the area and the last four digits are hidden. */
export const maskedPhone = (column: string): RawBuilder<string | null> => {
  const local = sql`regexp_replace(${sql.ref(column)}, '^55(?=[0-9]{10,11}$)', '')`
  return sql<string | null>`'(' || left(${local}, 2) || ') *****-' || right(${local}, 4)`
}
