/** What the procedures of organization answer. */
import * as z from 'zod'
import { recordId } from '../record.ts'

export const organizationOptionsAnswer = z.strictObject({
  empresas: z.array(
    z.strictObject({ id: recordId, nome: z.string(), matiz: z.number(), sistema: z.string() }),
  ),
  departamentos: z.array(z.strictObject({ id_empresa: recordId.nullable(), id: recordId, nome: z.string() })),
  cargos: z.array(
    z.strictObject({ id: recordId, nome: z.string(), id_departamento: recordId, setor: z.string() }),
  ),
})

export const organizationUseAnswer = z.strictObject({
  setores: z.number(),
  cargos: z.number(),
  funcionarios: z.number(),
})

export const organizationSectorsAnswer = z.array(
  z.strictObject({
    id: recordId,
    id_usuario: recordId.nullable(),
    nome: z.string(),
    ativo: z.boolean(),
    id_departamento: recordId,
    departamento: z.string(),
  }),
)

export const organizationPositionsAnswer = z.array(
  z.strictObject({
    id: recordId,
    id_usuario: recordId.nullable(),
    nome: z.string(),
    ativo: z.boolean(),
    id_setor: recordId,
    descricao: z.string().nullable(),
    id_departamento: recordId,
  }),
)
