/** Reads the text of one PDF after the other, with a lower priority than other work and with limits on what it takes. */
import { parentPort } from 'node:worker_threads'
import { pdfRefusal, readPdf } from './pdf-pages.ts'
import { lowerThreadPriority } from '../../../platform/thread-priority.ts'

/** What one stream of a PDF may grow to: a page of text has a few kilobytes. */
const MAX_STREAM_BYTES = 48 * 1024 * 1024

/**
 * A stream of a few kilobytes can unpack to gigabytes outside of the heap that V8 limits: no single array may grow so
 * large. The system's own inflater cannot be stopped this way, so the library falls back to its own.
 */
function limitArrays(): void {
  const largest = MAX_STREAM_BYTES
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct(target, args: [number], newTarget) {
      if (typeof args[0] === 'number' && args[0] > largest) throw new RangeError('stream too large')
      return Reflect.construct(target, args, newTarget) as object
    },
  })
  Reflect.deleteProperty(globalThis, 'DecompressionStream')
}

lowerThreadPriority()
limitArrays()
parentPort!.on('message', async (content: Uint8Array) => {
  parentPort!.postMessage(await readPdf(new Uint8Array(content)).catch(pdfRefusal))
})
