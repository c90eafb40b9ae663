/** Readings of a count that have not reached the server yet: in IndexedDB, by person, so that a closed tab loses none. */

export interface UnsentReading {
  /** Made here: the server never counts the same one twice. */
  chave: string
  pessoa: number
  contagem: number
  codigo: string
  quantidade: number
  local: string | null
  lido_em: string
  /** Those that were sent together go out together again, under the same key. */
  lote: string | null
}

const NAME = 'intranet-contagem'
const STORE = 'leituras'

/** Written by pages that hold readings, read by the sign-out: whether there may be any at all. */
const MARK = 'leituras-pendentes'

/** Empties the storage around the mark: what is in IndexedDB is still to be sent. */
export function keepMark(clear: () => void): void {
  const marked = localStorage.getItem(MARK)
  clear()
  if (marked) localStorage.setItem(MARK, marked)
}

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(STORE, { keyPath: 'chave' }),
  )
  return asked(request)
}

async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const db = await open()
  try {
    const transaction = db.transaction(STORE, mode, { durability: 'strict' })
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      // An error aborts it.
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB')))
    })
    const answer = await work(transaction.objectStore(STORE))
    await done
    return answer
  } finally {
    db.close()
  }
}

/** Keeps readings; resolves once they are on the device. */
export async function keepReadings(readings: readonly UnsentReading[]): Promise<void> {
  localStorage.setItem(MARK, '1')
  await within('readwrite', async (store) => {
    await Promise.all(readings.map((one) => asked(store.put(one))))
  })
}

export const dropReadings = (keys: readonly string[]): Promise<void> =>
  within('readwrite', async (store) => {
    await Promise.all(keys.map((key) => asked(store.delete(key))))
  })

/** What a person's device still holds, in the order of reading. */
export async function unsentReadings(pessoa: number): Promise<UnsentReading[]> {
  const all = await within('readonly', (store) => asked<UnsentReading[]>(store.getAll()))
  return all
    .filter((one) => one.pessoa === pessoa)
    .toSorted((a, b) => a.lido_em.localeCompare(b.lido_em) || a.chave.localeCompare(b.chave))
}

/** How many wait; 0 without opening anything where no reading was ever kept. */
export async function countUnsent(pessoa: number): Promise<number> {
  if (!localStorage.getItem(MARK)) return 0
  return (await unsentReadings(pessoa).catch(() => [])).length
}
