/** A sheet that was sent becomes an import with checked lines; no record is written yet. */
import type { CreateSheetImportInput } from '@intranet/contract/home/sheet-imports'
import { sheetLimit } from '@intranet/contract/home/sheet-words'
import { file as fileText } from '@intranet/contract/messages/files'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { refusals } from '../../../platform/errors.ts'
import { checkLines } from './check-lines.service.ts'
import { firstMapping } from './kept-mapping.service.ts'
import { openEntity } from './open-entity.ts'
import { readCells } from './read-cells.ts'
import { insertImport, insertLines, waitingSheet } from './sheet-import.queries.ts'

interface Slow {
  deps: Deps
  db: Database
  actor: Actor
  write<T>(work: (db: Database) => Promise<T>): Promise<T>
}

/** Reads an own upload, finds its columns and checks its lines. Throws 403 without the entity's create. */
export async function beginImport(
  { deps, db, actor, write }: Slow,
  { entidade, id_file }: CreateSheetImportInput,
) {
  const entity = openEntity(deps, actor, entidade)
  const sheet = await waitingSheet(db, actor, id_file)
  if (!sheet) throw refusals.invalid({ id_file: fileText.invalidOrMissing })
  const { colunas, lines } = await readCells(deps, { ...sheet, atMost: sheetLimit(entidade) })
  const mapa = await firstMapping(db, actor, { entidade, colunas })
  return write(async (open) => {
    const created = await insertImport(open, actor, { entidade, nome_arquivo: sheet.nome, colunas, mapa })
    await insertLines(open, created.id, lines)
    await checkLines({ deps, db: open, actor }, entity, { id: created.id, mapa })
    return created
  })
}
