/** Traffic fines (multa) and the driver's statement of responsibility (multa_termo). See docs/operations.md#fines. */
import * as z from 'zod'
import { amount, boolean, choice, date, listOf, number, text } from '../list.ts'
import { fleet } from '../messages/fleet.ts'
import { momentText } from '../moment-text.ts'
import { byId, createOf, recordId, seenVersion, updateOf } from '../record.ts'
import {
  isoDate,
  money,
  nameText,
  optionalIsoDate,
  optionalMoney,
  optionalText,
  requiredText,
} from '../validators.ts'
import { fineStateLabels, fineSteps, severities, severityLabels } from './fleet-options.ts'
import { signatureFields } from './signature.ts'

const notice = z
  .string()
  .trim()
  .overwrite((typed) => typed.replace(/[\s.]/g, '').toUpperCase())
  .regex(/^[A-Z0-9-]{4,20}$/, fleet.notice)

export const fineFields = z.strictObject({
  id_veiculo: recordId,
  /** Chosen by a person; without one the server proposes the driver. */
  id_motorista: recordId.nullish(),
  auto_infracao: notice,
  orgao: nameText(120),
  codigo_infracao: requiredText(20),
  descricao: nameText(450),
  gravidade: z.enum(severities),
  data_infracao: momentText,
  local: nameText(160),
  data_notificacao: isoDate,
  /** The last day to name the driver, where the notice gives one; else 30 days after the notice. */
  prazo_notificado: optionalIsoDate,
  valor: money,
  vencimento: isoDate,
  /** The notice: an own upload (bucket `documentos`). */
  arquivo: z.uuid().nullish(),
})
export type FineFields = z.output<typeof fineFields>
export const createFinesInput = createOf(fineFields)
/** Another driver is named by `nameDriver`, so that a second person confirms. */
export const fineEditFields = fineFields.omit({ id_veiculo: true, id_motorista: true })
export const updateFineInput = updateOf(fineEditFields.extend({ desconto_folha: z.boolean() }))
export type UpdateFineInput = z.output<typeof updateFineInput>

export const nameDriverInput = z.strictObject({ ...byId.shape, ...seenVersion.shape, id_motorista: recordId })
export type NameDriverInput = z.output<typeof nameDriverInput>

const steps = Object.keys(fineSteps) as [keyof typeof fineSteps, ...(keyof typeof fineSteps)[]]
export const stepFineInput = z.strictObject({
  ...byId.shape,
  situacao: z.enum(steps),
  texto: optionalText(450),
  /** Of a payment. */
  valor_pago: optionalMoney,
  pago_em: optionalIsoDate,
})
export type StepFineInput = z.output<typeof stepFineInput>

/** The three parameters of a statement's address must agree. */
/** A plate as an address holds it: one that cannot be finds nothing, as any other that is not the fine's. */
export const termInput = z.strictObject({
  id: recordId,
  id_motorista: recordId,
  placa: z.string().trim().toUpperCase().min(1).max(10),
})
export type TermInput = z.output<typeof termInput>

export const attachTermInput = z.strictObject({
  ...byId.shape,
  arquivo_assinado: z.uuid(),
  /** As the paper says. */
  autoriza_desconto: z.boolean(),
})
export type AttachTermInput = z.output<typeof attachTermInput>

export const signTermFields = z.strictObject({
  ...signatureFields.shape,
  /** Never ticked beforehand. */
  autoriza_desconto: z.boolean({ error: 'Escolha uma das opções.' }),
})
export const signTermInput = z.strictObject({ ...byId.shape, ...signTermFields.shape })
export type SignTermInput = z.output<typeof signTermInput>

export const fineList = listOf('-data_infracao', {
  id: number(),
  id_veiculo: number(),
  placa: text('Placa'),
  id_empresa: number(),
  empresa: text('Provedor'),
  data_infracao: date('Infração'),
  id_motorista: number(),
  motorista: text('Motorista'),
  auto_infracao: text('Auto'),
  descricao: text('Descrição'),
  gravidade: choice(severityLabels, 'Gravidade'),
  pontos: number('Pontos'),
  valor: amount('Valor'),
  prazo_indicacao: date('Prazo indicação'),
  vencimento: date('Vencimento'),
  situacao: choice(fineStateLabels, 'Situação'),
  desconto_folha: boolean('Desconto em folha'),
  paga_antes_do_termo: boolean('Paga antes do termo'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListFinesInput = z.output<typeof fineList.input>
