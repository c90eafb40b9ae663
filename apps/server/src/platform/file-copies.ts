/** Contents of the file store beside a copy of the database, each checked by its sum. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import type { Storage } from './storage.ts'

export interface StoredFile {
  id: string
  sha256: string
  tipo: string
}

/** A content that is missing or damaged. */
export interface Fault {
  id: string
  texto: string
}

const AT_ONCE = 8
const DAMAGED = 'conteúdo diferente do registrado'

/** All files whose content is there: what had a virus has none. */
export async function storedFiles(client: Client): Promise<StoredFile[]> {
  const { rows } = await client.query<StoredFile>(
    'select id, sha256, tipo from arquivo where infectado_em is null order by id',
  )
  return rows
}

async function sumOf(path: string): Promise<string> {
  const sum = createHash('sha256')
  await pipeline(createReadStream(path), sum)
  return sum.digest('hex')
}

async function each(
  files: readonly StoredFile[],
  work: (file: StoredFile) => Promise<string | null>,
): Promise<Fault[]> {
  const found: Fault[] = []
  const look = async (file: StoredFile) => {
    const what = await work(file)
    if (what !== null) found.push({ id: file.id, texto: `arquivo ${file.id}: ${what}` })
  }
  for (let from = 0; from < files.length; from += AT_ONCE)
    await Promise.all(files.slice(from, from + AT_ONCE).map(look))
  return found
}

/** Copies contents out of the store into `folder`; answers what is missing or damaged, in words. */
export const copyOut = (storage: Storage, files: readonly StoredFile[], folder: string): Promise<Fault[]> =>
  each(files, async ({ id, sha256 }) => {
    const path = join(folder, id)
    if (!(await storage.readFile(id, path))) return 'falta no armazenamento'
    return (await sumOf(path)) === sha256 ? null : DAMAGED
  })

/** Puts contents of `folder` into the store; answers which are missing or damaged, in words: those are not put there. */
export const copyIn = (storage: Storage, files: readonly StoredFile[], folder: string): Promise<Fault[]> =>
  each(files, async ({ id, sha256, tipo }) => {
    const path = join(folder, id)
    const sum = await sumOf(path).catch(() => null)
    if (sum !== sha256) return sum === null ? 'falta na cópia' : DAMAGED
    await storage.writeFile(id, path, tipo)
    return null
  })
