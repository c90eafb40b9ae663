/** What modules keep sealed (`sealed` of their manifests): seals what is not yet, and all of it again with a new key. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { SealError, type Sealed, type SealedColumn } from './sealed.ts'

const AT_ONCE = 500

const partsOf = (column: SealedColumn) => {
  const [table = '', name = ''] = column.split('.')
  return { place: table, table: sql.table(table), name: sql.ref(name) }
}

/** Seals up to 500 values that do not begin with `prefix`. Answers how many there were. */
async function sealSome(db: Database, sealed: Sealed, column: SealedColumn, prefix: string) {
  const { place, table, name } = partsOf(column)
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number; valor: string }>`
      select id, ${name} as valor from ${table} where ${name} is not null and not starts_with(${name}, ${prefix})
      order by id limit ${AT_ONCE} for update`.execute(transaction)
    if (!rows.length) return 0
    const resealed = rows.map(({ id, valor }) => {
      const plain = valor.startsWith('s1.') ? sealed.open(place, valor) : valor
      return { id, valor: sealed.seal(place, plain) }
    })
    await sql`update ${table} t set ${name} = v.valor
      from jsonb_to_recordset(${JSON.stringify(resealed)}::jsonb) as v(id bigint, valor text)
      where t.id = v.id`.execute(transaction)
    return rows.length
  })
}

async function sealAll(db: Database, sealed: Sealed, columns: readonly SealedColumn[], prefix: string) {
  let count = 0
  for (const column of columns)
    for (;;) {
      const some = await sealSome(db, sealed, column, prefix)
      count += some
      if (some < AT_ONCE) break
    }
  return count
}

/** Seals what was stored before there was a key. Answers how many values. */
export const sealStored = (db: Database, sealed: Sealed, columns: readonly SealedColumn[]) =>
  sealAll(db, sealed, columns, 's1.')

/** Seals with the present key what another one sealed. Answers how many values. */
export const reseal = (db: Database, sealed: Sealed, columns: readonly SealedColumn[]) =>
  sealAll(db, sealed, columns, `s1.${sealed.keyIds[0]}.`)

/** Throws SealError where something is sealed with a key that is not there: it could not be read any more. */
export async function assertOpens(db: Database, sealed: Sealed, columns: readonly SealedColumn[]) {
  for (const column of columns) {
    const { table, name } = partsOf(column)
    const { rows } = await sql<{ chave: string }>`
      select distinct substr(${name}, 4, 8) as chave from ${table} where starts_with(${name}, 's1.')`.execute(
      db,
    )
    const missing = rows.find(({ chave }) => !sealed.keyIds.includes(chave))
    if (missing) throw new SealError(`SECRET_KEY não abre ${column}: falta a chave ${missing.chave}.`)
  }
}
