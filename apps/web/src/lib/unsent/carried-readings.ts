/** Readings of a count that an earlier version of the app kept in a database of theirs: they join what waits. */
import type { UnsentEntry } from './unsent-entry.ts'
import { addEntry, asked } from './unsent-store.ts'

const NAME = 'intranet-contagem'
const STORE = 'leituras'
/**
 * Written by a page that keeps readings there. It stays: a tab that was opened before the new version goes on writing there,
 * and what it leaves is moved at the next start.
 */
const MARK = 'leituras-pendentes'

interface OldReading {
  chave: string
  pessoa: number
  contagem: number
  codigo: string
  quantidade: number
  local: string | null
  lido_em: string
  lote: string | null
}

function entryOf({ pessoa, contagem, lote, ...leitura }: OldReading): UnsentEntry {
  return {
    key: leitura.chave,
    person: pessoa,
    kind: 'countReading',
    input: { id: contagem, leitura },
    title: leitura.codigo,
    typedAt: Date.parse(leitura.lido_em),
    photos: [],
    stored: {},
    batch: lote && `leituras-${lote}`,
    refused: null,
    failures: 0,
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(STORE, { keyPath: 'chave' }),
  )
  return asked(request)
}

async function carry(): Promise<void> {
  const db = await opened()
  try {
    const rows = await asked<OldReading[]>(db.transaction(STORE).objectStore(STORE).getAll())
    const inOrder = rows.toSorted(
      (a, b) => a.lido_em.localeCompare(b.lido_em) || a.chave.localeCompare(b.chave),
    )
    for (const row of inOrder) {
      // It stays where it is until it is kept: the server counts a reading once, however often it comes.
      if (!(await addEntry(entryOf(row)))) return
      await asked(db.transaction(STORE, 'readwrite').objectStore(STORE).delete(row.chave))
    }
  } finally {
    db.close()
  }
}

/** Moves what is there, in its order. Costs nothing where there never was any. */
export async function carryReadings(): Promise<void> {
  try {
    if (localStorage.getItem(MARK)) await carry()
  } catch {
    // A browser that cannot read them now is asked again at the next start.
  }
}
