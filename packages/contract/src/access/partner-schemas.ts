/** What the procedures of partners take and answer. */
import * as z from 'zod'
import { partnerRoles } from '../access.ts'
import { schemasOf } from '../entity/schemas.ts'
import { listOf } from '../list.ts'
import { settings } from '../messages/access.ts'
import { recordId, updateOf } from '../record.ts'
import { isoDate } from '../validators.ts'
import { partner } from './partners.ts'
import { keySet } from './settings-permissions.ts'
import { whenEmpty } from '../zod-locale.ts'

export const partnerFields = z.strictObject({
  id_usuario: recordId,
  empresas: keySet.refine((keys) => keys.length > 0, settings.providerRequired),
  roles: z
    .array(z.enum(partnerRoles))
    .transform((roles) => [...new Set(roles)].toSorted())
    .refine((roles) => roles.length > 0, settings.partnerRoleRequired),
  validade_fim: z
    .string(whenEmpty(settings.validityRequired))
    .min(1, { error: settings.validityRequired, abort: true })
    .pipe(isoDate),
})
export type PartnerFields = z.infer<typeof partnerFields>

const { list, row } = schemasOf(partner)
/** The rows of a person are one: nothing was created at one moment. */
const { created_at: _created, ...columns } = list.columns

export const partnerSchemas = {
  list: listOf('nome', columns),
  row: row.omit({ created_at: true }).extend({ empresas: z.array(z.number()) }),
  createInput: z.strictObject({ objects: z.array(partnerFields).min(1).max(50) }),
  updateInput: updateOf(partnerFields.omit({ id_usuario: true })),
}
export type UpdatePartnerInput = z.output<typeof partnerSchemas.updateInput>
export type ListPartnersInput = z.output<typeof partnerSchemas.list.input>
