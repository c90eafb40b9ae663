/** The account of a sponsored event: numbers, photos and papers. See docs/sponsorship.md#accountability. */
import * as z from 'zod'
import { amount, boolean, choice, date, listOf, number, text } from '../list.ts'
import { form } from '../messages.ts'
import { byId, createOf, recordId, seenVersion, updateOf } from '../record.ts'
import { maxDialogText, money, optionalText } from '../validators.ts'
import { accountFileFields, count, photoFields } from './sponsorship-form.ts'
import {
  accountFileTypes,
  accountStateLabels,
  accountSteps,
  MAX_PHOTOS,
  returnsDone,
} from './sponsorship-words.ts'

export const accountFields = z.strictObject({
  id_solicitacao: recordId,
  realizado: z.boolean(),
  publico_real: count(10_000_000).nullish(),
  leads_captados: count(1_000_000).nullish(),
  vendas: count(1_000_000).nullish(),
  valor_realizado: money,
  avaliacao: z.int(form.integer).min(1, form.minNumber(1)).max(5, form.maxNumber(5)).nullish(),
  contrapartidas_cumpridas: z.enum(returnsDone).nullish(),
  resumo: optionalText(2000),
})
export type AccountFields = z.output<typeof accountFields>
export const createAccountsInput = createOf(accountFields)
export const accountEditFields = accountFields.omit({ id_solicitacao: true })
export const updateAccountInput = updateOf(accountEditFields)
export type UpdateAccountInput = z.output<typeof updateAccountInput>

export const stepAccountInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  situacao: z.enum(accountSteps),
  /** What is missing: of `pendencia` alone. */
  id_justificativa: recordId.nullish(),
  texto: optionalText(maxDialogText),
})
export type StepAccountInput = z.output<typeof stepAccountInput>

export const addPhotoInput = z.strictObject({ ...byId.shape, ...photoFields.shape })
export type AddPhotoInput = z.output<typeof addPhotoInput>
const ofPart = { id: recordId, id_item: recordId }
export const updatePhotoInput = z.strictObject({
  ...ofPart,
  legenda: optionalText(140),
  autorizacao_imagem: z.boolean().optional(),
  /** Its place among the photos, from 1; the others move. */
  ordem: z.int().min(1).max(MAX_PHOTOS).optional(),
  capa: z.boolean().optional(),
})
export type UpdatePhotoInput = z.output<typeof updatePhotoInput>
export const removePhotoInput = z.strictObject(ofPart)
export type RemovePhotoInput = z.output<typeof removePhotoInput>

export const addAccountFileInput = z.strictObject({ ...byId.shape, ...accountFileFields.shape })
export type AddAccountFileInput = z.output<typeof addAccountFileInput>
export const updateAccountFileInput = z.strictObject({
  ...ofPart,
  tipo: z.enum(accountFileTypes).optional(),
  descricao: optionalText(140),
})
export type UpdateAccountFileInput = z.output<typeof updateAccountFileInput>
export const removeAccountFileInput = z.strictObject(ofPart)
export type RemoveAccountFileInput = z.output<typeof removeAccountFileInput>

export const accountList = listOf('-data_fim', {
  id: number(),
  id_solicitacao: number(),
  protocolo: text('Protocolo'),
  evento: text('Evento'),
  data_inicio: date('Data'),
  data_fim: date('Fim'),
  realizado: boolean('Realizado'),
  publico_real: number('Público'),
  leads: number('Leads'),
  vendas_total: number('Vendas'),
  valor_realizado: amount('Valor realizado'),
  custo_lead: amount('Custo por lead'),
  custo_venda: amount('Custo por venda'),
  avaliacao: number('Avaliação'),
  situacao: choice(accountStateLabels, 'Situação'),
  prazo: date('Prazo'),
  id_empresa: number(),
  provedor: text('Provedor'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListAccountsInput = z.output<typeof accountList.input>
