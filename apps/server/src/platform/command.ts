/** What a command of the terminal begins and ends with. */
import { startEmbedded, type Embedded } from '@intranet/db/embedded'
import { readEnv, type Env } from './env.ts'

/**
 * Runs `work` with the settings and the address of the database, PostgreSQL itself where a pooler is named too, and the
 * embedded one where none is. What stops it is one line, and the process ends with 1.
 */
export async function runCommand(work: (env: Env, url: string) => Promise<void>): Promise<void> {
  let embedded: Embedded | undefined
  try {
    const env = readEnv()
    const named = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL
    if (!named) embedded = await startEmbedded({ dataDir: env.DATA_DIR, onLost: () => undefined })
    await work(env, named ?? embedded!.url)
  } catch (error) {
    process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  } finally {
    await embedded?.stop()
  }
}
