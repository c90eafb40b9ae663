import { createDatabase, type Database } from '@intranet/db/connection'

export interface Issued {
  text: string
  values: unknown[]
}

/** The statements that some work really sends to the database at `url`, in their order. */
export async function issuedBy(url: string, work: (db: Database) => Promise<unknown>): Promise<Issued[]> {
  const { db, pool, close } = createDatabase(url, { max: 1 })
  const issued: Issued[] = []
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (text: string, values: unknown[]) => unknown
    client.query = ((text: string, values: unknown[]) => {
      issued.push({ text, values })
      return send(text, values)
    }) as typeof client.query
  })
  try {
    await work(db)
  } finally {
    await close()
  }
  return issued
}
