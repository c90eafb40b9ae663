/** What the procedures of noCoverage answer. */
import * as z from 'zod'
import { leadRow } from './lead-answers.ts'

export const noCoverageStep1Answer = z.strictObject({
  depois: z.string().nullable(),
  total: z.number(),
  leads: z.number(),
  dados: z.array(
    z.strictObject({
      total_leads_sem_cobertura: z.number(),
      provedor: z.string(),
      provedor_nome: z.string(),
      cidade: z.string(),
      bairro: z.string(),
      logradouro: z.string(),
    }),
  ),
})

export const noCoverageStep4Answer = z.strictObject({
  total: z.number(),
  dados: z.array(leadRow),
  depois: z.string().nullable(),
})

export const noCoveragePointsAnswer = z.array(
  z.strictObject({
    cidade: z.string(),
    uf: z.string().nullable(),
    leads: z.number(),
    lat: z.number().nullable(),
    lon: z.number().nullable(),
  }),
)
