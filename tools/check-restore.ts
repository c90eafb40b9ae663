/**
 * Dumps and restores a whole intranet by the commands of docs/deploy.md, on the system's PostgreSQL, and compares
 * rows, hashes, constraints and every other definition; then restores one to a moment from its archive.
 * `node tools/check-restore.ts [folder of pg_dump and initdb]`, or `node tools/check-restore.ts moment` for the last alone.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './bench/processes.ts'
import { startCluster, type Cluster } from './restore/cluster.ts'
import { readContents } from './restore/compare.ts'
import { compared } from './restore/compared.ts'
import { fillWithDemo } from './restore/fill.ts'
import { checkMoment } from './restore/moment.ts'
import { recipeOf, runRecipe } from './restore/recipe.ts'

const isMomentAlone = process.argv[2] === 'moment'
const bin = (!isMomentAlone && process.argv[2]) || '/usr/lib/postgresql/15/bin'
const say = (line: string) => process.stdout.write(`${line}\n`)

/** A server comes up on the database, does what it does at each start, and ends. */
async function serveOnce(url: string, dataDir: string): Promise<void> {
  const server = await startServer(url, { DATA_DIR: dataDir })
  await server.stop()
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
  runRecipe(recipeOf('Create the database'), { bin, folder }, env)
  await fillWithDemo(url)
  await serveOnce(url, folder)
  runRecipe(recipeOf('Back up and restore'), { bin, folder }, env)
  const same = compared(await readContents(url), await readContents(copy))
  byCommands(cluster, folder)
  await serveOnce(copy, folder)
  say('a server starts on the copy')
  return same
}

async function checkCopies(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'intranet-restore-'))
  const cluster = await startCluster(bin)
  try {
    const same = await check(cluster, folder)
    say(same ? 'The copy is the original.' : 'The copy differs.')
    return same
  } finally {
    cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const isCopied = isMomentAlone || (await checkCopies())
const isAtMoment = await checkMoment(bin, say)
process.exitCode = isCopied && isAtMoment ? 0 : 1
