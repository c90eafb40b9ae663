/** What a command of the terminal begins and ends with. */
import { startEmbedded, type Embedded } from '@intranet/db/embedded'
import { readEnv, type Env } from './env.ts'

/** Runs a command. What stops it is one line, and the process ends with 1. */
export async function inOneLine(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

/**
 * Runs a command with the settings and the address of the database: PostgreSQL itself where a pooler is named too, and
 * the embedded one where none is.
 */
export const runCommand = (work: (env: Env, url: string) => Promise<void>): Promise<void> =>
  inOneLine(async () => {
    const env = readEnv()
    const named = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL
    if (named) return work(env, named)
    const embedded: Embedded = await startEmbedded({ dataDir: env.DATA_DIR, onLost: () => undefined })
    try {
      await work(env, embedded.url)
    } finally {
      await embedded.stop()
    }
  })
