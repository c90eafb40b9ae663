import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRunning } from './embedded/initialise.ts'
import { findPostmaster } from './embedded/running.ts'
import { startEmbedded, type Embedded } from './embedded.ts'

const PREFIX = 'intranet-throw-away-'

/** In memory if there is enough (a container has 64 MB of /dev/shm by default). */
function base(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    if (bavail * bsize > 2_000_000_000) return '/dev/shm'
  } catch {
    // No such file system here.
  }
  return tmpdir()
}

/**
 * A PostgreSQL for tests and tools, removed by `stop()` or at any end of this process.
 * Quick and not durable, unless `asInProduction`: then it has the settings that the app's own one has. `release` is the
 * folder of another release's npm package. `parent` is where its folder is made: in memory, where there is room.
 */
export async function startThrowAway(
  asInProduction = false,
  release?: string,
  parent = base(),
): Promise<Embedded> {
  const dir = throwAwayFolder(parent)
  const embedded = await startEmbedded({ dataDir: dir, throwAway: !asInProduction, release }).catch(
    (error: unknown) => {
      rmSync(dir, { recursive: true, force: true })
      throw error
    },
  )
  const guard = spawnGuard(dir, findPostmaster(join(dir, 'postgres/data'))?.pid)
  const stop = async () => {
    guard?.kill()
    await embedded.stop()
    rmSync(dir, { recursive: true, force: true })
  }
  return { url: embedded.url, stop }
}

/** A new folder, in memory where there is room; the caller removes it. */
export function throwAwayFolder(parent = base()): string {
  removeLeftovers(parent)
  const dir = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`))
  chmodSync(dir, 0o755)
  return dir
}

/** Waits until the pipe closes, also when the parent process is killed, then stops the database `pid` and removes `dir`. */
export function spawnGuard(dir: string, pid: number | undefined) {
  if (process.platform === 'win32' || !pid) return undefined
  const script = 'read -r _; kill -QUIT "$0"; sleep 1; rm -rf -- "$1"'
  const guard = spawn('/bin/sh', ['-c', script, String(pid), dir], {
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.unref()
  if ('unref' in guard.stdin && typeof guard.stdin.unref === 'function') guard.stdin.unref()
  return guard
}

/** Folders whose process has ended and in which no database runs: those that a guard could not remove. */
function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(PREFIX) || isRunning(Number.parseInt(name.slice(PREFIX.length), 10))) continue
    const dir = join(parent, name)
    try {
      if (!findPostmaster(join(dir, 'postgres/data'))) rmSync(dir, { recursive: true, force: true })
    } catch {
      // It belongs to another account.
    }
  }
}
