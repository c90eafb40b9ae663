import { Client } from 'pg'

/** Runs `work` on one connection to `url`, which ends with it. Throws where nothing answers within `patience` milliseconds. */
export async function withClient<T>(
  url: string,
  work: (client: Client) => Promise<T>,
  patience = 5000,
): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: patience })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
