import { freePort } from '../free-port.ts'
import { execFile, spawn } from 'node:child_process'
import { chownSync, closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { isRunning } from './initialise.ts'
import type { Binaries } from './places.ts'
import type { SystemUser } from './system-user.ts'

type Postmaster = { pid: number; port: number; ready: boolean }

/** The content of `postmaster.pid`; a file that is just being written counts as missing. */
export function readPostmaster(data: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    if (!Number.isInteger(pid) || pid <= 0) return undefined
    return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

/** After a restart of the machine the recorded number can belong to any other program. */
function isOurs(pid: number, data: string): boolean {
  if (!isRunning(pid)) return false
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data)
  } catch {
    return process.platform !== 'linux'
  }
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * The postmaster that serves this folder now. A file with the process number of another program is removed, because
 * PostgreSQL would refuse to start; any other stale file stays, since by it PostgreSQL detects whether child processes
 * of a killed one still write.
 */
export function findPostmaster(data: string): Postmaster | undefined {
  const postmaster = readPostmaster(data)
  if (!postmaster) return undefined
  if (isOurs(postmaster.pid, data)) return postmaster
  if (exists(postmaster.pid)) rmSync(join(data, 'postmaster.pid'), { force: true })
  return undefined
}

/**
 * Starts the server on `port`, or on a free one of the loopback. Resolves undefined when it ended early (another one
 * was quicker).
 */
export async function launch(
  home: string,
  binaries: Binaries,
  user: SystemUser,
  settings: Record<string, string>,
  port?: number,
): Promise<Postmaster | undefined> {
  const data = join(home, 'data')
  port ??= await freePort()
  const logFile = join(home, 'postgres.log')
  const isLong = (statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > 10_000_000
  const log = openSync(logFile, isLong ? 'w' : 'a', 0o600)
  if (user.uid !== undefined && user.gid !== undefined) chownSync(logFile, user.uid, user.gid)
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Detached: Ctrl-C reaches the whole terminal group, and the database must outlive the draining server.
  const child = spawn(binaries.postgres, ['-D', data, '-p', String(port), ...flags], {
    ...user,
    cwd: data,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  })
  closeSync(log)
  let ended = false
  child.once('exit', () => (ended = true)).once('error', () => (ended = true))
  child.unref()
  for (const limit = Date.now() + 60_000; Date.now() < limit; await sleep(10)) {
    if (ended) return undefined
    const postmaster = readPostmaster(data)
    if (postmaster?.pid === child.pid && postmaster?.ready) return postmaster
    // On Windows the recorded process can be a child of the one we started.
    if (process.platform === 'win32' && postmaster?.port === port && postmaster.ready) return postmaster
  }
  child.kill('SIGQUIT')
  throw new Error(`O banco embutido não ficou pronto em 60 s: veja ${logFile}`)
}

/** Stops the postmaster and waits until it has ended. `immediate` skips the checkpoint (throw-away clusters). */
export async function halt(data: string, pid: number, binaries: Binaries, immediate = false): Promise<void> {
  if (process.platform === 'win32') {
    const mode = immediate ? 'immediate' : 'fast'
    await promisify(execFile)(binaries.pgCtl, ['stop', '-D', data, '-m', mode, '-w'])
    return
  }
  const signals = immediate ? (['SIGQUIT', 'SIGKILL'] as const) : (['SIGINT', 'SIGQUIT', 'SIGKILL'] as const)
  for (const signal of signals) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    for (const limit = Date.now() + 20_000; Date.now() < limit; await sleep(10)) {
      if (!isRunning(pid)) return
      if (signal === 'SIGINT' && !existsSync(join(data, 'postmaster.pid'))) await sleep(10)
    }
  }
}
