/**
 * What the selectors of the organisation and the readers of the structure accept. See
 * docs/company.md#structure-readers.
 */
import * as z from 'zod'
import { recordId } from '../record.ts'

/** The saved record, which can still be chosen after it was deactivated. */
export const organizationInput = z
  .strictObject({
    id_empresa: recordId.optional(),
    id_departamento: recordId.optional(),
    id_cargo: recordId.optional(),
  })
  .prefault({})
export type OrganizationInput = z.output<typeof organizationInput>

/** What is below a part of the structure. */
export const structureUseInput = z.strictObject({
  tipo: z.enum(['departamento', 'setor', 'cargo']),
  id: recordId,
})
export type StructureUseInput = z.output<typeof structureUseInput>
/** Sectors and positions below it; employees who work there now. */
export interface StructureUse {
  setores: number
  cargos: number
  funcionarios: number
}

/** A path part that is an id when it is a number, and otherwise a name (docs/platform.md#id-or-name). */
export const lookupText = z.string().trim().min(1).max(200)
export const structureInput = z.strictObject({ filtro: lookupText.optional() }).prefault({})

/** The id in a part of a path; null when it is a name. */
export const idOfText = (text: string): number | null =>
  /^\d{1,15}$/.test(text) && Number(text) > 0 ? Number(text) : null
