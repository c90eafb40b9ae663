/** Whether a sponsorship is worth it. See docs/sponsorship.md#viability. */
import * as z from 'zod'
import { amount, boolean, choice, date, listOf, number, text } from '../list.ts'
import { form } from '../messages.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { maxDialogText, money, optionalMoney, optionalText } from '../validators.ts'
import { count } from './sponsorship-form.ts'
import { coverageLabels, coverages, opinionLabels, opinions } from './sponsorship-words.ts'

const score = z.int(form.required).min(1, form.minNumber(1)).max(5, form.maxNumber(5))

export const viabilityFields = z.strictObject({
  id_solicitacao: recordId,
  clientes_cidade: count(10_000_000),
  clientes_potenciais: count(10_000_000),
  cobertura: z.enum(coverages),
  alinhamento_marca: score,
  alcance: score,
  relacionamento: score,
  custo_estimado: money,
  retorno_estimado: optionalMoney,
  concorrente_presente: z.boolean(),
  parecer: z.enum(opinions),
  observacao: optionalText(maxDialogText),
})
export type ViabilityFields = z.output<typeof viabilityFields>
export const createViabilitiesInput = createOf(viabilityFields)
export const viabilityEditFields = viabilityFields.omit({ id_solicitacao: true })
export const updateViabilityInput = updateOf(viabilityEditFields)
export type UpdateViabilityInput = z.output<typeof updateViabilityInput>

export const viabilityList = listOf('-created_at', {
  id: number(),
  id_solicitacao: number(),
  protocolo: text('Protocolo'),
  evento: text('Evento'),
  nota: number('Nota'),
  parecer: choice(opinionLabels, 'Parecer'),
  cobertura: choice(coverageLabels, 'Cobertura'),
  custo_estimado: amount('Custo'),
  retorno_estimado: amount('Retorno'),
  concorrente_presente: boolean('Concorrente'),
  id_empresa: number(),
  provedor: text('Provedor'),
  id_usuario: number(),
  autor: text('Autor'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListViabilitiesInput = z.output<typeof viabilityList.input>
