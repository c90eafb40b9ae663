/** A worker's code in the tests' own process, where a mutation can be switched. It takes and answers messages as a worker does. */
import { EventEmitter } from 'node:events'

declare global {
  var portsOfWorkers: Map<number, InnerPort> | undefined
}

/** What the code of the worker has as its `parentPort`. */
class InnerPort extends EventEmitter {
  private readonly answer: (message: unknown) => void
  constructor(answer: (message: unknown) => void) {
    super()
    this.answer = answer
  }
  postMessage(message: unknown): void {
    this.answer(structuredClone(message))
  }
}

const ports = (globalThis.portsOfWorkers ??= new Map<number, InnerPort>())

export class InProcessWorker extends EventEmitter {
  private readonly inner: InnerPort
  private readonly loaded: Promise<unknown>
  private isEnded = false

  constructor(load: (number: number) => Promise<unknown>) {
    super()
    const number = ports.size + 1
    this.inner = new InnerPort((message) => this.report('message', message))
    ports.set(number, this.inner)
    this.loaded = load(number)
    this.loaded.catch((error: unknown) => this.report('error', error))
  }

  private report(event: string, value: unknown): void {
    setImmediate(() => {
      if (!this.isEnded && this.listenerCount(event) > 0) this.emit(event, value)
    })
  }

  postMessage(message: unknown): void {
    const copied = structuredClone(message)
    void this.loaded.then(
      () => setImmediate(() => !this.isEnded && this.inner.emit('message', copied)),
      () => {},
    )
  }

  async terminate(): Promise<number> {
    this.isEnded = true
    this.emit('exit', 1)
    return 1
  }

  ref(): void {}
  unref(): void {}
}

const STARTED = /new Worker\(new URL\('(\.\/[\w-]+\.worker\.ts)', import\.meta\.url\), /
const HAS_PORT = /import \{ parentPort \} from 'node:worker_threads'/
const THREAD = /\?thread=(\d+)$/

/** The text of a file that starts a worker, or that one runs, for this process; undefined for any other. */
export function inProcess(id: string, text: string): string | undefined {
  const [, number] = THREAD.exec(id) ?? []
  if (number && HAS_PORT.test(text))
    return text.replace(HAS_PORT, `const parentPort = globalThis.portsOfWorkers.get(${number})`)
  const [started, file] = STARTED.exec(text) ?? []
  if (!started) return undefined
  const path = `${id.split('?')[0]!.replace(/[^/]+$/, '')}${file!.slice(2)}`
  return `import { InProcessWorker } from ${JSON.stringify(import.meta.filename)}
${text.replace(started, `new InProcessWorker((number) => import(/* @vite-ignore */ \`${path}?thread=\${number}\`), `)}`
}
