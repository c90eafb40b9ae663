import { Client } from 'pg'

/** Runs one statement in the database of `url`, as time or a neighbour would. */
export async function runIn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Runs one statement about databases, connected to none of ours. */
export const administer = (url: string, statement: string): Promise<void> =>
  runIn(Object.assign(new URL(url), { pathname: 'postgres' }).href, statement)
