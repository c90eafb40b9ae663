/** A spreadsheet as lines for COPY, read by a worker with limits of time and memory. */
import type { Worker } from 'node:worker_threads'
import { leadImport } from '@intranet/contract/messages/lead-imports'
import type { ColumnMapping } from '@intranet/contract/sales/lead-imports'
import { ownWorker } from '../../../../platform/own-worker.ts'
import { SheetError } from './sheet-row.ts'

export type SheetKind = 'csv' | 'xlsx' | 'xls'

export interface ReaderTask {
  id: number
  path: string
  /** Belongs to this reading only: the lines with errors are in `erros`. */
  folder: string
  kind: SheetKind
  /** Guessed from the heads when absent. */
  mapa: ColumnMapping | null
  /** With it nothing is checked: each line is passed on as JSON, `[line, ...cells]`, until there are more than these. */
  atMost?: number
}

export interface SheetSummary {
  colunas: string[]
  /** Null when the column titles are not clear and nobody chose: then only the sample was read. */
  mapa: ColumnMapping | null
  amostra: string[][]
  /** Where the lines of the sample are in the file, from 1. */
  amostra_linhas: number[]
  linhas: number
  erros: number
}

export interface ReaderMessage {
  lines?: Uint8Array<ArrayBuffer>
  done?: number
  summary?: SheetSummary
  failure?: string
}

const MAX_MS = 10 * 60_000
/**
 * Young-generation memory for a block of rows: objects that live longer are collected slowly, by threads that other
 * work needs.
 */
const YOUNG_MB = 24
/**
 * BIFF8 is read completely into memory. The other kinds are read in pieces and need 10 MB or so, but on a busy machine
 * garbage waits for its collector.
 */
const memoryOf: Record<SheetKind, number> = { csv: 96, xlsx: 128, xls: 256 }

/** Workers that have finished a sheet and wait for the next: starting one takes as long as reading a small sheet. */
const idle = new Map<SheetKind, { worker: Worker; end: NodeJS.Timeout }>()
const KEPT_MS = 10_000

function takeWorker(kind: SheetKind): Worker {
  const kept = idle.get(kind)
  if (!kept)
    return ownWorker(new URL('./sheet.worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryOf[kind], maxYoungGenerationSizeMb: YOUNG_MB },
    })
  clearTimeout(kept.end)
  idle.delete(kind)
  kept.worker.ref()
  return kept.worker
}

/** One of a kind, and not for long: it holds the memory that it has read with. */
async function keepWorker(kind: SheetKind, worker: Worker): Promise<void> {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event)
  if (idle.has(kind)) return void (await worker.terminate())
  const forget = () => idle.get(kind)?.worker === worker && idle.delete(kind)
  const end = setTimeout(() => void worker.terminate(), KEPT_MS).unref()
  worker.unref()
  worker.once('exit', forget).on('error', forget)
  idle.set(kind, { worker, end })
}

/**
 * `take` gets pieces of COPY's text format (of JSON lines with `atMost`) and how far into the file they reach; the next
 * piece follows when it resolves.
 */
export async function readSheet(
  task: ReaderTask,
  take: (lines: Buffer, done: number) => Promise<void>,
): Promise<SheetSummary> {
  const worker = takeWorker(task.kind)
  let late: NodeJS.Timeout | undefined
  let taken = Promise.resolve()
  let failed = false
  try {
    const found = await new Promise<SheetSummary>((resolve, reject) => {
      late = setTimeout(() => reject(new SheetError(leadImport.tooLong)), MAX_MS)
      worker.on('message', ({ lines, done = 0, summary, failure }: ReaderMessage) => {
        if (failure) reject(new SheetError(failure))
        taken = taken.then(async () => {
          // Pieces may come, or wait, after the reading has failed: their taker has ended.
          if (failed) return
          if (lines) await take(Buffer.from(lines.buffer), done)
          if (summary) resolve(summary)
          else worker.postMessage(null)
        })
        taken.catch(reject)
      })
      worker.on('error', (error: Error & { code?: string }) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new SheetError(leadImport.bomb) : error),
      )
      worker.on('exit', () => void taken.then(() => reject(new SheetError(leadImport.unreadable)), reject))
      worker.postMessage(task)
    })
    await keepWorker(task.kind, worker)
    return found
  } catch (error) {
    failed = true
    await Promise.all([worker.terminate(), taken.catch(() => {})])
    throw error
  } finally {
    clearTimeout(late)
  }
}
