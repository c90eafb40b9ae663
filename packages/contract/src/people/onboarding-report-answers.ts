/** What the procedures of onboardingReport answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { reportList } from './onboarding-report.ts'

export const onboardingReportRow = rowOf(reportList, {
  inicio: moment.nullable(),
  conclusao: moment.nullable(),
}).omit({ id_usuario: true, id_empresa: true, id_departamento: true })

export const onboardingReportPageAnswer = z.strictObject({
  total: z.number(),
  dados: z.array(
    z.strictObject({
      id_usuario_onboarding: recordId,
      id_funcionario: recordId,
      id_onboarding: recordId,
      departamento: z.string(),
      empresa: z.string(),
      lidos: z.number(),
      conteudos: z.number(),
      vencimento: z.string().nullable(),
      funcionario: z.string(),
      onboarding: z.string(),
      inicio: moment.nullable(),
      conclusao: moment.nullable(),
      status: z.number(),
      concluido: z.boolean(),
    }),
  ),
})

export const onboardingReportCountAnswer = z.strictObject({ pendentes: z.number(), concluidos: z.number() })
