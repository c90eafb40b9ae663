/** Files that somebody has sent and that belong to nothing yet. */
import { hash } from 'node:crypto'
import type { Deps } from '../src/platform/deps.ts'
import { csvText, sheetRows } from './factories/sheets.ts'
import type { FreeFiles } from './known-values.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

export async function plantFile(
  { storage, connection }: Deps,
  id_usuario: number,
  file: FilePlant,
): Promise<string> {
  const { bucket, nome, tipo, content } = file
  const sha256 = hash('sha256', content)
  const { id } = await connection.db
    .insertInto('arquivo')
    .values({ bucket, nome, tipo, tamanho: content.length, sha256, id_usuario })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storage.write(id, content, tipo)
  return id
}

interface FilePlant {
  bucket: string
  nome: string
  tipo: string
  content: Buffer
}

/** A sheet of leads to import. */
export const leadSheet = (first: number): FilePlant => ({
  bucket: 'importacoes',
  nome: 'leads.csv',
  tipo: 'text/csv',
  content: Buffer.from(csvText(sheetRows(5, first), ';')),
})

const image: FilePlant = { bucket: 'imagens', nome: 'capa.png', tipo: 'image/png', content: PNG }
const document: FilePlant = { bucket: 'documentos', nome: 'contrato.png', tipo: 'image/png', content: PNG }

/** One of each kind. */
export const plantFreeFiles = async (deps: Deps, id_usuario: number): Promise<FreeFiles> => ({
  image: await plantFile(deps, id_usuario, image),
  document: await plantFile(deps, id_usuario, document),
  sheet: await plantFile(deps, id_usuario, leadSheet(100)),
})
