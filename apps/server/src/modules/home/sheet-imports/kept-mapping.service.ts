/** Columns of sheets that a person keeps under a name (docs/screens.md#import-of-a-sheet). */
import { keptColumnsOf, placesOfColumns } from '@intranet/contract/home/kept-columns'
import {
  MOST_MAPPINGS,
  type KeepMappingInput,
  type SheetMapping,
} from '@intranet/contract/home/sheet-imports'
import { mayImport, sheetColumns, type SheetKey } from '@intranet/contract/home/sheet-words'
import { lists as text } from '@intranet/contract/messages/lists'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { keptMappings, saveMapping } from './kept-mapping.queries.ts'
import { ownImport } from './sheet-import.queries.ts'
import { guessMapping } from './sheet-row.ts'

/** One's kept choices of columns for the sheets of an entity. */
export async function readMappings(db: Database, actor: Actor, entidade: SheetKey) {
  if (!mayImport(actor, entidade)) throw refusals.forbidden()
  return keptMappings(db, actor, entidade)
}

/** Keeps the columns of one's import under a name. */
export async function keepMapping(db: Database, actor: Actor, { id, nome }: KeepMappingInput) {
  const { entidade, mapa, colunas } = found(await ownImport(db, actor, id))
  if (!mayImport(actor, entidade)) throw refusals.forbidden()
  const kept = keptColumnsOf(mapa, colunas)
  if (!Object.keys(kept).length) throw new AppError('conflict', text.sheetNothingToKeep)
  const saved = await saveMapping(db, actor, { entidade, nome, colunas: kept })
  if (!saved) throw refusals.field('nome', text.tooManyMappings(MOST_MAPPINGS))
  return saved
}

/** Which columns are which fields: as the person kept them for sheets with these titles, else by the titles alone. */
export async function firstMapping(
  db: Database,
  actor: Actor,
  { entidade, colunas }: { entidade: SheetKey; colunas: readonly string[] },
): Promise<SheetMapping> {
  const guess = guessMapping(colunas, sheetColumns(entidade))
  for (const { colunas: kept } of await keptMappings(db, actor, entidade)) {
    const fields = Object.keys(kept)
    const places = placesOfColumns(entidade, kept, colunas)
    const fits = fields.every((field) => places[field] !== undefined)
    if (fits && fields.length >= Object.keys(guess).length) return places
  }
  return guess
}
