/** `pnpm restore <folder>`: a copy of `pnpm backup` into an empty place, and whether all of it arrived. */
import { unpackCluster } from '@intranet/db/backup/base-copy'
import { differences, hasOlderSums, readContents } from '@intranet/db/backup/contents'
import { assertNotOlder, restoreDump } from '@intranet/db/backup/dump'
import { startEmbedded } from '@intranet/db/embedded'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { DUMP_FILE, FILES_FOLDER, readNote, sizeOf, type BackupNote } from './platform/backup-note.ts'
import { inOneLine } from './platform/command.ts'
import { readEnv, type Env } from './platform/env.ts'
import { copyIn, storedFiles } from './platform/file-copies.ts'
import { outgoingOf } from './platform/outgoing.ts'
import { copySecrets } from './platform/sealed.ts'
import { createStorage } from './platform/storage.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Fills the database of `url` unless something is in it. */
async function fill(client: Client, url: string, folder: string): Promise<void> {
  await assertNotOlder(client, 'pg_restore')
  const { rows } = await client.query<{ tables: number }>(
    "select count(*)::int as tables from pg_tables where schemaname !~ '^pg_' and schemaname <> 'information_schema'",
  )
  if (rows[0]!.tables > 0)
    throw new Error(`O banco de destino tem ${rows[0]!.tables} tabelas: restaure em um banco novo e vazio.`)
  await restoreDump(url, join(folder, DUMP_FILE))
}

/** Messages to customers and mails that the copy had still to send or to try again; they may have left after it was made. */
async function waitingSends(client: Client, { feita_em }: BackupNote): Promise<number> {
  const { rows } = await client.query<{ waiting: number }>(
    `select ((select count(*) from campanha_envio where situacao in ('na_fila', 'reservado', 'enviando'))
      + (select count(*) from mensagem_saida where situacao = 'na_fila'
        or (situacao = 'falhou' and created_at > $1::timestamptz - interval '2 days')))::int as waiting`,
    [feita_em],
  )
  return rows[0]!.waiting
}

/** Compares the database with the note, puts the files back; answers what is not as it was. */
async function check(client: Client, env: Env, folder: string, note: BackupNote): Promise<string[]> {
  const faults = differences(note.tabelas, await readContents(client))
  if (hasOlderSums(note.tabelas)) say('! Cópia de uma versão anterior: só as contagens foram comparadas.')
  await client.query('analyze')
  say(`Banco: ${sizeOf(note.tabelas)}.`)
  const waiting = await waitingSends(client, note)
  if (waiting)
    say(
      `! Mensagens e e-mails na fila: ${waiting}. Podem ter saído depois da cópia: ligue a intranet primeiro com OUTBOX=1 (docs/deploy.md#what-was-on-its-way).`,
    )
  const outgoing = outgoingOf(env)
  try {
    const storage = createStorage(env.STORAGE_URL, env.DATA_DIR, outgoing)
    const files = await storedFiles(client)
    const lost = await copyIn(storage, files, join(folder, FILES_FOLDER))
    say(`Arquivos: ${files.length - lost.length} de ${files.length}.`)
    return [...faults, ...lost.map(({ texto }) => texto)]
  } finally {
    await outgoing.close()
  }
}

async function restore(env: Env, folder: string): Promise<string[]> {
  const note = readNote(folder)
  const own = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL
  if (own && note.tipo === 'base')
    throw new Error('Esta cópia é do banco embutido: restaure sem DATABASE_URL, em outra pasta (DATA_DIR).')
  if (!own && note.tipo === 'dump')
    throw new Error('Esta cópia é de um PostgreSQL próprio: informe DATABASE_URL de um banco novo e vazio.')
  if (!own) {
    unpackCluster(folder, env.DATA_DIR)
    copySecrets(folder, env.DATA_DIR)
  }
  const embedded = own ? null : await startEmbedded({ dataDir: env.DATA_DIR })
  const url = own ?? embedded!.url
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    if (own) await fill(client, own, folder)
    return await check(client, env, folder, note)
  } finally {
    await client.end()
    await embedded?.stop()
  }
}

await inOneLine(async () => {
  const named = process.argv[2]
  if (!named || !existsSync(named))
    throw new Error('Informe a pasta da cópia: pnpm restore /caminho/da/copia')
  const faults = await restore(readEnv(), resolve(named))
  for (const fault of faults) say(`✗ ${fault}`)
  say(faults.length ? `${faults.length} diferenças em relação à cópia.` : 'Tudo como na cópia.')
  process.exitCode = faults.length ? 1 : 0
})
