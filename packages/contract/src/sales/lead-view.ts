/** Saved views of the lead lists: of one's own, or shared by a manager with everybody of a level. */
import * as z from 'zod'
import { byId } from '../record.ts'
import { nameText } from '../validators.ts'
import { leadListKey } from './lead-list.ts'

/** The levels of `vendas` a view can be shared with. */
export const viewRoles = ['vendas:gestor', 'vendas:solicitante', 'vendas:leitor'] as const

/** `search` is the page's search (filters, sort, grouping) as it is in the address; `papel` shares it. */
export const leadViewFields = z.strictObject({
  nome: nameText(60),
  lista: leadListKey,
  search: z.record(z.string().max(60), z.json()).refine((value) => JSON.stringify(value).length <= 4000),
  papel: z.enum(viewRoles).nullish(),
})
export type LeadViewFields = z.output<typeof leadViewFields>
export const updateLeadViewInput = z.strictObject({ ...byId.shape, ...leadViewFields.partial().shape })
export type UpdateLeadViewInput = z.output<typeof updateLeadViewInput>
export const listLeadViewsInput = z.strictObject({ lista: leadListKey.optional() }).prefault({})

/** `minha`: this person may change and remove it. */
export interface LeadView {
  id: number
  nome: string
  lista: string
  search: Record<string, unknown>
  papel: string | null
  minha: boolean
}
