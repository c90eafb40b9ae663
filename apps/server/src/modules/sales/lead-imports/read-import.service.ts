/** First half of an import: the file into a staging table and a list of errors, in one transaction. */
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { leadImport as text } from '@intranet/contract/messages/lead-imports'
import type { PoolClient } from 'pg'
import type { Deps } from '../../../deps.ts'
import { setImport, type ImportState } from './lead-import.queries.ts'
import { readSheet, type SheetKind, type SheetSummary } from './reader/read-sheet.ts'
import { SheetError } from './reader/sheet-row.ts'
import { openStaging, recordErrors, takeLock } from './staging.queries.ts'

const PROGRESS_MS = 700
/** The rest of the bar belongs to the errors. */
const MOST_READ = 95

const kinds: Record<string, SheetKind> = {
  'text/csv': 'csv',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
}

async function copyOfFile({ storage, connection }: Deps, id: string, path: string): Promise<SheetKind> {
  const file = await connection.db
    .selectFrom('arquivo')
    .where('id', '=', id)
    .select('tipo')
    .executeTakeFirst()
  const kind = kinds[file?.tipo ?? '']
  const content = kind && (await storage.read(id))
  if (!kind || !content) throw new SheetError(text.unreadable)
  await pipeline(content, createWriteStream(path))
  return kind
}

/** Fills the staging table from the worker; tells how far it came at most every 700 ms. */
async function stage(
  deps: Deps,
  client: PoolClient,
  state: ImportState,
  folder: string,
): Promise<SheetSummary> {
  const { db } = deps.connection
  const path = join(folder, 'planilha')
  const kind = await copyOfFile(deps, state.id_file!, path)
  const into = await openStaging(client, state.id)
  const ended = new Promise<void>((done, fail) => into.once('finish', done).once('error', fail))
  ended.catch(() => {})
  let told = Date.now()
  const take = async (lines: Buffer, done: number) => {
    if (!into.write(lines))
      await Promise.race([new Promise<void>((go) => into.once('drain', () => go())), ended])
    if (Date.now() - told < PROGRESS_MS) return
    told = Date.now()
    await setImport(db, state.id, { progresso: Math.floor(done * MOST_READ) })
  }
  try {
    return await readSheet({ id: state.id, path, folder, kind, mapa: state.mapa }, take)
  } finally {
    into.end()
    await ended
  }
}

async function readWithin(deps: Deps, client: PoolClient, id: number, folder: string): Promise<boolean> {
  await client.query('begin')
  const { rows } = await client.query<{ held: boolean }>(takeLock, [id])
  const state = rows[0]?.held ? await readState(deps, id) : undefined
  if (!state) {
    await client.query('rollback')
    return false
  }
  await client.query(`select set_config('app.user_id', $1, true)`, [String(state.id_usuario ?? '')])
  const summary = await stage(deps, client, state, folder)
  const repeated = summary.mapa ? await recordErrors(client, id, join(folder, 'erros')) : 0
  const next = state.direta && summary.mapa ? 'importando' : 'conferida'
  if (state.direta && !summary.mapa) throw new SheetError(text.headerMissing)
  await client.query(
    `update vendas_lead_importacao set situacao = $2, colunas = $3, mapa = $4, amostra = $5, linhas = $6,
       linhas_com_erro = $7, progresso = 0, bloco = 0, erro = null where id = $1`,
    [
      id,
      next,
      summary.colunas,
      summary.mapa && JSON.stringify(summary.mapa),
      next === 'conferida' ? JSON.stringify(summary.amostra) : null,
      summary.linhas,
      summary.erros + repeated,
    ],
  )
  await client.query('commit')
  return true
}

/** Not held: the transaction that reads has the lock, and progress is written beside it. */
const readState = ({ connection: { db } }: Deps, id: number) =>
  db
    .selectFrom('vendas_lead_importacao')
    .where('id', '=', id)
    .where('situacao', '=', 'lendo')
    .selectAll()
    .executeTakeFirst() as Promise<ImportState | undefined>

/** Reads the file anew, however far an earlier try came. Answers whether there was anything to do. */
export async function readImport(deps: Deps, id: number): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'importacao-'))
  const client = await deps.connection.pool.connect()
  let broken: Error | undefined
  try {
    return await readWithin(deps, client, id, folder)
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => (broken = lost))
    if (!(error instanceof SheetError)) throw error
    await setImport(deps.connection.db, id, { situacao: 'falhou', erro: error.message, progresso: 0 })
    return true
  } finally {
    client.release(broken)
    await rm(folder, { recursive: true, force: true })
  }
}
