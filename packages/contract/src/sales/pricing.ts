/** Products and their prices, by provider and micro-region (precificacao). See docs/sales.md#prices. */
import * as z from 'zod'
import { amount, boolean, choice, date, listOf, number, text } from '../list.ts'
import { pricing } from '../messages/registries.ts'
import { byId, createOf, recordId, seenVersion, updateOf } from '../record.ts'
import { ids, isoDate, money, nameText, optionalIsoDate, optionalMoney } from '../validators.ts'
import { audienceNames, audiences, priceStateNames, technologies, technologyNames } from './pricing-words.ts'

export const priceFields = z.strictObject({
  id_empresa: recordId,
  /** Null: the whole provider. */
  id_microrregiao: recordId.nullish(),
  produto: nameText(120),
  tecnologia: z.enum(technologies),
  velocidade_mbps: z.int().min(1).max(100_000),
  valor: money,
  valor_promocional: optionalMoney,
  meses_promocao: z.int().min(1).max(36).nullish(),
  /** Nothing when left empty. */
  taxa_instalacao: optionalMoney.transform((fee) => (fee === null ? '0' : fee)),
  fidelidade_meses: z.union([z.literal(0), z.literal(12)]),
  publico: z.enum(audiences),
  vigencia_inicio: isoDate,
  vigencia_fim: optionalIsoDate,
})
export type PriceFields = z.output<typeof priceFields>

/** Field → text of the errors of a complete price. */
export function priceErrors(fields: PriceFields): Partial<Record<keyof PriceFields, string>> {
  const { valor, valor_promocional, meses_promocao, vigencia_inicio, vigencia_fim } = fields
  const errors: Partial<Record<keyof PriceFields, string>> = {}
  if (valor_promocional && Number(valor_promocional) >= Number(valor))
    errors.valor_promocional = pricing.promotion
  if (valor_promocional && !meses_promocao) errors.meses_promocao = pricing.promotionMonths
  if (vigencia_fim && vigencia_fim < vigencia_inicio) errors.vigencia_fim = pricing.period
  return errors
}

/** A complete price with its rules, for the form and for creating. */
export const wholePrice = priceFields.superRefine((fields, context) => {
  for (const [field, message] of Object.entries(priceErrors(fields)))
    context.addIssue({ code: 'custom', path: [field], message })
})

export const createPricesInput = createOf(wholePrice)
export const updatePriceInput = updateOf(priceFields)
export type UpdatePriceInput = z.output<typeof updatePriceInput>

export const endPriceInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  /** The last day it holds; today when left out. */
  vigencia_fim: isoDate.optional(),
})
export type EndPriceInput = z.output<typeof endPriceInput>

/** New prices by a percentage from a day on; the old ones end the day before. */
export const adjustPricesInput = z.strictObject({
  ids,
  percentual: z
    .number(pricing.adjustment)
    .min(-90, pricing.adjustment)
    .max(500, pricing.adjustment)
    .refine((value) => value !== 0, pricing.adjustment),
  vigencia_inicio: isoDate,
})
export type AdjustPricesInput = z.output<typeof adjustPricesInput>

/**
 * Prices in force of a provider (`id`); with a city, those that hold there, its micro-region's before the provider's.
 */
export const currentPricesInput = z.strictObject({
  ...byId.shape,
  cidade: z.string().trim().max(120).optional(),
  uf: z.string().trim().max(2).optional(),
})
export type CurrentPricesInput = z.output<typeof currentPricesInput>

export const priceList = listOf('produto', {
  id: number(),
  id_empresa: number(),
  empresa: text('Provedor'),
  id_microrregiao: number(),
  microrregiao: text('Microrregião'),
  produto: text('Produto'),
  tecnologia: choice(technologyNames, 'Tecnologia'),
  velocidade_mbps: number('Velocidade (Mbps)'),
  valor: amount('Valor'),
  valor_promocional: amount('Valor promocional'),
  meses_promocao: number('Meses de promoção'),
  taxa_instalacao: amount('Instalação'),
  fidelidade_meses: number('Fidelidade (meses)'),
  publico: choice(audienceNames, 'Público'),
  vigencia_inicio: date('Vigência de'),
  vigencia_fim: date('Vigência até'),
  situacao: choice(priceStateNames, 'Status'),
  ativo: boolean(),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListPricesInput = z.output<typeof priceList.input>
