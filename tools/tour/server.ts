import { freePort } from '@intranet/db/free-port'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const START_MS = 120_000

/** A server with the demo group in its own embedded database, gone with `stop`. */
export async function startDemo(root: string): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'intranet-tour-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // Settings of the person who runs it stay out: the demo exists only beside an embedded database.
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { PATH, HOME, LOG_LEVEL: 'warn', DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((done) => child.once('exit', done))
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  for (const limit = Date.now() + START_MS; Date.now() < limit && child.exitCode === null; await sleep(200)) {
    const answer = await fetch(`${url}/healthz`).catch(() => null)
    if (answer?.ok) return { url, stop }
  }
  await stop()
  throw new Error('O servidor da demonstração não iniciou.')
}
