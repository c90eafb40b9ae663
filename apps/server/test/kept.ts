/** What a test file makes once and closes at its end, what files of a process share, and what `pnpm mutate` keeps. */
import { afterAll } from 'vitest'

const keeps = process.env.KEEP_WORLDS === '1'
let keeping = false

/** Closes at the end of the test file; what is kept ends with its process. */
export function atEnd(close: () => unknown): void {
  if (!keeping) afterAll(async () => void (await close()))
}

/** The same thing at every call where worlds are kept (or `always`); made again everywhere else. */
export function kept<T>(make: () => Promise<T>, always = false): () => Promise<T> {
  let made: Promise<T> | undefined
  async function keep(): Promise<T> {
    keeping = true
    try {
      return await make()
    } finally {
      keeping = false
    }
  }
  return () => (keeps || always ? (made ??= keep()) : make())
}

declare global {
  var keptData: Map<string, Promise<unknown>> | undefined
}

/** The same data at every call of the process, also after the server was loaded again: nothing of it runs. */
export function keptData<T>(name: string, make: () => Promise<T>): () => Promise<T> {
  const all = (globalThis.keptData ??= new Map())
  return () => {
    const data = all.get(name) ?? make()
    all.set(name, data)
    return data as Promise<T>
  }
}
