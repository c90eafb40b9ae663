/** The file of an import into lines and a list of errors, in one transaction: what a crash interrupts begins again. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leadImport as text } from '@intranet/contract/messages/lead-imports'
import { DatabaseError, type PoolClient } from 'pg'
import type { Deps } from '../../../platform/deps.ts'
import { copyUpload, UnreleasedUpload } from '../../../platform/upload-reader.ts'
import type { LineSink } from './copy-lines.queries.ts'
import { openParticipants, removeRepeated } from './direct.queries.ts'
import { failReading, setImport, type ImportState } from './lead-import.queries.ts'
import { readSheet, type SheetKind, type SheetSummary } from './reader/read-sheet.ts'
import { kindOfSheet } from './reader/sheet-kind.ts'
import { SheetError } from './reader/sheet-row.ts'
import {
  endReading,
  lockedState,
  setActing,
  waitingFile,
  type ReadResult,
  type WaitingFile,
} from './reading.queries.ts'
import { countWithOpenLead, openStaging, recordErrors, recordRepeated } from './staging.queries.ts'

const PROGRESS_MS = 700
/** The rest of the bar belongs to the errors. */
const MOST_READ = 95

async function copyOfFile(deps: Deps, { id_file, tipo }: WaitingFile, path: string): Promise<SheetKind> {
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
async function readAside(reading: Reading): Promise<ReadResult> {
  const { client, state, folder } = reading
  const summary = await readInto(await openStaging(client, state.id), reading)
  await recordErrors(client, state.id, join(folder, 'erros'))
  const repeated = summary.mapa ? await recordRepeated(client, state.id) : 0
  const withLead = summary.mapa?.cpf == null ? 0 : await countWithOpenLead(client, state)
  return { situacao: 'conferida', summary, bad: summary.erros + repeated, total: 0, withLead }
}

/** Without one: they become participants as they are read, all of them or, after a failure, none. */
async function readDirectly(reading: Reading): Promise<ReadResult> {
  const { client, state, folder } = reading
  const summary = await readInto(await openParticipants(client, state.id, state.id_empresa), reading)
  if (!summary.mapa) throw new SheetError(text.headerMissing)
  await recordErrors(client, state.id, join(folder, 'erros'))
  const bad = summary.erros + (await removeRepeated(client, state.id))
  return { situacao: 'importada', summary, bad, total: summary.linhas - bad, withLead: 0 }
}

type Fetched = Pick<Reading, 'deps' | 'folder' | 'kind'> & { id_file: string }

async function readWithin(client: PoolClient, id: number, fetched: Fetched): Promise<boolean> {
  await client.query('begin')
  const state = await lockedState(client, id, fetched.id_file)
  if (!state) {
    await client.query('rollback')
    return false
  }
  await setActing(client, state.id_usuario)
  const read = state.direta ? readDirectly : readAside
  await endReading(client, state, await read({ ...fetched, client, state }))
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
  const waiting = await waitingFile(deps.connection.pool, id)
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
