/** The file of an import into lines and a list of errors, in one transaction: what a crash interrupts begins anew. */
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { leadImport as text } from '@intranet/contract/messages/lead-imports'
import { DatabaseError, type PoolClient } from 'pg'
import type { Deps } from '../../../deps.ts'
import type { LineSink } from './copy-lines.ts'
import { openParticipants, removeRepeated } from './direct.queries.ts'
import { setImport, type ImportState } from './lead-import.queries.ts'
import { readSheet, type SheetKind, type SheetSummary } from './reader/read-sheet.ts'
import { SheetError } from './reader/sheet-row.ts'
import { openStaging, recordErrors, recordRepeated, takeLock } from './staging.queries.ts'

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

interface Reading {
  deps: Deps
  client: PoolClient
  state: ImportState
  folder: string
  kind: SheetKind
}

/** Has the lines taken by `into`; tells how far it came at most every 700 ms. */
async function readInto(into: LineSink, { deps, state, folder, kind }: Reading): Promise<SheetSummary> {
  const { id, mapa } = state
  let told = Date.now()
  const take = async (lines: Buffer, done: number) => {
    await into.write(lines)
    if (Date.now() - told < PROGRESS_MS) return
    told = Date.now()
    await setImport(deps.connection.db, id, { progresso: Math.floor(done * MOST_READ) })
  }
  try {
    return await readSheet({ id, path: join(folder, 'planilha'), folder, kind, mapa }, take)
  } finally {
    await into.end()
  }
}

/** For the preview: the lines wait in a table of their own. */
async function readAside(reading: Reading) {
  const { client, state, folder } = reading
  const summary = await readInto(await openStaging(client, state.id), reading)
  await recordErrors(client, state.id, join(folder, 'erros'))
  const repeated = summary.mapa ? await recordRepeated(client, state.id) : 0
  return { situacao: 'conferida', summary, bad: summary.erros + repeated, total: 0 }
}

/** Without one: they are participants as they come, all of them or, after a failure, none. */
async function readDirectly(reading: Reading) {
  const { client, state, folder } = reading
  const summary = await readInto(await openParticipants(client, state.id, state.id_empresa), reading)
  if (!summary.mapa) throw new SheetError(text.headerMissing)
  await recordErrors(client, state.id, join(folder, 'erros'))
  const bad = summary.erros + (await removeRepeated(client, state.id))
  return { situacao: 'importada', summary, bad, total: summary.linhas - bad }
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
  const kind = await copyOfFile(deps, state.id_file!, join(folder, 'planilha'))
  const read = state.direta ? readDirectly : readAside
  const { situacao, summary, bad, total } = await read({ deps, client, state, folder, kind })
  await client.query(
    `update vendas_lead_importacao set situacao = $2, colunas = $3, mapa = $4, amostra = $5, linhas = $6,
       linhas_com_erro = $7, total_participantes = $8, progresso = $9, bloco = 0, erro = null where id = $1`,
    [
      id,
      situacao,
      summary.colunas,
      summary.mapa && JSON.stringify(summary.mapa),
      state.direta ? null : JSON.stringify(summary.amostra),
      summary.linhas,
      bad,
      total,
      state.direta ? 100 : 0,
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

/** What the database does not take of a file, it takes at no later try either. */
export const refusedByDatabase = (error: unknown): boolean =>
  error instanceof DatabaseError && /^2[23]/.test(error.code ?? '')

/** Reads the file anew, however far an earlier try came. Answers whether there was anything to do. */
export async function readImport(deps: Deps, id: number): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'importacao-'))
  const client = await deps.connection.pool.connect()
  let broken: Error | undefined
  try {
    return await readWithin(deps, client, id, folder)
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => (broken = lost))
    if (!(error instanceof SheetError) && !refusedByDatabase(error)) throw error
    const erro = error instanceof SheetError ? error.message : text.unreadable
    if (!(error instanceof SheetError)) deps.log.warn({ err: error, id }, 'import refused')
    await setImport(deps.connection.db, id, { situacao: 'falhou', erro, progresso: 0 })
    return true
  } finally {
    client.release(broken)
    await rm(folder, { recursive: true, force: true })
  }
}
