/** What the procedures of result answer. */
import * as z from 'zod'
import { money, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { resultList } from './campaign-results.ts'

export const resultRow = rowOf(resultList, {
  id_usuario: recordId.nullable(),
  periodo_inicio: z.string(),
  periodo_fim: z.string(),
  impressoes: z.number().nullable(),
  cliques: z.number().nullable(),
  conversas_iniciadas: z.number().nullable(),
  investimento: money.nullable(),
  id_usuario_updater: recordId.nullable(),
  total_impressoes: z.number().nullable(),
  total_cliques: z.number().nullable(),
  faturamento: money,
})

export const resultGetAnswer = resultRow.extend({ editavel: z.boolean() })

export const resultChannelsAnswer = z.array(z.strictObject({ id: recordId, nome: z.string() }))

export const resultCreateAnswer = z.array(z.strictObject({ id: recordId, periodo: z.string() }))

const figures = {
  valor_investido: z.string().nullable(),
  impressions: z.number().nullable(),
  clicks: z.number().nullable(),
  leads: z.number(),
  sales: z.number(),
  faturamento: z.string(),
  ticket_medio: z.string().nullable(),
  custo_por_clique: z.string().nullable(),
  custo_por_leads: z.string().nullable(),
  custo_por_venda: z.string().nullable(),
  roas: z.number().nullable(),
  ctr: z.number().nullable(),
  txc1: z.number().nullable(),
  txc2: z.number().nullable(),
}

export const resultSyntheticAnswer = z.array(z.strictObject({ mes: z.string(), ano: z.number(), ...figures }))

export const resultWeeklyAnswer = z.array(
  z.strictObject({
    periodo: z.string(),
    periodo_inicio: z.string(),
    periodo_fim: z.string(),
    ...figures,
  }),
)
