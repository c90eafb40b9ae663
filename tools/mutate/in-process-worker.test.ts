import { once } from 'node:events'
import { expect, it } from 'vitest'
import { inProcess, InProcessWorker } from './in-process-worker.ts'

it('a file that starts a worker starts it in this process, with a port of its own for each', () => {
  const text = "const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { execArgv: [] })"
  const started = inProcess('/a/read-sheet.ts', text)
  expect(started).toContain('new InProcessWorker((number) => import(')
  expect(started).toContain('/a/sheet.worker.ts?thread=${number}')
  expect(inProcess('/a/other.ts', 'const a = 1')).toBeUndefined()
})

it('the code of a worker has the port of its number, the same file elsewhere is as it was', () => {
  const text = "import { parentPort } from 'node:worker_threads'\nparentPort!.on('message', work)"
  expect(inProcess('/a/sheet.worker.ts?thread=3', text)).toContain('globalThis.portsOfWorkers.get(3)')
  expect(inProcess('/a/sheet.worker.ts', text)).toBeUndefined()
})

it('takes and answers messages, and none after its end', async () => {
  let place = 0
  const worker = new InProcessWorker(async (number) => {
    place = number
    const port = globalThis.portsOfWorkers!.get(number)!
    port.on('message', (asked: number) => port.postMessage(asked * 2))
  })
  worker.postMessage(21)
  expect(await once(worker, 'message')).toEqual([42])
  const ended = once(worker, 'exit')
  await worker.terminate()
  await ended
  let late = 0
  worker.on('message', () => (late += 1))
  globalThis.portsOfWorkers!.get(place)!.postMessage(1)
  await new Promise((done) => setImmediate(() => setImmediate(done)))
  expect(late).toBe(0)
})
