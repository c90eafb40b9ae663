import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { programEnv } from '../program-env.ts'
import type { Binaries } from './places.ts'
import type { SystemUser } from './system-user.ts'

const run = promisify(execFile)

/** Reads the cluster's password, or makes one that only our own account can read. */
export function readPassword(home: string): string {
  const file = join(home, 'password')
  if (!existsSync(file)) {
    if (existsSync(join(home, 'data'))) throw new Error(`A senha do banco embutido sumiu: ${file}`)
    try {
      writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return readFileSync(file, 'utf8')
}

/**
 * Makes `<home>/data` unless it is there. `initdb` works in a folder beside it that is renamed at the end,
 * so a kill in between leaves nothing that looks finished.
 */
export async function initialise(
  home: string,
  password: string,
  binaries: Binaries,
  user: SystemUser,
  durable: boolean,
): Promise<void> {
  const data = join(home, 'data')
  if (existsSync(join(data, 'PG_VERSION'))) return
  removeUnfinished(home)
  const half = join(home, `init-${process.pid}-${randomBytes(3).toString('hex')}`)
  mkdirSync(half, { mode: 0o700 })
  const secret = `${half}.secret`
  writeFileSync(secret, `${password}\n`, { mode: 0o600 })
  if (user.uid !== undefined && user.gid !== undefined) {
    chownSync(half, user.uid, user.gid)
    chownSync(secret, user.uid, user.gid)
  }
  try {
    await initdb(half, secret, binaries.initdb, user, durable)
    renameSync(half, data)
  } catch (error) {
    // Another process may have finished first; its cluster is as good as ours.
    if (!existsSync(join(data, 'PG_VERSION'))) throw error
  } finally {
    rmSync(half, { recursive: true, force: true })
    rmSync(secret, { force: true })
  }
}

function removeUnfinished(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = /^init-(\d+)-/.exec(name)?.[1]
    if (pid && !isRunning(Number(pid))) rmSync(join(home, name), { recursive: true, force: true })
  }
}

/** Whether a process with this number exists (a zombie counts as ended if the system shows it). */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return true
  }
}

async function initdb(data: string, secret: string, program: string, user: SystemUser, durable: boolean) {
  // Sorting comes from ICU; lc-ctype still decides what is a letter for pg_trgm, so UTF-8 if it exists.
  const ctypes = ['C.UTF-8', 'en_US.UTF-8', 'C']
  for (const ctype of ctypes) {
    const flags = [
      `--pgdata=${data}`,
      '--username=postgres',
      `--pwfile=${secret}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=icu',
      '--icu-locale=pt-BR',
      '--locale=C',
      `--lc-ctype=${ctype}`,
      '--no-instructions',
    ]
    if (!durable) flags.push('--no-sync')
    try {
      await run(program, flags, { ...user, cwd: data, env: programEnv({ LC_ALL: 'C' }) })
      return
    } catch (error) {
      if (ctype === ctypes.at(-1) || !/invalid locale name/.test(String(error))) throw error
    }
  }
}
