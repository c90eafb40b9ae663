/**
 * The text of a PDF that somebody sent: read in a worker, one at a time, so that no file keeps the server from answering.
 */
import type { PdfState } from '@intranet/contract/careers/career-options'
import { resume as text } from '@intranet/contract/messages/careers'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { ownWorker } from '../../../platform/own-worker.ts'
import type { PdfRead } from './pdf-pages.ts'

/** A CV of thirty pages takes a second. */
const PATIENCE_MS = 10_000
const HEAP_MB = 192

export interface PdfText {
  situacao: PdfState
  texto: string | null
  paginas: number | null
  motivo: string | null
}

let idle: Worker | undefined
let turn: Promise<unknown> = Promise.resolve()

function newWorker(): Worker {
  const worker = ownWorker(new URL('./pdf-text.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 16 },
    stdout: true,
    stderr: true,
  })
  worker.unref()
  return worker
}

const refused = (motivo: string, paginas: number | null = null): PdfText => ({
  situacao: 'recusado',
  texto: null,
  paginas,
  motivo,
})

function textOf(read: PdfRead): PdfText {
  if (read.kind === 'locked') return refused(text.pdfLocked)
  if (read.kind === 'large') return refused(text.pdfTooSlow)
  if (read.kind === 'broken') return refused(text.pdfBroken)
  if (read.kind === 'pages') return refused(text.pdfTooLong, Math.min(read.pages, 2_000_000_000))
  const { pages, text: words } = read
  if (!/\p{L}{2}/u.test(words)) return { situacao: 'sem_texto', texto: null, paginas: pages, motivo: null }
  return { situacao: 'lido', texto: words.trim(), paginas: pages, motivo: null }
}

/** One file in the worker; a worker that is too slow or too large ends with it, and the next file gets a new one. */
async function readNow(content: Buffer, patience: number): Promise<PdfText> {
  const worker = idle ?? newWorker()
  idle = undefined
  worker.ref()
  const timer = new AbortController()
  const { signal } = timer
  const late = sleep(patience, 'late' as const, { signal }).catch(() => 'late' as const)
  const ended = once(worker, 'exit', { signal }).then(
    () => 'late' as const,
    () => 'late' as const,
  )
  try {
    const answer = once(worker, 'message', { signal }).then(([read]) => read as PdfRead)
    worker.postMessage(content)
    const first = await Promise.race([answer, late, ended])
    if (first === 'late') {
      await worker.terminate()
      return refused(text.pdfTooSlow)
    }
    worker.unref()
    idle = worker
    return textOf(first)
  } catch {
    await worker.terminate()
    return refused(text.pdfTooSlow)
  } finally {
    timer.abort()
  }
}

/** Reads the text of a PDF. Never throws: what cannot be read says why, in words for its owner. */
export function readPdfText(content: Buffer, patience = PATIENCE_MS): Promise<PdfText> {
  const mine = turn.then(() => readNow(content, patience))
  turn = mine.catch(() => undefined)
  return mine
}
