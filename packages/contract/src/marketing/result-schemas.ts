/** What the procedures of results take and answer. */
import * as z from 'zod'
import { compared, providerFigures } from '../provider-figures.ts'
import { schemasOf } from '../entity/schemas.ts'
import { form } from '../messages.ts'
import { campaignResult } from '../messages/marketing-events.ts'
import { createOf, recordId } from '../record.ts'
import { providerKey } from '../sales/provider-flags.ts'
import { todayInBrazil } from '../today.ts'
import { notFuture } from '../described.ts'
import { isoDate, moneyUpTo, optionalAmount } from '../validators.ts'
import { resultEntity } from './campaign-results.ts'
import { MAX_RESULT, resultChannels } from './result-words.ts'
import { addErrors } from '../record-errors.ts'

const count = (tooMany: string) => z.int().min(0).max(MAX_RESULT, tooMany).nullable().optional()

const invested = moneyUpTo(MAX_RESULT, campaignResult.maxInvested)

export const resultSchemas = schemasOf(resultEntity, {
  periodo_inicio: notFuture(isoDate),
  impressoes: count(campaignResult.maxImpressions),
  cliques: count(campaignResult.maxClicks),
  conversas_iniciadas: count(campaignResult.maxConversations),
  investimento: optionalAmount(invested),
})

export type ResultFields = z.output<typeof resultSchemas.fields>
export type UpdateResultInput = z.output<typeof resultSchemas.updateInput>
export type ListResultsInput = z.output<typeof resultSchemas.list.input>

type WholeResult = Pick<ResultFields, 'periodo_inicio' | 'periodo_fim' | 'impressoes' | 'cliques'>

/**
 * Field → text of the errors of a complete result: its period has begun and does not end before it begins, and there
 * are no more clicks than impressions. Missing impressions are not compared.
 */
export function resultFaults({ periodo_inicio, periodo_fim, impressoes, cliques }: WholeResult) {
  const faults: Partial<Record<keyof WholeResult, string>> = {}
  if (periodo_inicio > todayInBrazil()) faults.periodo_inicio = campaignResult.notBegun
  if (periodo_fim < periodo_inicio) faults.periodo_fim = form.endBeforeStart
  if (typeof impressoes === 'number' && (cliques ?? 0) > impressoes)
    faults.cliques = campaignResult.clicksAboveImpressions
  return faults
}

export const wholeResult = resultSchemas.fields.superRefine(addErrors(resultFaults))

export const createResultsInput = createOf(wholeResult)

/** Facebook and Google of a provider, and the channel that is saved already. */
export const resultChannelsInput = z.strictObject({ id_empresa: recordId, incluir: recordId.optional() })

/** A provider by its key, or by its id. */
const provider = z.union([providerKey, recordId])

/** A report of one provider, or of all of the asker's. */
export const resultReportInput = z.strictObject({ provedor: provider.optional() }).prefault({})
export const detailedReportInput = z.strictObject({
  canal: z.enum(resultChannels),
  provedor: provider.optional(),
})
/** The documented body of the detailed report. */
export const detailedReportBody = z.strictObject({
  canal: z.enum(resultChannels),
  empresa: provider.optional(),
})
export const detailedReportOfProvider = detailedReportBody.required()

export const resultGetAnswer = resultSchemas.row.extend({ editavel: z.boolean() })

export const resultChannelsAnswer = z.array(z.strictObject({ id: recordId, nome: z.string() }))

export const resultCreateAnswer = z.array(resultSchemas.row.pick({ id: true, periodo: true }))

/** The cards of providers: leads and sales of the last month that has results, and of the days before. */
export const resultProvidersInput = z.strictObject({ comparar: compared }).prefault({})
/** `inicio` and `fim` are that month's; null while nothing was recorded. */
export const resultProvidersAnswer = z.strictObject({
  inicio: z.string().nullable(),
  fim: z.string().nullable(),
  provedores: providerFigures,
})

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
