/** Trails (onboarding_trilha): contents in order. See docs/people.md#onboarding. */
import * as z from 'zod'
import { boolean, date, listOf, number, text } from '../list.ts'
import { byId, createOf, recordId, updateOf } from '../record.ts'
import { nameText } from '../validators.ts'

export const trailContent = z.strictObject({ id_conteudo: recordId, prioridade: z.int().min(1).max(10_000) })
export type TrailContent = z.infer<typeof trailContent>

/** Without a provider a trail belongs to the whole group; only managers write such trails. */
export const trailFields = z.strictObject({
  nome: nameText(160),
  id_empresa: recordId.nullable().optional(),
  id_departamento: recordId.nullable().optional(),
  ativo: z.boolean().optional(),
  conteudos: z.array(trailContent).max(500).optional(),
})
export type TrailFields = z.infer<typeof trailFields>
export const createTrailsInput = createOf(trailFields)
export const updateTrailInput = updateOf(trailFields)
export type UpdateTrailInput = z.infer<typeof updateTrailInput>

export const trailColumns = {
  id: number(),
  nome: text('Nome'),
  id_empresa: number(),
  empresa: text('Provedor'),
  id_departamento: number(),
  departamento: text('Departamento'),
  total_conteudos: number('Conteúdos'),
  minutos: number('Minutos'),
  onboardings: number('Onboardings'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
}
export const trailList = listOf('nome', trailColumns)
export type ListTrailsInput = z.output<typeof trailList.input>

/** The complete order of a trail's contents. */
export const orderContentsInput = z.strictObject({
  ...byId.shape,
  conteudos: z.array(recordId).max(500),
})
export type OrderContentsInput = z.infer<typeof orderContentsInput>
