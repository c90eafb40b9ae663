/** `pnpm backup <folder>`: database and files, counted and summed, without sessions and codes (docs/deploy.md#back-up-and-restore). */
import { copyCluster, packCluster } from '@intranet/db/backup/base-copy'
import { leftOut, readContents, type TableContents } from '@intranet/db/backup/contents'
import { assertNotOlder, dump } from '@intranet/db/backup/dump'
import { startEmbedded } from '@intranet/db/embedded'
import { withClient } from '@intranet/db/with-client'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DUMP_FILE, FILES_FOLDER, sizeOf, writeNote } from './platform/backup-note.ts'
import { inOneLine } from './platform/command.ts'
import { readEnv, type Env } from './platform/env.ts'
import { copyOut, storedFiles, type Fault, type StoredFile } from './platform/file-copies.ts'
import { outgoingOf } from './platform/outgoing.ts'
import { keepSecrets, readSecrets } from './platform/sealed.ts'
import { createStorage } from './platform/storage.ts'

interface Copied {
  tabelas: Record<string, TableContents>
  files: StoredFile[]
}

/** Everything as of one moment: counts, sums and the dump see the same snapshot. */
const copyOwn = (url: string, folder: string): Promise<Copied> =>
  withClient(url, async (client) => {
    await assertNotOlder(client, 'pg_dump')
    await client.query('begin isolation level repeatable read read only')
    const files = await storedFiles(client)
    await dump(client, url, join(folder, DUMP_FILE))
    return { tabelas: await readContents(client), files }
  })

/** The copy is started once, so that it is known to start, and loses what must not travel. */
async function copyIncluded(env: Env, folder: string): Promise<Copied> {
  const place = mkdtempSync(join(tmpdir(), 'intranet-backup-'))
  chmodSync(place, 0o755)
  const original = await startEmbedded({ dataDir: env.DATA_DIR })
  try {
    await copyCluster(original.url, env.DATA_DIR, place)
    const copy = await startEmbedded({ dataDir: place })
    const copied = await withClient(copy.url, async (client) => {
      for (const table of leftOut) await client.query(`delete from ${table}`)
      return { tabelas: await readContents(client), files: await storedFiles(client) }
    }).finally(copy.stop)
    packCluster(place, folder)
    if (!env.SECRET_KEY) keepSecrets(folder, readSecrets(env))
    return copied
  } finally {
    await original.stop()
    rmSync(place, { recursive: true, force: true })
  }
}

/** What was removed while the copy was made is missing in it, and is no fault. */
async function lasting(faults: readonly Fault[], url: string | undefined): Promise<readonly Fault[]> {
  if (!url || faults.length === 0) return faults
  const left = new Set((await withClient(url, storedFiles)).map(({ id }) => id))
  return faults.filter(({ id }) => left.has(id))
}

const say = (line: string) => process.stdout.write(`${line}\n`)
const named = process.argv[2]
await inOneLine(async () => {
  if (!named) throw new Error('Informe a pasta da cópia: pnpm backup /caminho/da/copia')
  const folder = resolve(named)
  mkdirSync(join(folder, FILES_FOLDER), { recursive: true, mode: 0o700 })
  if (readdirSync(folder).length > 1 || readdirSync(join(folder, FILES_FOLDER)).length)
    throw new Error(`${folder} não está vazia: cada cópia tem a sua pasta.`)
  const env = readEnv()
  const url = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL
  const outgoing = outgoingOf(env)
  try {
    const { tabelas, files } = url ? await copyOwn(url, folder) : await copyIncluded(env, folder)
    say(`Banco: ${sizeOf(tabelas)}.`)
    const storage = createStorage(env.STORAGE_URL, env.DATA_DIR, outgoing)
    const missing = await copyOut(storage, files, join(folder, FILES_FOLDER))
    const faults = await lasting(missing, url)
    for (const { texto } of faults) say(`✗ ${texto}`)
    say(`Arquivos: ${files.length - missing.length} de ${files.length}.`)
    writeNote(folder, {
      feita_em: new Date().toISOString(),
      tipo: url ? 'dump' : 'base',
      tabelas,
      arquivos: files.length - missing.length,
    })
    say(faults.length ? `Cópia em ${folder}, sem o que falta acima.` : `Cópia completa em ${folder}.`)
    process.exitCode = faults.length ? 1 : 0
    if (env.SECRET_KEY) say('Guarde SECRET_KEY em outro lugar: sem ela, o que está selado não se abre.')
  } finally {
    await outgoing.close()
  }
})
