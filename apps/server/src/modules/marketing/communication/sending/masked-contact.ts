import { sql, type RawBuilder } from 'kysely'

/**
 * Enough of an address or phone to recognise one's own, not to know it. Names a column of each: `v.canal`, `v.destino`.
 */
export const maskedContact = (canal: string, contact: string): RawBuilder<string | null> =>
  sql<string | null>`case when ${sql.ref(canal)} = 'email'
    then regexp_replace(${sql.ref(contact)}, '^(.)[^@]*', '\\1***')
    else '(' || left(right(${sql.ref(contact)}, 11), 2) || ') *****-' || right(${sql.ref(contact)}, 4) end`
