/** Onboardings (onboarding_onboarding) and their trails. See docs/people.md#onboarding. */
import * as z from 'zod'
import { boolean, date, listOf, number, text } from '../list.ts'
import { byId, createOf, recordId, updateOf } from '../record.ts'
import { form } from '../messages.ts'
import { nameText, isReadable } from '../validators.ts'

/** Days after admission within which an onboarding should be done. */
export const dueDays = z.int().min(1).max(365).nullable()

const title = z
  .string()
  .trim()
  .max(160, form.maxText(160))
  .refine((value) => value.length !== 1, form.minText)
  .refine(isReadable, form.invisible)

/** Every field may be missing here: saving refuses what lacks a required one (docs/people.md#required-parts). */
export const onboardingFields = z.strictObject({
  titulo: title.nullable().optional(),
  status: z.boolean().optional(),
  id_empresa: recordId.nullable().optional(),
  id_departamento: recordId.nullable().optional(),
  id_cargo: recordId.nullable().optional(),
  prazo_dias: dueDays.optional(),
})
export type OnboardingFields = z.infer<typeof onboardingFields>

/** One trail of an onboarding's order; priorities begin at 1. */
export const onboardingTrail = z.strictObject({ id_trilha: recordId, prioridade: z.int().min(1).max(10_000) })

/** `trilhas`: the trails in their order, linked in the same transaction. */
export const createOnboardingFields = onboardingFields.extend({
  trilhas: z.array(recordId).max(200).optional(),
})
export type CreateOnboardingFields = z.infer<typeof createOnboardingFields>
export const createOnboardingsInput = createOf(createOnboardingFields)
export const updateOnboardingInput = updateOf(onboardingFields)
export type UpdateOnboardingInput = z.infer<typeof updateOnboardingInput>

export const onboardingStatusInput = z.strictObject({
  ids: z.array(recordId).min(1).max(500),
  status: z.boolean(),
})
export type OnboardingStatusInput = z.infer<typeof onboardingStatusInput>

export const onboardingList = listOf('titulo', {
  id: number(),
  titulo: text('Título'),
  id_empresa: number(),
  empresa: text('Provedor'),
  id_departamento: number(),
  departamento: text('Departamento'),
  id_cargo: number(),
  cargo: text('Cargo'),
  status: boolean('Status'),
  prazo_dias: number('Prazo (dias)'),
  trilhas: number('Trilhas'),
  alcancados: number('Funcionários'),
  aguarda_ativacao: boolean('Aguarda ativação'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListOnboardingsInput = z.output<typeof onboardingList.input>

/** Trails linked to onboardings; the server closes the gaps, so that priorities are always 1 to n. */
export const linkTrailsInput = z.strictObject({
  objects: z
    .array(onboardingTrail.extend({ id_onboarding: recordId }))
    .min(1)
    .max(500),
})
export type LinkTrailsInput = z.infer<typeof linkTrailsInput>

export const unlinkTrailInput = z.strictObject({
  id_onboarding: recordId,
  trilhas: z.array(recordId).min(1).max(200),
})
export type UnlinkTrailInput = z.infer<typeof unlinkTrailInput>

/** The complete order of an onboarding's trails. */
export const orderTrailsInput = z.strictObject({
  ...byId.shape,
  trilhas: z.array(recordId).max(200),
})
export type OrderTrailsInput = z.infer<typeof orderTrailsInput>

/** How many employees a place has: whom an onboarding would reach. */
export const reachInput = z.strictObject({
  id_empresa: recordId,
  id_departamento: recordId.nullable().optional(),
  id_cargo: recordId.nullable().optional(),
})
export type ReachInput = z.infer<typeof reachInput>

/** The fields that the screens require before saving; if no trails are sent, they stay unchanged. */
export const wholeOnboarding = z.strictObject({
  titulo: nameText(160),
  id_empresa: recordId,
  id_departamento: recordId,
  id_cargo: recordId,
  prazo_dias: dueDays.optional(),
  status: z.boolean().optional(),
})
export const wholeNewOnboarding = wholeOnboarding.extend({ trilhas: z.array(recordId).max(200).optional() })
