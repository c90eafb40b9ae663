/** What the procedures of trails take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { byId, createOf, recordId, updateOf } from '../record.ts'
import { trail } from './onboarding-trail.ts'

export const trailContent = z.strictObject({ id_conteudo: recordId, prioridade: z.int().min(1).max(10_000) })
export type TrailContent = z.infer<typeof trailContent>

const declared = schemasOf(trail)
/** Without its contents. */
export const plainTrailFields = declared.fields
export const trailFields = plainTrailFields.extend({ conteudos: z.array(trailContent).max(500).optional() })
export type TrailFields = z.output<typeof trailFields>

export const trailSchemas = {
  ...declared,
  createInput: createOf(trailFields),
  created: z.array(declared.row.pick({ id: true, nome: true })),
  updateInput: updateOf(trailFields),
  one: declared.row.extend({
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
  }),
}
export type UpdateTrailInput = z.output<typeof trailSchemas.updateInput>
export type ListTrailsInput = z.output<typeof trailSchemas.list.input>

/** The complete order of a trail's contents. */
export const orderContentsInput = z.strictObject({
  ...byId.shape,
  conteudos: z.array(recordId).max(500),
  /** The order that was read: refused where it is another one by now. */
  vistos: z.array(recordId).max(500).optional(),
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
  dados: z.union([z.array(declared.row), z.array(linkedTrail)]),
})

export const trailOrderContentsAnswer = z.array(z.number())
