/** "Importar planilha": a sheet becomes records of an entity. See docs/screens.md#import-of-a-sheet. */
import * as z from 'zod'
import { byId, recordId, uploadId } from '../record.ts'
import { nameText } from '../validators.ts'
import { sheetKeys } from './sheet-words.ts'

/** How many choices of columns a person keeps for the sheets of one entity. */
export const MOST_MAPPINGS = 50

export const sheetEntityInput = z.strictObject({ entidade: z.enum(sheetKeys) })

/** `id_file` is an own upload of the bucket `importacoes`. */
export const createSheetImportInput = z.strictObject({ ...sheetEntityInput.shape, id_file: uploadId() })
export type CreateSheetImportInput = z.output<typeof createSheetImportInput>

/** Field → place of its column, from 0. */
export const sheetMapping = z.record(z.string().max(60), z.int().min(0).max(199))
export type SheetMapping = z.output<typeof sheetMapping>

export const mapSheetInput = z.strictObject({ id: recordId, mapa: sheetMapping })
export type MapSheetInput = z.output<typeof mapSheetInput>

/** Keeps the columns of an import under a name; one's choice of that name before is replaced. */
export const keepMappingInput = z.strictObject({ ...byId.shape, nome: nameText(60) })
export type KeepMappingInput = z.output<typeof keepMappingInput>

/** Field → title of its column. */
export const keptColumns = z.record(z.string().max(60), z.string().max(2000))
export type KeptColumns = z.output<typeof keptColumns>

/** The lines behind `depois`. */
export const wrongLinesInput = z.strictObject({ ...byId.shape, depois: z.int().min(0).optional() })
export type WrongLinesInput = z.output<typeof wrongLinesInput>

/** `abaixo`: where the call before it stopped. */
export const undoSheetInput = z.strictObject({ ...byId.shape, abaixo: recordId.optional() })
export type UndoSheetInput = z.output<typeof undoSheetInput>
