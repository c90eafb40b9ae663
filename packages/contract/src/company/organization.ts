/** What the organisation selectors and the documented readers of the structure ask for. Source: 000:119, 157, 199. */
import * as z from 'zod'
import { recordId } from '../record.ts'

/** A record saved earlier stays choosable after it was switched off: name it here. */
export const organizationInput = z
  .strictObject({
    id_empresa: recordId.optional(),
    id_departamento: recordId.optional(),
    id_cargo: recordId.optional(),
  })
  .prefault({})
export type OrganizationInput = z.output<typeof organizationInput>

/** A path part that means an id when it is a number and a name when it is not (gaps 000 no. 30, 31). */
export const lookupText = z.string().trim().min(1).max(200)
export const structureInput = z.strictObject({ filtro: lookupText.optional() }).prefault({})

/** The id a path part may mean; null when it is a name. */
export const idOfText = (text: string): number | null =>
  /^\d{1,15}$/.test(text) && Number(text) > 0 ? Number(text) : null
