/** What the procedures of prices take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { pricing } from '../messages/registries.ts'
import { byId, createOf, seenVersion, updateOf } from '../record.ts'
import { ids, isoDate, optionalMoney } from '../validators.ts'
import { price } from './pricing.ts'
import { addErrors } from '../record-errors.ts'

const schemas = schemasOf(price)
export const priceList = schemas.list
export type ListPricesInput = z.output<typeof priceList.input>

const loyalty = z.union([z.literal(0), z.literal(12)])
export const priceFields = schemas.fields.extend({
  taxa_instalacao: optionalMoney.transform((fee) => (fee === null ? '0' : fee)),
  fidelidade_meses: loyalty,
})
export type PriceFields = z.output<typeof priceFields>
export const priceRow = schemas.row.extend({ fidelidade_meses: loyalty })

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
export const wholePrice = priceFields.superRefine(addErrors(priceErrors))

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
