/** What the procedures of content answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { contentList } from './onboarding-content.ts'

export const contentRow = rowOf(contentList, {
  empresa: z.string().nullable(),
  departamento: z.string().nullable(),
  id_empresa: recordId.nullable(),
  id_cargo: recordId.nullable(),
  id_departamento: recordId.nullable(),
  resumo: z.string().nullable(),
  id_imagem_capa: z.string().nullable(),
  cargo: z.string().nullable(),
})

export const contentGetAnswer = contentRow.extend({
  texto: z.string(),
  imagens_auxiliares: z.array(z.string()),
})

export const contentOptionsAnswer = z.array(
  z.strictObject({ id: recordId, minutos: z.number(), nome: z.string() }),
)

export const contentCreateAnswer = z.array(z.strictObject({ id: recordId, titulo: z.string() }))
