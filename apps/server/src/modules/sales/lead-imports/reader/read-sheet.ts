/** A spreadsheet as lines for COPY, read by a worker with limits of time and memory. */
import { Worker } from 'node:worker_threads'
import { leadImport } from '@intranet/contract/messages/lead-imports'
import type { ColumnMapping } from '@intranet/contract/sales/lead-imports'
import { SheetError } from './sheet-row.ts'

export type SheetKind = 'csv' | 'xlsx' | 'xls'

export interface ReaderTask {
  id: number
  path: string
  /** Of this reading alone: it takes the lines with errors in `erros`. */
  folder: string
  kind: SheetKind
  /** Guessed from the heads when absent. */
  mapa: ColumnMapping | null
}

export interface SheetSummary {
  colunas: string[]
  /** Null when the heads do not tell and nobody chose: then nothing was read but the sample. */
  mapa: ColumnMapping | null
  amostra: string[][]
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
/** BIFF8 is read whole; the others come through in pieces. */
const memoryOf: Record<SheetKind, number> = { csv: 32, xlsx: 48, xls: 256 }

/** `take` gets pieces of COPY's text format and how far into the file they reach; the next comes when it resolves. */
export async function readSheet(
  task: ReaderTask,
  take: (lines: Buffer, done: number) => Promise<void>,
): Promise<SheetSummary> {
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: memoryOf[task.kind], maxYoungGenerationSizeMb: 4 },
    // The server's own loaders (of a bench, of tests) are not the worker's.
    execArgv: [],
  })
  let late: NodeJS.Timeout | undefined
  try {
    return await new Promise<SheetSummary>((resolve, reject) => {
      late = setTimeout(() => reject(new SheetError(leadImport.tooLong)), MAX_MS)
      let taken = Promise.resolve()
      worker.on('message', ({ lines, done = 0, summary, failure }: ReaderMessage) => {
        if (failure) reject(new SheetError(failure))
        taken = taken.then(async () => {
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
    })
  } finally {
    clearTimeout(late)
    await worker.terminate()
  }
}
