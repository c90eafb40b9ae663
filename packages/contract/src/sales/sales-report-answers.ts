/** What the procedures of salesReport answer. */
import * as z from 'zod'
import { pageOf } from '../answer.ts'
import { leadRow } from './lead-answers.ts'

const figures = {
  leads: z.number(),
  contatos: z.number(),
  efetivadas: z.number(),
  sem_cobertura: z.number(),
  inviaveis: z.number(),
  conversao: z.number().nullable(),
  percentual: z.number().nullable(),
  faturamento: z.string(),
  ticket: z.string().nullable(),
  tempo_medio: z.string().nullable(),
  estornos: z.number(),
  corrigidas: z.number(),
}

const reportRow = z.strictObject({
  chave: z.string(),
  nome: z.string(),
  tipo: z.string().nullable(),
  cidade_top: z.string().nullable(),
  ...figures,
})

const period = { data_ini: z.string(), data_end: z.string() }

/** A page of a report; `soma` is its footer, of all rows. */
export const salesReportAnswer = z.strictObject({
  total: z.number(),
  dados: z.array(reportRow),
  soma: z.strictObject(figures),
  depois: z.string().nullable(),
  ...period,
})

export const salesReportHistoryAnswer = z.strictObject({
  ...period,
  total: z.number(),
  dados: z.array(
    z.strictObject({
      mes: z.string(),
      leads: z.number(),
      processo: z.number(),
      viabilidade: z.number(),
      negociacao: z.number(),
      efetivadas: z.number(),
      conversao: z.number().nullable(),
      leads_anterior: z.number(),
      efetivadas_anterior: z.number(),
      conversao_anterior: z.number().nullable(),
    }),
  ),
  depois: z.string().nullable(),
})

export const salesReportProfileAnswer = z.strictObject({
  ...period,
  total: z.number(),
  dados: z.array(
    z.strictObject({
      pequeno: z.boolean(),
      grupo: z.string(),
      nome: z.string(),
      quantidade: z.number().nullable(),
      percentual: z.number().nullable(),
    }),
  ),
  depois: z.string().nullable(),
})

const daily = z.array(z.strictObject({ dia: z.string(), leads: z.number(), efetivadas: z.number() }))

export const salesReportDashboardAnswer = z.strictObject({
  leads: z.number(),
  efetivadas: z.number(),
  conversao: z.number().nullable(),
  ticket: z.string().nullable(),
  tempo_medio: z.string().nullable(),
  funil: z.array(z.strictObject({ status: z.number(), nome: z.string(), leads: z.number() })),
  diario: daily,
  vendedores: z.array(reportRow),
  produtos: z.array(reportRow),
  cidades: z.array(reportRow),
  bloqueadas: z.number(),
  sem_cobertura: z.number(),
  comparacao: z
    .strictObject({
      leads: z.number(),
      efetivadas: z.number(),
      conversao: z.number().nullable(),
      bloqueadas: z.number(),
      sem_cobertura: z.number(),
      funil: z.array(z.number()),
      ...period,
    })
    .nullable(),
  ...period,
})

export const salesReportProvidersAnswer = z.array(
  z.strictObject({
    sistema: z.string(),
    leads: z.int(),
    efetivadas: z.int(),
    leads_antes: z.int().nullable(),
    efetivadas_antes: z.int().nullable(),
    inviabilidades: z.int(),
    inviabilidades_antes: z.int().nullable(),
    dias: z.array(z.int()),
  }),
)

export const salesReportDaysAnswer = z.strictObject({ nome: z.string().nullable(), dias: daily })

/** The leads that a row of a report counted. */
export const salesReportLeadsAnswer = pageOf(leadRow)
