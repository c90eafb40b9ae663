/** The browser's own database of what waits for a network: by person, so that nobody else sends it. See docs/unsent.md. */
import type { UnsentChange, UnsentEntry, WaitingPhoto } from './unsent-entry.ts'

const NAME = 'intranet-por-enviar'
const ENTRIES = 'envios'
const PHOTOS = 'fotos'

/** Of a browser that stores nothing, or has no room left: what waits is lost with the tab. */
const entriesInTab = new Map<string, UnsentEntry>()
const photosInTab = new Map<string, WaitingPhoto>()

export const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
  })

async function opened(): Promise<IDBDatabase | null> {
  try {
    const request = indexedDB.open(NAME, 1)
    request.addEventListener('upgradeneeded', () => {
      // Numbers that the database gives: the order in which things were typed.
      const entries = request.result.createObjectStore(ENTRIES, { keyPath: 'place', autoIncrement: true })
      entries.createIndex('key', 'key', { unique: true })
      request.result.createObjectStore(PHOTOS, { keyPath: 'id' })
    })
    return await asked(request)
  } catch {
    return null
  }
}

/** Resolves once the work is on the disk; null in a browser without a database. */
async function within<T>(
  name: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T | null> {
  const db = await opened()
  if (!db) return null
  try {
    const transaction = db.transaction(name, mode, { durability: 'strict' })
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      // An error aborts it.
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB')))
    })
    // It rejects with the work, which says more.
    done.catch(() => {})
    const answer = await work(transaction.objectStore(name))
    await done
    return answer
  } finally {
    db.close()
  }
}

const written = async (name: string, work: (store: IDBObjectStore) => Promise<unknown>): Promise<boolean> => {
  try {
    return (await within(name, 'readwrite', work)) !== null
  } catch {
    return false
  }
}

const placeOf = (store: IDBObjectStore, key: string) => asked(store.index('key').getKey(key))

/** Keeps an entry behind the others, once; false where it will not outlive the tab. */
export async function addEntry(entry: UnsentEntry): Promise<boolean> {
  const kept = await written(ENTRIES, async (store) => {
    if ((await placeOf(store, entry.key)) === undefined) await asked(store.add(entry))
    return true
  })
  if (!kept) entriesInTab.set(entry.key, entry)
  return kept
}

/** What waits, anybody's, in the order in which it was typed. */
export async function allEntries(): Promise<UnsentEntry[]> {
  const stored = await within(ENTRIES, 'readonly', (store) => asked<UnsentEntry[]>(store.getAll())).catch(
    () => null,
  )
  return [...(stored ?? []), ...entriesInTab.values()]
}

/** What waits of one person. */
export const entriesOf = async (person: number): Promise<UnsentEntry[]> =>
  (await allEntries()).filter((entry) => entry.person === person)

/** Changes entries that still wait: one that was sent or discarded meanwhile does not come back. */
export async function changeEntries(keys: readonly string[], change: UnsentChange): Promise<void> {
  for (const key of keys) {
    const entry = entriesInTab.get(key)
    if (entry) entriesInTab.set(key, { ...entry, ...change } as UnsentEntry)
  }
  await within(ENTRIES, 'readwrite', async (store) => {
    for (const key of keys) {
      const place = await placeOf(store, key)
      if (place === undefined) continue
      const entry = await asked<UnsentEntry>(store.get(place))
      await asked(store.put({ ...entry, ...change }))
    }
    return true
  })
}

/** Removes entries with their photos. */
export async function dropEntries(entries: readonly Pick<UnsentEntry, 'key' | 'photos'>[]): Promise<void> {
  for (const { key } of entries) entriesInTab.delete(key)
  await within(ENTRIES, 'readwrite', async (store) => {
    for (const { key } of entries) {
      const place = await placeOf(store, key)
      if (place !== undefined) await asked(store.delete(place))
    }
    return true
  })
  await dropPhotos(entries.flatMap(({ photos }) => photos))
}

/** Keeps a photo; false where it will not outlive the tab. */
export async function addPhoto(photo: WaitingPhoto): Promise<boolean> {
  const kept = await written(PHOTOS, async (store) => {
    await asked(store.put(photo))
    return true
  })
  if (!kept) photosInTab.set(photo.id, photo)
  return kept
}

export async function photoOf(id: string): Promise<WaitingPhoto | undefined> {
  const inTab = photosInTab.get(id)
  if (inTab) return inTab
  const stored = within(PHOTOS, 'readonly', (store) => asked<WaitingPhoto | undefined>(store.get(id)))
  return (await stored.catch(() => null)) ?? undefined
}

async function dropPhotos(ids: readonly string[]): Promise<void> {
  for (const id of ids) photosInTab.delete(id)
  if (ids.length === 0) return
  await written(PHOTOS, async (store) => {
    await Promise.all(ids.map((id) => asked(store.delete(id))))
    return true
  })
}

/** Removes photos that nothing refers to, taken before that moment: of forms that were given up. */
export async function dropLoosePhotos(before: number): Promise<void> {
  const stored = await within(PHOTOS, 'readonly', (store) => asked<WaitingPhoto[]>(store.getAll())).catch(
    () => null,
  )
  if (!stored?.length && photosInTab.size === 0) return
  const wanted = new Set((await allEntries()).flatMap(({ photos }) => photos))
  const loose = [...(stored ?? []), ...photosInTab.values()].filter(
    ({ id, takenAt }) => takenAt < before && !wanted.has(id),
  )
  await dropPhotos(loose.map(({ id }) => id))
}
