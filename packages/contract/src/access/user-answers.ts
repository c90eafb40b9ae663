/** What the procedures of user answer. */
import * as z from 'zod'
import { userTypes } from '../personal-options.ts'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { userList } from './users.ts'

export const userRow = rowOf(userList, {
  empresa: z.string().nullable(),
  id_empresa: recordId.nullable(),
  id_departamento: recordId.nullable(),
  departamento: z.string().nullable(),
  nome: z.string().nullable(),
  id_foto: z.string().nullable(),
  ultimo_acesso: moment.nullable(),
  cpf: z.string().nullable(),
  tipo: z.enum(userTypes),
  perfil: z.string().nullable(),
}).omit({ id_perfil: true })

export const userHeaderAnswer = z.union([
  z.strictObject({
    image_data: z.null(),
    image_format: z.null(),
    usuarioId: z.number(),
    id_foto: z.string().nullable(),
    id: recordId,
    email: z.string(),
    nome: z.string().nullable(),
    genero: z.string().nullable(),
  }),
  z.strictObject({
    image_data: z.string(),
    image_format: z.string(),
    usuarioId: z.number(),
    id_foto: z.string().nullable(),
    id: recordId,
    email: z.string(),
    nome: z.string().nullable(),
    genero: z.string().nullable(),
  }),
])

export const userContractingCompanyAnswer = z.array(
  z.strictObject({
    cidade: z.string(),
    id: recordId,
    estado: z.string(),
    ativo: z.boolean(),
    bairro: z.string(),
    cep: z.string(),
    complemento: z.string().nullable(),
    created_at: moment,
    id_empresa: recordId,
    numero: z.string(),
    updated_at: moment,
    cnpj: z.string(),
    endereco: z.string(),
    nome_fantasia: z.string(),
    razao_social: z.string(),
  }),
)

export const userOptionsAnswer = z.array(z.strictObject({ id: recordId, nome: z.string().nullable() }))

export const userSignInLockAnswer = z
  .strictObject({ enderecos: z.number(), conta: z.boolean(), ate: moment })
  .nullable()
