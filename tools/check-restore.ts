/**
 * Dumps and restores a whole intranet by the commands of docs/deploy.md, on the system's PostgreSQL, and compares
 * rows, hashes, constraints and every other definition. `node tools/check-restore.ts [folder of pg_dump and initdb]`.
 */
import { createDatabase } from '@intranet/db/connection'
import { seedDemo } from '@intranet/db/demo/seed-demo'
import { migrate } from '@intranet/db/migrator'
import { seedReference } from '@intranet/db/reference'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './bench/processes.ts'
import { startCluster, type Cluster } from './restore/cluster.ts'
import { differences, readContents } from './restore/compare.ts'
import { recipeOf, runRecipe } from './restore/recipe.ts'

const bin = process.argv[2] ?? '/usr/lib/postgresql/15/bin'
const say = (line: string) => process.stdout.write(`${line}\n`)

/** The demo group, and what a running server adds to it: the queue's tables and partitions. */
async function fill(url: string): Promise<void> {
  await migrate(url)
  const { db, close } = createDatabase(url)
  await seedReference(db)
  await seedDemo(db, async () => 'nobody signs in here')
  await close()
}

/** A server comes up on the database, does what it does at each start, and ends. */
async function serveOnce(url: string, dataDir: string): Promise<void> {
  const server = await startServer(url, { DATA_DIR: dataDir })
  await server.stop()
}

/** Answers whether nothing differs. */
async function compare(before: string, after: string): Promise<boolean> {
  const [original, copy] = [await readContents(before), await readContents(after)]
  const kinds = { rows: [original.rows, copy.rows] } as Record<string, [string[], string[]]>
  for (const kind of Object.keys(original.defined) as (keyof typeof original.defined)[])
    kinds[kind] = [original.defined[kind], copy.defined[kind]]
  let same = true
  for (const [kind, [here, there]] of Object.entries(kinds)) {
    const different = differences(here, there)
    if (different.length > 0) same = false
    say(
      `${kind.padEnd(12)} ${String(here.length).padStart(5)} | ${String(there.length).padStart(5)} | ${different.length} differ`,
    )
    for (const line of different.slice(0, 20)) say(`  ${line.slice(0, 200)}`)
  }
  return same
}

/** The same by `pnpm backup` and `pnpm restore`, which compare for themselves. Throws where something differs. */
function byCommands(cluster: Cluster, folder: string): void {
  const created = spawnSync(join(bin, 'createdb'), [
    `--maintenance-db=${cluster.urlOf('postgres')}`,
    '--template=template0',
    '--locale-provider=icu',
    '--icu-locale=pt-BR',
    '--encoding=UTF8',
    'intranet_comandos',
  ])
  if (created.status !== 0) throw new Error(String(created.stderr))
  for (const [command, database] of [
    ['backup', 'intranet'],
    ['restore', 'intranet_comandos'],
  ] as const)
    execFileSync(process.execPath, [`apps/server/src/${command}.ts`, join(folder, 'copia')], {
      cwd: join(import.meta.dirname, '..'),
      env: {
        ...process.env,
        PATH: `${bin}:${process.env.PATH}`,
        DATABASE_URL: cluster.urlOf(database),
        SECRET_KEY: 'a key of this check that everybody may know',
        DATA_DIR: join(folder, command),
      },
      stdio: 'inherit',
    })
}

async function check(cluster: Cluster, folder: string): Promise<boolean> {
  const [url, copy] = [cluster.urlOf('intranet'), cluster.urlOf('intranet_copia')]
  const env = { DATABASE_URL: url, COPY_URL: copy, MAINTENANCE_URL: cluster.urlOf('postgres') }
  runRecipe(recipeOf('Create the database'), bin, folder, env)
  await fill(url)
  await serveOnce(url, folder)
  runRecipe(recipeOf('Back up and restore'), bin, folder, env)
  const same = await compare(url, copy)
  byCommands(cluster, folder)
  await serveOnce(copy, folder)
  say('a server starts on the copy')
  return same
}

const folder = mkdtempSync(join(tmpdir(), 'intranet-restore-'))
const cluster = await startCluster(bin)
try {
  const same = await check(cluster, folder)
  say(same ? 'The copy is the original.' : 'The copy differs.')
  process.exitCode = same ? 0 : 1
} finally {
  cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
