import type { Client } from 'pg'

interface Index {
  name: string
  definition: string
}

/** Takes the indexes of some tables away that no constraint needs, lets `fill` work, and makes them again. */
export async function withoutIndexes(
  client: Client,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<Index>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index i
     where indrelid = any($1::text[]::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await fill()
  // `only` would leave a table's months without it.
  for (const { definition } of rows) await client.query(definition.replace(' ON ONLY ', ' ON '))
}
