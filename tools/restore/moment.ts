/** The drill of docs/deploy.md: an intranet is restored to a moment from a copy and the archive of what was written since. */
import { freePort } from '@intranet/db/free-port'
import { postgresUser } from '@intranet/db/embedded/system-user'
import { withClient } from '@intranet/db/with-client'
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { placeFile } from '../cluster/settings.ts'
import { startCluster, type Cluster } from './cluster.ts'
import { readContents } from './compare.ts'
import { compared } from './compared.ts'
import { fillWithDemo } from './fill.ts'
import { recipeOf, runRecipe } from './recipe.ts'

const ROWS = 2000

/** Sequences that are behind those of the original: they would give an id twice. After a recovery they may be ahead. */
function behind(original: readonly string[], copy: readonly string[]): string[] {
  const valueOf = (lines: readonly string[]) =>
    new Map(lines.map((line) => line.split(' ') as [string, string]).map(([name, at]) => [name, Number(at)]))
  const now = valueOf(copy)
  return [...valueOf(original)].filter(([name, at]) => (now.get(name) ?? -1) < at).map(([name]) => name)
}

const write = (url: string, name: string) =>
  withClient(url, (client) =>
    client.query(`insert into vendas_canal (nome) select $1 || ' ' || n from generate_series(1, $2::int) n`, [
      name,
      ROWS,
    ]),
  )

/** What nobody wants to have done, some of it without a way back. */
const mistake = (url: string) =>
  withClient(url, (client) =>
    client.query(`delete from vendas_canal where nome like 'Antes %'; update rh_usuario set nome = 'Engano';
      drop table notificacao_usuario cascade`),
  )

const momentOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ agora: string }>('select clock_timestamp()::text as agora')
    return rows[0]!.agora
  })

async function drill(cluster: Cluster, bin: string, say: (line: string) => void): Promise<boolean> {
  const { home, port, urlOf } = cluster
  const [url, copyPath, copyPort] = [urlOf('intranet'), join(home, 'copia'), await freePort()]
  const copyUrl = urlOf('intranet', copyPort)
  const place = { bin, folder: home, asPostgres: true }
  const env = {
    PGBACKREST_CONFIG: join(home, 'pgbackrest.conf'),
    MAINTENANCE_URL: urlOf('postgres'),
    COPY_PATH: copyPath,
    COPY_PORT: String(copyPort),
    COPY_URL: copyUrl,
  }
  runRecipe(recipeOf('Create the database'), place, env)
  await fillWithDemo(url)
  runRecipe(recipeOf('Archive'), place, env)
  await write(url, 'Antes')
  const original = await readContents(url)
  const moment = await momentOf(url)
  await sleep(1000)
  await write(url, 'Depois')
  await mistake(url)
  const begun = performance.now()
  // What the archive has not been given yet follows within archive_timeout; here at once.
  runRecipe('pgbackrest --stanza=intranet check', place, env)
  try {
    runRecipe(recipeOf('Restore to a moment'), place, { ...env, MOMENT: moment })
    say(
      `restored to ${moment} in ${((performance.now() - begun) / 1000).toFixed(1)} s; the mistake came a second later`,
    )
    const copy = await readContents(copyUrl)
    const late = behind(original.defined.sequences, copy.defined.sequences)
    for (const name of late) say(`  ${name} is behind`)
    const same = compared(original, copy, ['sequences']) && late.length === 0
    say(same ? `The copy is what it was at the moment (port ${port} went on).` : 'The copy differs.')
    return same
  } finally {
    spawnSync(join(bin, 'pg_ctl'), ['--pgdata', copyPath, '--wait', '--mode=fast', 'stop'], {
      ...postgresUser(),
      cwd: home,
      stdio: 'ignore',
    })
  }
}

/** Runs it on a separate PostgreSQL; where pgbackrest is not installed a line says so, and nothing fails. */
export async function checkMoment(bin: string, say: (line: string) => void): Promise<boolean> {
  if (spawnSync('pgbackrest', ['version']).status !== 0) {
    say('restore to a moment: not tried here, not installed: pgbackrest')
    return true
  }
  const cluster = await startCluster(bin, (home, port) => {
    const { uid, gid } = postgresUser()
    for (const name of ['repo', 'archive-log', 'lock', 'copia']) {
      mkdirSync(join(home, name), { mode: 0o700 })
      if (uid !== undefined) chownSync(join(home, name), uid, gid!)
    }
    const config = join(home, 'pgbackrest.conf')
    placeFile('pgbackrest.conf', config, {
      'repo1-path=/var/lib/pgbackrest': `repo1-path=${home}/repo`,
      '/var/log/pgbackrest': `${home}/archive-log`,
      '/tmp/pgbackrest': `${home}/lock`,
      'cipher-pass=PASSWORD': `cipher-pass=${randomBytes(36).toString('base64')}`,
      '/var/lib/postgresql/15/intranet': `${home}/data`,
      '/var/run/postgresql': home,
      'pg1-port=5432': `pg1-port=${port}`,
    })
    if (uid !== undefined) chownSync(config, uid, gid!)
    chmodSync(config, 0o640)
    return {
      unix_socket_directories: home,
      archive_mode: 'on',
      archive_timeout: '60s',
      archive_command: `pgbackrest --config=${config} --stanza=intranet archive-push %p`,
    }
  })
  try {
    return await drill(cluster, bin, say)
  } finally {
    cluster.stop()
  }
}
