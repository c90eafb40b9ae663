/** "Importar planilha": a sheet becomes records of an entity. See docs/screens.md#import-of-a-sheet. */
import * as z from 'zod'
import { recordId, randomId } from '../record.ts'
import { sheetKeys } from './sheet-words.ts'

export const sheetEntityInput = z.strictObject({ entidade: z.enum(sheetKeys) })

/** `id_file` is an own upload of the bucket `importacoes`. */
export const createSheetImportInput = z.strictObject({ ...sheetEntityInput.shape, id_file: randomId() })
export type CreateSheetImportInput = z.output<typeof createSheetImportInput>

/** Field → place of its column, from 0. */
export const sheetMapping = z.record(z.string().max(60), z.int().min(0).max(199))
export type SheetMapping = z.output<typeof sheetMapping>

export const mapSheetInput = z.strictObject({ id: recordId, mapa: sheetMapping })
export type MapSheetInput = z.output<typeof mapSheetInput>
