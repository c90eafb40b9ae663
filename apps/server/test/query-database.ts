import { Client, type QueryResultRow } from 'pg'

/** Runs one statement on a database of a walk and answers its rows. */
export async function queryDatabase<Row extends QueryResultRow>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end()
  }
}
