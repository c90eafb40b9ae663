/** What the procedures of onboardings and of their trails take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { form } from '../messages.ts'
import { byId, createOf, recordId, updateOf } from '../record.ts'
import { isReadable } from '../validators.ts'
import { onboarding } from './onboarding.ts'

const declared = schemasOf(onboarding)

/** The fields that the screens require before saving; if no trails are sent, they stay unchanged. */
export const wholeOnboarding = declared.fields
export const wholeNewOnboarding = wholeOnboarding.extend({ trilhas: z.array(recordId).max(200).optional() })

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
  prazo_dias: declared.fields.shape.prazo_dias,
})
export type OnboardingFields = z.infer<typeof onboardingFields>

/** One trail of an onboarding's order; priorities begin at 1. */
export const onboardingTrail = z.strictObject({ id_trilha: recordId, prioridade: z.int().min(1).max(10_000) })

/** `trilhas`: the trails in their order, linked in the same transaction. */
export const createOnboardingFields = onboardingFields.extend({
  trilhas: z.array(recordId).max(200).optional(),
})
export type CreateOnboardingFields = z.infer<typeof createOnboardingFields>

const linked = z.array(
  z.strictObject({
    id_trilha: recordId,
    nome: z.string(),
    prioridade: z.number(),
    ativo: z.boolean(),
    total_conteudos: z.number(),
    minutos: z.number(),
  }),
)
export const onboardingListWithTrailsRow = declared.row.extend({ trilhas: linked })

export const onboardingSchemas = {
  ...declared,
  one: onboardingListWithTrailsRow.extend({ id_usuario: recordId.nullable() }),
  createInput: createOf(createOnboardingFields),
  created: z.array(
    declared.row.pick({
      id: true,
      created_at: true,
      id_cargo: true,
      id_departamento: true,
      id_empresa: true,
      titulo: true,
      status: true,
    }),
  ),
  updateInput: updateOf(onboardingFields),
}
export type UpdateOnboardingInput = z.output<typeof onboardingSchemas.updateInput>
export type ListOnboardingsInput = z.output<typeof onboardingSchemas.list.input>

export const onboardingStatusInput = z.strictObject({
  ids: z.array(recordId).min(1).max(500),
  status: z.boolean(),
})
export type OnboardingStatusInput = z.infer<typeof onboardingStatusInput>

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

/** The complete order of an onboarding's trails. */
export const orderTrailsInput = z.strictObject({
  ...byId.shape,
  trilhas: z.array(recordId).max(200),
  /** The order that was read: refused where it is another one by now. */
  vistas: z.array(recordId).max(200).optional(),
})

/** How many employees a place has: whom an onboarding would reach. */
export const reachInput = z.strictObject({
  id_empresa: recordId,
  id_departamento: recordId.nullable().optional(),
  id_cargo: recordId.nullable().optional(),
})
export type ReachInput = z.infer<typeof reachInput>

export const onboardingReachAnswer = z.strictObject({ total: z.number() })

export const onboardingLinkTrailsAnswer = z.array(
  z.strictObject({ id_onboarding: recordId, id_trilha: recordId, prioridade: z.number() }),
)

export const onboardingUnlinkTrailsAnswer = z.strictObject({ removidas: z.number() })

export const onboardingOrderTrailsAnswer = z.array(z.number())
