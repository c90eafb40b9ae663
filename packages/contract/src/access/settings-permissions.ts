/** The access of people: profiles, single roles, providers; and external sellers. See docs/access.md#giving-access. */
import * as z from 'zod'
import { partnerRoles } from '../access.ts'
import { boolean, date, listOf, number, text, momentDay } from '../list.ts'
import { form } from '../messages.ts'
import { settings } from '../messages/access.ts'
import { byId, recordId, seenVersion, updateOf } from '../record.ts'
import { cpf, email, isoDate, nameText } from '../validators.ts'
import { roleSet } from '../role-set.ts'

const keySet = z
  .array(recordId)
  .max(200)
  .transform((keys) => [...new Set(keys)].toSorted((one, other) => one - other))

/** The new access of a person; a part that is not sent stays. */
export const setPermissionsInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  perfis: keySet.optional(),
  roles: roleSet.optional(),
  empresas: keySet.optional(),
})
export type SetPermissionsInput = z.infer<typeof setPermissionsInput>

/** A new person with access, from /settings/register. */
export const inviteInput = z.strictObject({
  nome: nameText(120),
  email,
  cpf,
  perfis: keySet.refine((keys) => keys.length > 0, settings.profileRequired),
  empresas: keySet.refine((keys) => keys.length > 0, settings.providerRequired),
  roles: roleSet.optional(),
  funcionario: z.boolean().optional(),
  id_empresa: recordId.nullish(),
  id_departamento: recordId.nullish(),
  id_cargo: recordId.nullish(),
})
export type InviteInput = z.infer<typeof inviteInput>

/** The same on screen, where somebody has to say whether the person is an employee: a default would decide it unseen. */
export const inviteForm = inviteInput.extend({ funcionario: z.boolean(form.required) })

export const permissionList = listOf('nome', {
  id: number(),
  nome: text('Nome'),
  email: text('E-mail'),
  perfil: text('Perfil', false),
  provedores: text('Provedores', false),
  id_perfil: number(undefined, false),
  ultimo_acesso: momentDay('Último acesso'),
  ativo: boolean('Status'),
  updated_at: date(),
})
export type ListPermissionsInput = z.output<typeof permissionList.input>

/** Access of an external seller: one record per person, whose key is the person's. */
export const partnerFields = z.strictObject({
  id_usuario: recordId,
  empresas: keySet.refine((keys) => keys.length > 0, settings.providerRequired),
  roles: z
    .array(z.enum(partnerRoles))
    .transform((roles) => [...new Set(roles)].toSorted())
    .refine((roles) => roles.length > 0, settings.partnerRoleRequired),
  validade_fim: z
    .string({ error: settings.validityRequired })
    .min(1, { error: settings.validityRequired, abort: true })
    .pipe(isoDate),
})
export type PartnerFields = z.infer<typeof partnerFields>

export const createPartnersInput = z.strictObject({ objects: z.array(partnerFields).min(1).max(50) })
export const updatePartnerInput = updateOf(partnerFields.omit({ id_usuario: true }))
export type UpdatePartnerInput = z.infer<typeof updatePartnerInput>

export const partnerList = listOf('nome', {
  id: number(),
  nome: text('Nome'),
  email: text('E-mail'),
  provedores: text('Provedores', false),
  validade_fim: date('Validade'),
  ativo: boolean('Status'),
  updated_at: date(),
})
export type ListPartnersInput = z.output<typeof partnerList.input>
