/** Requests of sponsorship as the team works on them. See docs/sponsorship.md#states. */
import * as z from 'zod'
import { amount, choice, date, listOf, momentDay, number, text } from '../list.ts'
import { sponsorship } from '../messages/sponsorship.ts'
import { byId, recordId, seenVersion, updateOf } from '../record.ts'
import { maxDialogText, optionalText } from '../validators.ts'
import { requestFields } from './sponsorship-form.ts'
import { requestStateLabels, requestStepKeys, sponsorshipTypeLabels } from './sponsorship-words.ts'

/** Corrections by the team; who asked is never rewritten. */
export const requestEditFields = requestFields
  .omit({ tipo_pessoa: true, cpf_cnpj: true, nome_razaosocial: true, id_arquivo_proposta: true })
  .extend({ id_responsavel_interno: recordId.nullable() })
export const updateRequestInput = updateOf(requestEditFields)
export type UpdateRequestInput = z.output<typeof updateRequestInput>

export const stepRequestInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  situacao: z.enum(requestStepKeys),
  id_justificativa: recordId.nullish(),
  texto: optionalText(maxDialogText),
})
export type StepRequestInput = z.output<typeof stepRequestInput>

export const requestList = listOf('-created_at', {
  id: number(),
  protocolo: text('Protocolo'),
  created_at: momentDay('Criação'),
  evento: text('Evento'),
  nome_razaosocial: text('Solicitante'),
  id_cidade: number(),
  cidade: text('Cidade'),
  data_inicio: date('Data do evento'),
  data_fim: date('Fim do evento'),
  tipo: choice(sponsorshipTypeLabels, 'Tipo'),
  valor: amount('Valor'),
  id_empresa: number(),
  provedor: text('Provedor'),
  situacao: choice(requestStateLabels, 'Situação'),
  id_responsavel_interno: number(),
  responsavel_interno: text('Responsável'),
  updated_at: date(),
})
export type ListRequestsInput = z.output<typeof requestList.input>

/** What a request is chosen for: an analysis, or the account of its event. */
export const requestOptionsInput = z.strictObject({ para: z.enum(['viabilidade', 'pos_evento']) })

/** What a refusal, a cancellation or a returned account asks for. */
export const decisionFields = z.strictObject({
  id_justificativa: z.int(sponsorship.justificationRequired).positive(sponsorship.justificationRequired),
  texto: optionalText(maxDialogText),
})
