/** What the procedures of onboarding answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { onboardingList } from './onboarding.ts'

export const onboardingRow = rowOf(onboardingList, {
  prazo_dias: z.number().nullable(),
  editavel: z.boolean(),
})

export const onboardingListWithTrailsRow = rowOf(onboardingList, {
  prazo_dias: z.number().nullable(),
  editavel: z.boolean(),
  trilhas: z.array(
    z.strictObject({
      id_trilha: recordId,
      nome: z.string(),
      prioridade: z.number(),
      ativo: z.boolean(),
      total_conteudos: z.number(),
      minutos: z.number(),
    }),
  ),
})

export const onboardingGetAnswer = onboardingListWithTrailsRow.extend({ id_usuario: recordId.nullable() })

export const onboardingReachAnswer = z.strictObject({ total: z.number() })

export const onboardingCreateAnswer = z.array(
  z.strictObject({
    id: recordId,
    created_at: moment,
    id_cargo: recordId,
    id_departamento: recordId,
    id_empresa: recordId,
    titulo: z.string(),
    status: z.boolean(),
  }),
)

export const onboardingLinkTrailsAnswer = z.array(
  z.strictObject({ id_onboarding: recordId, id_trilha: recordId, prioridade: z.number() }),
)

export const onboardingUnlinkTrailsAnswer = z.strictObject({ removidas: z.number() })

export const onboardingOrderTrailsAnswer = z.array(z.number())
