/** A start waits for PostgreSQL: after a power failure, or while another server takes over, nothing has to be started by hand. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { isUnreachable } from './database-errors.ts'

const PAUSE_MS = 1000
const ANSWER_MS = 3000

/** A replica cannot be brought up to date: it counts as not there yet. */
class StillReplica extends Error {
  constructor() {
    super('o servidor é uma réplica, somente leitura')
  }
}

async function assertPrimary(url: string): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ replica: boolean }>('select pg_is_in_recovery() as replica')
    if (rows[0]!.replica) throw new StillReplica()
  } finally {
    // A server that froze does not answer the closing of a connection either.
    void client.end().catch(() => {})
  }
}

const reasonOf = (error: Error & { code?: string }) =>
  error instanceof StillReplica ? error.message : (error.code ?? error.message)

type OnWait = (reason: string) => void

/**
 * Does `work` once the PostgreSQL at `url` takes writes, and from its beginning again where it goes away meanwhile: what is
 * given may be done twice. Throws one line when it is not there after `seconds`, and at once what waiting does not mend, as
 * a wrong password. `onWait` is called once, with the reason, where it has to wait.
 */
export async function onPrimary<Done>(
  url: string,
  seconds: number,
  onWait: OnWait,
  work: () => Promise<Done>,
): Promise<Done> {
  const end = Date.now() + seconds * 1000
  for (let waits = false; ; waits = true) {
    try {
      await assertPrimary(url)
      return await work()
    } catch (error) {
      if (!(error instanceof StillReplica || isUnreachable(error))) throw error
      const reason = reasonOf(error as Error)
      if (Date.now() + PAUSE_MS > end)
        throw new Error(`o PostgreSQL não atendeu em ${seconds} s (${reason})`, { cause: error })
      if (!waits) onWait(reason)
    }
    await sleep(PAUSE_MS)
  }
}

/** Resolves once the PostgreSQL at `url` takes writes; see `onPrimary`. */
export const firstAnswer = (url: string, seconds: number, onWait: OnWait): Promise<void> =>
  onPrimary(url, seconds, onWait, async () => {})
