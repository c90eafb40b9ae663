/** What the procedures of application answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { applicationList } from './applications.ts'

export const applicationRow = rowOf(applicationList, {
  empresa: z.string().nullable(),
  roles: z.array(z.string()),
  id_empresa: recordId.nullable(),
  descricao: z.string().nullable(),
  icone: z.string(),
  nova_aba: z.boolean(),
})

export const applicationOwnAnswer = z.array(
  z.strictObject({
    empresa: z.string().nullable(),
    roles: z.array(z.string()),
    updated_at: moment,
    id: recordId,
    created_at: moment,
    id_empresa: recordId.nullable(),
    ordem: z.number(),
    nome: z.string(),
    ativo: z.boolean(),
    categoria: z.string(),
    descricao: z.string().nullable(),
    icone: z.string(),
    url: z.string(),
    nova_aba: z.boolean(),
    favorito: z.boolean(),
  }),
)

export const applicationFavouriteAnswer = z.strictObject({ favorito: z.boolean() })
