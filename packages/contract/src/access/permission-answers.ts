/** What the procedures of permission answer. */
import * as z from 'zod'
import { userTypes } from '../personal-options.ts'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { permissionList } from './settings-permissions.ts'

export const permissionRow = rowOf(permissionList, {
  nome: z.string().nullable(),
  id_foto: z.string().nullable(),
  ultimo_acesso: moment.nullable(),
  tipo: z.enum(userTypes),
  perfil: z.string().nullable(),
  provedores: z.string().nullable(),
  superadmin: z.boolean(),
}).omit({ id_perfil: true })

export const permissionGetAnswer = z.strictObject({
  id_empresa: recordId.nullable(),
  id: recordId,
  email: z.string(),
  nome: z.string().nullable(),
  ativo: z.boolean(),
  funcionario: z.boolean(),
  tipo: z.enum(userTypes),
  superadmin: z.boolean(),
  perfis: z.array(z.number()),
  roles: z.array(z.string()),
  empresas: z.array(z.number()),
  parceiro: z.boolean(),
  updated_at: moment,
})

export const permissionRoleListAnswer = z.strictObject({
  id: recordId,
  roles: z.array(z.string()),
  users_profiles: z.array(
    z.strictObject({ id_perfil: recordId, perfil: z.string(), roles: z.array(z.string()) }),
  ),
})

export const permissionSetAnswer = z.strictObject({
  id: recordId,
  perfis: z.array(z.number()),
  roles: z.array(z.string()),
  empresas: z.array(z.number()),
  updated_at: moment,
})

export const permissionInviteAnswer = z.strictObject({ id: recordId })
