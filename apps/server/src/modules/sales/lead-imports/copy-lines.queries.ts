/** COPY from a reader that gives pieces of lines: it needs the connection itself, so it does not use Kysely. */
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

export interface LineSink {
  /** Resolves when there is room for more. */
  write(lines: Buffer): Promise<void>
  /** Resolves when the database has all of them; must be called once, also after a failure. */
  end(): Promise<void>
}

/** A running COPY. The connection is free again when it has ended. */
export function openCopy(client: PoolClient, statement: string): LineSink {
  const into = client.query(copyFrom(statement))
  let failure: Error | undefined
  const ended = new Promise<void>((done, fail) => {
    into.once('finish', done).on('error', (error: Error) => fail((failure ??= error)))
  })
  ended.catch(() => {})
  return {
    async write(lines) {
      if (failure) throw failure
      if (!into.write(lines)) await Promise.race([new Promise<void>((go) => into.once('drain', go)), ended])
    },
    end() {
      // Once it failed it has no connection to say the end on: that would be thrown past everybody.
      if (!failure) into.end()
      return ended
    },
  }
}
