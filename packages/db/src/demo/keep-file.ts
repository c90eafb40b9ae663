/** Files of the demo group: each is stored and belongs to the record that names it. */
import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '../connection.ts'

export type KeepFile = (id: string, content: Buffer, type: string) => Promise<void>

interface DemoFile {
  bucket: string
  nome: string
  tipo: string
  content: Buffer
}

/** Stores a file and answers its id. */
export async function keepDemoFile(
  db: Database,
  keep: KeepFile,
  { bucket, nome, tipo, content }: DemoFile,
): Promise<string> {
  const id = randomUUID()
  await keep(id, content, tipo)
  const sha256 = createHash('sha256').update(content).digest('hex')
  await db.insertInto('arquivo').values({ id, bucket, nome, tipo, tamanho: content.length, sha256 }).execute()
  return id
}

/** Gives stored files to the record that shows them. */
export const ownDemoFiles = (db: Database, ids: string[], tabela_dona: string, id_dono: number) =>
  db.updateTable('arquivo').set({ tabela_dona, id_dono }).where('id', 'in', ids).execute()
