/** Welcome calls after an installation (bo_qualificacao). See docs/desk.md#qualification. */
import * as z from 'zod'
import { choice, date, listOf, number, text, momentDay } from '../list.ts'
import { backoffice } from '../messages/backoffice.ts'
import { instantText } from '../moment-text.ts'
import { byId, createOf, recordId, seenVersion, updateOf } from '../record.ts'
import { explained } from '../described.ts'
import { maxDialogText, optionalText } from '../validators.ts'
import { callResultLabels, callResults, qualificationStateLabels } from './backoffice-options.ts'
import { addErrors } from '../record-errors.ts'

const call = z.strictObject({
  resultado: z.enum(callResults),
  nps: z.int(backoffice.npsRange).min(0, backoffice.npsRange).max(10, backoffice.npsRange).nullish(),
  internet_ok: z.boolean().nullish(),
  dados_conferidos: z.boolean().nullish(),
  vencimento_ciente: z.boolean().nullish(),
  observacao: optionalText(maxDialogText),
  /** When the customer wants to be called again. */
  retornar_em: explained(instantText, 'Só um momento futuro.').nullish(),
})
type Call = z.output<typeof call>

/** Field → text of what a call lacks. */
export function callErrors(one: Call): Record<string, string> {
  if (one.resultado === 'retornar' && !one.retornar_em) return { retornar_em: 'Campo obrigatório' }
  if (one.resultado !== 'atendeu') return {}
  const asked = ['internet_ok', 'dados_conferidos', 'vencimento_ciente'] as const
  return Object.fromEntries(
    asked.filter((key) => typeof one[key] !== 'boolean').map((key) => [key, backoffice.answersRequired]),
  )
}
export const callFields = call.superRefine(addErrors(callErrors))
export const recordCallInput = z
  .strictObject({ ...byId.shape, ...seenVersion.shape, ...call.shape })
  .superRefine(addErrors(callErrors))
export type RecordCallInput = z.output<typeof recordCallInput>

/** The welcome call of a working connection that has none. */
export const createQualificationsInput = createOf(z.strictObject({ id_ativacao: recordId }))
export const updateQualificationInput = updateOf(z.strictObject({ observacao: optionalText(maxDialogText) }))
export type UpdateQualificationInput = z.output<typeof updateQualificationInput>

export const qualificationList = listOf('prazo', {
  id: number(),
  id_ativacao: number(),
  id_empresa: number(),
  empresa: text('Provedor'),
  cod_cliente: text('Código'),
  cliente: text('Cliente'),
  cidade: text('Cidade'),
  data_ativacao: momentDay('Ativada em'),
  tentativa: number('Tentativas'),
  contato_em: date('Último contato'),
  resultado: choice(callResultLabels, 'Resultado'),
  nps: number('NPS'),
  situacao: choice(qualificationStateLabels, 'Situação'),
  prazo: date('Prazo'),
  retornar_em: date('Retornar em'),
  id_responsavel: number(),
  responsavel: text('Responsável'),
  created_at: date(),
  updated_at: date(),
})
export type ListQualificationsInput = z.output<typeof qualificationList.input>
