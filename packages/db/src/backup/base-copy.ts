/** A copy of the included PostgreSQL's own files, made while it serves. */
import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Client } from 'pg'
import { clusterHome } from '../embedded/places.ts'
import { findPostmaster } from '../embedded/running.ts'
import { postgresUser } from '../embedded/system-user.ts'

/** Folders whose contents belong to the running server alone: the documented list for a base copy. */
const emptied = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])
const isOfTheServer = (path: string) =>
  /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*)$/.test(basename(path)) ||
  emptied.has(basename(dirname(path)))

/** A file that a running server removed meanwhile is no fault: the log of changes has what became of it. */
function copyFolder(from: string, to: string, skip: (path: string) => boolean = () => false): void {
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)]
    const found = statSync(source, { throwIfNoEntry: false })
    if (!found || skip(source)) continue
    if (found.isDirectory()) copyFolder(source, target, skip)
    else if (existsSync(source)) cpSync(source, target, { preserveTimestamps: true })
  }
}

function giveTo(path: string, { uid, gid }: { uid?: number; gid?: number }): void {
  if (uid === undefined || gid === undefined) return
  chownSync(path, uid, gid)
  if (statSync(path).isDirectory())
    for (const name of readdirSync(path)) giveTo(join(path, name), { uid, gid })
}

/**
 * Copies the cluster that serves `url` from `<dataDir>/postgres` into `<copyDir>/postgres`, where `startEmbedded` finds
 * it: its first start brings it to the moment at which the copy ended.
 */
export async function copyCluster(url: string, dataDir: string, copyDir: string): Promise<void> {
  const user = postgresUser()
  const [home, copy] = [clusterHome(dataDir, user), clusterHome(copyDir, user)]
  const [from, to] = [join(home, 'data'), join(copy, 'data')]
  if (existsSync(to)) throw new Error(`Já há um banco em ${to}.`)
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    // Keeps the log of changes until the copy has it; ends with this connection.
    await client.query("select pg_create_physical_replication_slot('copia', true, true)")
    await client.query("select pg_backup_start('copia', true)")
    copyFolder(from, to, isOfTheServer)
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    writeFileSync(join(to, 'backup_label'), rows[0]!.labelfile, { mode: 0o600 })
    copyFolder(join(from, 'pg_wal'), join(to, 'pg_wal'))
  } finally {
    await client.end()
  }
  cpSync(join(home, 'password'), join(copy, 'password'))
  giveTo(to, user)
}

/** Copies the stopped cluster of `dataDir` into `<folder>/postgres`, as plain files. */
export function packCluster(dataDir: string, folder: string): void {
  const home = clusterHome(dataDir, postgresUser())
  if (findPostmaster(join(home, 'data'))) throw new Error(`O banco de ${dataDir} está em uso.`)
  copyFolder(home, join(folder, 'postgres'), (path) => basename(path) === 'postgres.log')
}

/** Puts what was packed in `folder` where `startEmbedded` finds it for `dataDir`, which has no cluster. */
export function unpackCluster(folder: string, dataDir: string): void {
  const user = postgresUser()
  const home = clusterHome(dataDir, user)
  if (existsSync(join(home, 'data')))
    throw new Error(`Já há um banco em ${home}: escolha outra pasta (DATA_DIR).`)
  copyFolder(join(folder, 'postgres'), home)
  giveTo(join(home, 'data'), user)
}
