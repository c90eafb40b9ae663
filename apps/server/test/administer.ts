import { Client } from 'pg'

/** Runs one statement about databases, connected to none of ours. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({
    connectionString: Object.assign(new URL(url), { pathname: 'postgres' }).href,
  })
  await client.connect()
  await client.query(statement)
  await client.end()
}
