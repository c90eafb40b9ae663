import type { Deps } from '../src/platform/deps.ts'

/** How many statements a reading sends to the database, and what it answered. */
export async function countStatements<T>(
  deps: Deps,
  read: () => Promise<T>,
): Promise<{ statements: number; answer: T }> {
  const { pool } = deps.connection
  const { connect } = pool
  const spied = await pool.connect()
  const original = spied.query.bind(spied)
  let statements = 0
  spied.query = ((...input: Parameters<typeof original>) => {
    statements += 1
    return original(...input)
  }) as typeof spied.query
  // Several statements one after the other take and give back the same connection.
  const release = spied.release.bind(spied)
  spied.release = () => undefined
  pool.connect = (async () => spied) as never
  try {
    return { answer: await read(), statements }
  } finally {
    pool.connect = connect
    spied.query = original
    spied.release = release
    release()
  }
}
