/** What the procedures of trail answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { trailList } from './onboarding-trail.ts'

export const trailRow = rowOf(trailList, {
  empresa: z.string().nullable(),
  departamento: z.string().nullable(),
  id_empresa: recordId.nullable(),
  id_departamento: recordId.nullable(),
})

export const trailGetAnswer = trailRow.extend({
  conteudos: z.array(
    z.strictObject({
      id_conteudo: recordId,
      titulo: z.string(),
      resumo: z.string().nullable(),
      prioridade: z.number(),
      minutos: z.number(),
      ativo: z.boolean(),
    }),
  ),
})

/** A trail of an onboarding's order. */
const linkedTrail = z.strictObject({
  id: recordId,
  id_trilha: recordId,
  nome: z.string(),
  prioridade: z.number(),
  ativo: z.boolean(),
  total_conteudos: z.number(),
  minutos: z.number(),
})

export const trailSearchAnswer = z.strictObject({
  total: z.int().nullable(),
  dados: z.union([z.array(trailRow), z.array(linkedTrail)]),
})

export const trailOptionsAnswer = z.array(
  z.strictObject({ id: recordId, nome: z.string(), total_conteudos: z.number(), minutos: z.number() }),
)

export const trailCreateAnswer = z.array(z.strictObject({ id: recordId, nome: z.string() }))

export const trailOrderContentsAnswer = z.array(z.number())
