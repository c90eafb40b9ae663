/** What the procedures of salesReport answer. */
import * as z from 'zod'

export const salesReportUnfeasibilityAnswer = z.strictObject({
  total: z.number(),
  dados: z.array(
    z.strictObject({
      chave: z.string(),
      nome: z.string(),
      tipo: z.string().nullable(),
      cidade_top: z.string().nullable(),
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
    }),
  ),
  soma: z.strictObject({
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
  }),
  depois: z.string().nullable(),
  data_ini: z.string(),
  data_end: z.string(),
})

export const salesReportHistoryAnswer = z.strictObject({
  data_ini: z.string(),
  data_end: z.string(),
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
  depois: z.null(),
})

export const salesReportProfileAnswer = z.strictObject({
  data_ini: z.string(),
  data_end: z.string(),
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
  depois: z.null(),
})

export const salesReportDashboardAnswer = z.strictObject({
  leads: z.number(),
  efetivadas: z.number(),
  conversao: z.number().nullable(),
  ticket: z.string().nullable(),
  tempo_medio: z.string().nullable(),
  funil: z.array(z.strictObject({ status: z.number(), nome: z.string(), leads: z.number() })),
  diario: z.array(z.strictObject({ dia: z.string(), leads: z.number(), efetivadas: z.number() })),
  vendedores: z.array(
    z.strictObject({
      chave: z.string(),
      nome: z.string(),
      tipo: z.string().nullable(),
      cidade_top: z.string().nullable(),
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
    }),
  ),
  produtos: z.array(
    z.strictObject({
      chave: z.string(),
      nome: z.string(),
      tipo: z.string().nullable(),
      cidade_top: z.string().nullable(),
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
    }),
  ),
  cidades: z.array(
    z.strictObject({
      chave: z.string(),
      nome: z.string(),
      tipo: z.string().nullable(),
      cidade_top: z.string().nullable(),
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
    }),
  ),
  bloqueadas: z.number(),
  sem_cobertura: z.number(),
  data_ini: z.string(),
  data_end: z.string(),
})

export const salesReportDaysAnswer = z.strictObject({
  nome: z.string().nullable(),
  dias: z.array(z.strictObject({ dia: z.string(), leads: z.number(), efetivadas: z.number() })),
})
