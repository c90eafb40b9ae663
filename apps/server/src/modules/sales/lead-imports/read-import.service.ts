/** The file of an import into lines and a list of errors, in one transaction: what a crash interrupts begins again. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leadImport as text } from '@intranet/contract/messages/lead-imports'
import { DatabaseError, type PoolClient } from 'pg'
import type { Deps } from '../../../platform/deps.ts'
import { copyUpload, UnreleasedUpload } from '../../../platform/upload-reader.ts'
import type { LineSink } from './copy-lines.ts'
import { openParticipants, removeRepeated } from './direct.queries.ts'
import { failReading, setImport, type ImportState } from './lead-import.queries.ts'
import { readSheet, type SheetKind, type SheetSummary } from './reader/read-sheet.ts'
import { kindOfSheet } from './reader/sheet-kind.ts'
import { SheetError } from './reader/sheet-row.ts'
import {
  countWithOpenLead,
  isLocked,
  openStaging,
  recordErrors,
  recordRepeated,
  takeLock,
} from './staging.queries.ts'

const PROGRESS_MS = 700
/** The rest of the bar belongs to the errors. */
const MOST_READ = 95

interface Waiting {
  id_file: string
  tipo: string
  /** Somebody works on it, here or in another process. */
  locked: boolean
}

/** The file of an import that is waiting to be read. */
async function waitingFile({ connection }: Deps, id: number): Promise<Waiting | undefined> {
  const { rows } = await connection.pool.query<Waiting>(
    `select i.id_file, coalesce(a.tipo, '') as tipo, ${isLocked} as locked
     from vendas_lead_importacao i left join arquivo a on a.id = i.id_file
     where i.id = $1 and i.situacao = 'lendo'`,
    [id],
  )
  return rows[0]
}

async function copyOfFile(deps: Deps, { id_file, tipo }: Waiting, path: string): Promise<SheetKind> {
  const kind = kindOfSheet(tipo)
  if (!kind || !(await copyUpload(deps, id_file, path))) throw new SheetError(text.unreadable)
  return kind
}

interface Reading {
  deps: Deps
  client: PoolClient
  state: ImportState
  folder: string
  kind: SheetKind
}

/** Passes the lines to `into`; reports its progress at most every 700 ms. */
async function readInto(into: LineSink, { deps, state, folder, kind }: Reading): Promise<SheetSummary> {
  const { id, mapa } = state
  const { db, pool } = deps.connection
  let reportedAt = Date.now()
  const take = async (lines: Buffer, done: number) => {
    await into.write(lines)
    if (Date.now() - reportedAt < PROGRESS_MS) return
    reportedAt = Date.now()
    // Waiting for a second connection while keeping the first would block both for everybody.
    if (!pool.idleCount && pool.totalCount >= pool.options.max!) return
    await setImport(db, id, { progresso: Math.floor(done * MOST_READ) })
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
  const withLead = summary.mapa?.cpf == null ? 0 : await countWithOpenLead(client, state)
  return { situacao: 'conferida', summary, bad: summary.erros + repeated, total: 0, withLead }
}

/** Without one: they become participants as they are read, all of them or, after a failure, none. */
async function readDirectly(reading: Reading) {
  const { client, state, folder } = reading
  const summary = await readInto(await openParticipants(client, state.id, state.id_empresa), reading)
  if (!summary.mapa) throw new SheetError(text.headerMissing)
  await recordErrors(client, state.id, join(folder, 'erros'))
  const bad = summary.erros + (await removeRepeated(client, state.id))
  return { situacao: 'importada', summary, bad, total: summary.linhas - bad, withLead: 0 }
}

/** The fetched data, as the transaction of `client` sees it: no other process reads it at the same time. */
async function lockedState(
  client: PoolClient,
  id: number,
  id_file: string,
): Promise<ImportState | undefined> {
  const { rows } = await client.query<{ locked: boolean }>(takeLock, [id])
  if (!rows[0]?.locked) return undefined
  const states = await client.query<ImportState>(
    `select * from vendas_lead_importacao where id = $1 and id_file = $2 and situacao = 'lendo'`,
    [id, id_file],
  )
  return states.rows[0]
}

type Fetched = Pick<Reading, 'deps' | 'folder' | 'kind'> & { id_file: string }

async function readWithin(client: PoolClient, id: number, fetched: Fetched): Promise<boolean> {
  await client.query('begin')
  const state = await lockedState(client, id, fetched.id_file)
  if (!state) {
    await client.query('rollback')
    return false
  }
  await client.query(`select set_config('app.user_id', $1, true)`, [String(state.id_usuario ?? '')])
  const read = state.direta ? readDirectly : readAside
  const { situacao, summary, bad, total, withLead } = await read({ ...fetched, client, state })
  await client.query(
    `update vendas_lead_importacao set situacao = $2, colunas = $3, mapa = $4, amostra = $5, linhas = $6,
       linhas_com_erro = $7, total_participantes = $8, progresso = $9, linhas_com_lead = $10, amostra_linhas = $11,
       bloco = 0, erro = null where id = $1`,
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
      withLead,
      state.direta ? null : summary.amostra_linhas,
    ],
  )
  await client.query('commit')
  return true
}

/** A line that the database refuses is refused again at a later attempt. */
export const refusedByDatabase = (error: unknown): boolean =>
  error instanceof DatabaseError && /^2[23]/.test(error.code ?? '')

async function readFetched(id: number, fetched: Fetched): Promise<boolean> {
  const client = await fetched.deps.connection.pool.connect()
  let broken: Error | undefined
  try {
    return await readWithin(client, id, fetched)
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => (broken = lost))
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * Reads the file again from the start, even if an earlier attempt read a part. Answers whether there was anything to
 * do.
 */
export async function readImport(deps: Deps, id: number): Promise<boolean> {
  const waiting = await waitingFile(deps, id)
  if (!waiting || waiting.locked) return false
  const folder = await mkdtemp(join(tmpdir(), 'importacao-'))
  try {
    // A store that is slow keeps no connection waiting.
    const kind = await copyOfFile(deps, waiting, join(folder, 'planilha'))
    return await readFetched(id, { deps, folder, kind, id_file: waiting.id_file })
  } catch (error) {
    const explained = error instanceof SheetError || error instanceof UnreleasedUpload
    if (!explained && !refusedByDatabase(error)) throw error
    const erro = explained ? error.message : text.unreadable
    if (!explained) deps.log.warn({ err: error, id }, 'import refused')
    await failReading(deps.connection.db, id, erro)
    return true
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
