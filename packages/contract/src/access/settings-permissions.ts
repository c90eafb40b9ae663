/** The access of people: profiles, single roles, providers. See docs/access.md#giving-access. */
import * as z from 'zod'
import { active, date, listOf, number, text, momentDay, personal } from '../list.ts'
import { form } from '../messages.ts'
import { settings } from '../messages/access.ts'
import { byId, recordId, seenVersion } from '../record.ts'
import { cpf, email, nameText, onStaff } from '../validators.ts'
import { roleSet } from '../role-set.ts'

export const keySet = z
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
  funcionario: onStaff.optional(),
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
  email: personal('email', text('E-mail')),
  perfil: text('Perfil', false),
  provedores: text('Provedores', false),
  id_perfil: number(undefined, false),
  ultimo_acesso: momentDay('Último acesso'),
  ativo: active('Status'),
  updated_at: date(),
})
export type ListPermissionsInput = z.output<typeof permissionList.input>
