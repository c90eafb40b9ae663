/** Reads and checks a spreadsheet beside the server: its time and memory can be ended, requests do not wait for it. */
import { parentPort } from 'node:worker_threads'
import { lowerThreadPriority } from '../../../../platform/thread-priority.ts'
import { failureOf, readRows } from './read-rows.ts'
import type { ReaderMessage, ReaderTask } from './read-sheet.ts'

lowerThreadPriority()
const port = parentPort!
/** Pieces that may be sent before the database has accepted the first: a batch of `direct.queries.ts`. */
const MAX_AHEAD = 16

let ahead = 0
let room: (() => void) | undefined

async function send(lines: string, done: number): Promise<void> {
  if (ahead >= MAX_AHEAD) await new Promise<void>((go) => (room = go))
  ahead++
  const bytes = new Uint8Array(Buffer.byteLength(lines))
  Buffer.from(bytes.buffer).write(lines)
  port.postMessage({ lines: bytes, done } satisfies ReaderMessage, [bytes.buffer])
}

async function read(task: ReaderTask): Promise<void> {
  try {
    port.postMessage({ summary: await readRows(task, send) } satisfies ReaderMessage)
  } catch (error) {
    port.postMessage({ failure: failureOf(error) } satisfies ReaderMessage)
  }
}

port.on('message', (task: ReaderTask | null) => {
  if (task) return void read(task)
  ahead--
  room?.()
})
