/** Installations of sold connections (bo_ativacao). See docs/desk.md#activations. */
import * as z from 'zod'
import { coded } from '../described.ts'
import { choice, date, listOf, number, text } from '../list.ts'
import { instantText } from '../moment-text.ts'
import { byId, createOf, recordId, seenVersion, updateOf } from '../record.ts'
import { notFuture } from '../described.ts'
import { isoDate, maxDialogText, optionalText } from '../validators.ts'
import { activationStateLabels, activationStepKeys, dayPartLabels, dayParts } from './backoffice-options.ts'

export const activationFields = z.strictObject({
  os: optionalText(40),
  equipe: optionalText(120),
})
/** The installation of an approved sale that has none. */
export const createActivationsInput = createOf(z.strictObject({ id_venda: recordId }))
export const updateActivationInput = updateOf(activationFields)
export type UpdateActivationInput = z.output<typeof updateActivationInput>

export const stepActivationInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  situacao: z.enum(activationStepKeys),
  /** Of an appointment. */
  data_agendada: isoDate.optional(),
  periodo: coded(z.enum(dayParts), dayPartLabels).optional(),
  os: optionalText(40),
  equipe: optionalText(120),
  /** When the connection began to work; now without it. */
  data_ativacao: notFuture(instantText).optional(),
  motivo: optionalText(maxDialogText),
})
export type StepActivationInput = z.output<typeof stepActivationInput>

export const activationList = listOf('-created_at', {
  id: number(),
  id_venda: number(),
  id_empresa: number(),
  empresa: text('Provedor'),
  data_agendada: date('Agendada'),
  periodo: choice(dayPartLabels, 'Período'),
  os: text('OS'),
  cod_cliente: text('Código'),
  cliente: text('Cliente'),
  cidade: text('Cidade'),
  equipe: text('Equipe'),
  tentativas: number('Tentativas'),
  situacao: choice(activationStateLabels, 'Situação'),
  data_ativacao: date('Ativada em'),
  id_responsavel: number(),
  responsavel: text('Responsável'),
  prazo: date('Prazo'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListActivationsInput = z.output<typeof activationList.input>
