/** The cities that a holiday or a micro-region is linked to. */
import type { CityChoice } from '@intranet/contract/city-choice'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'

/** Link table → the column of its owner. */
const owners = { feriado_cidade: 'id_feriado', microrregiao_cidade: 'id_microrregiao' } as const
export type CityLinks = keyof typeof owners

/** The linked cities of the row that `owner` (such as `f.id`) names, as a column. */
export const linkedCities = (table: CityLinks, owner: string): RawBuilder<CityChoice[]> =>
  sql`(select coalesce(json_agg(json_build_object('id', c.id, 'nome', c.nome, 'uf', c.uf) order by c.nome, c.uf), '[]')
    from ${sql.table(table)} l join cidade c on c.id = l.id_cidade
    where ${sql.ref(`l.${owners[table]}`)} = ${sql.ref(owner)})`

/** Links cities to new records, all in one statement. */
export async function linkCities(
  db: Database,
  table: CityLinks,
  links: { owner: number; cities: readonly number[] }[],
): Promise<void> {
  const pairs = links.flatMap(({ owner, cities }) => cities.map((city) => ({ owner, city })))
  if (!pairs.length) return
  await sql`
    insert into ${sql.table(table)} (${sql.ref(owners[table])}, id_cidade)
    select owner, city from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as x (owner bigint, city bigint)
    on conflict do nothing`.execute(db)
}

/** Links a record to exactly these cities; links that stay are not touched. */
export async function replaceLinkedCities(
  db: Database,
  table: CityLinks,
  owner: number,
  cities: readonly number[],
): Promise<void> {
  await sql`
    delete from ${sql.table(table)}
    where ${sql.ref(owners[table])} = ${owner} and id_cidade <> all(${cities}::bigint[])`.execute(db)
  await linkCities(db, table, [{ owner, cities }])
}
