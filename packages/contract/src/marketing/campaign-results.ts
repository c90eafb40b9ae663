/** Results of paid campaigns. See docs/marketing.md#campaign-results. */
import * as z from 'zod'
import { amount, date, listOf, number, text } from '../list.ts'
import { form } from '../messages.ts'
import { campaignResult } from '../messages/marketing-events.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { providerKey } from '../sales/provider-flags.ts'
import { todayInBrazil } from '../today.ts'
import { isoDate, money, optionalAmount } from '../validators.ts'
import { MAX_RESULT, resultChannels } from './result-words.ts'

const count = (tooMany: string) => z.int().min(0).max(MAX_RESULT, tooMany).nullable().optional()

const invested = money.refine((value) => Number(value) <= MAX_RESULT, campaignResult.maxInvested)

export const resultFields = z.strictObject({
  /** The report's own campaign (a Parâmetro) when left out. */
  id_campanha: recordId.optional(),
  id_empresa: recordId,
  periodo_inicio: isoDate,
  periodo_fim: isoDate,
  /** Facebook or Google of the provider. */
  id_canal: recordId,
  impressoes: count(campaignResult.maxImpressions),
  cliques: count(campaignResult.maxClicks),
  conversas_iniciadas: count(campaignResult.maxConversations),
  investimento: optionalAmount(invested),
})
export type ResultFields = z.output<typeof resultFields>

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

export const wholeResult = resultFields.superRefine((result, context) => {
  for (const [field, message] of Object.entries(resultFaults(result)))
    context.addIssue({ code: 'custom', path: [field], message })
})

export const createResultsInput = createOf(wholeResult)
export const updateResultInput = updateOf(resultFields)
export type UpdateResultInput = z.output<typeof updateResultInput>

export const resultList = listOf('-periodo_inicio', {
  id: number(),
  id_campanha: number(),
  campanha: text('Campanha'),
  provedor: text('Provedor'),
  sistema: text(),
  canal: text('Canal'),
  periodo: text('Período', false),
  periodo_inicio: date('Início'),
  periodo_fim: date('Fim'),
  id_canal: number(),
  id_empresa: number(),
  impressoes: number('Impressões'),
  cliques: number('Cliques'),
  conversas_iniciadas: number('Conversas iniciadas'),
  investimento: amount('Valor investido'),
  total_impressoes: number(),
  total_cliques: number(),
  total_leads: number('Leads'),
  total_vendas: number('Vendas'),
  faturamento: amount('Faturamento'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListResultsInput = z.output<typeof resultList.input>

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
