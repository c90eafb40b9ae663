/** What the procedures of fines and of the driver's statement of responsibility (multa_termo) take and answer. */
import * as z from 'zod'
import { moment, money } from '../answer.ts'
import { schemasOf } from '../entity/schemas.ts'
import { keysOf } from '../keys-of.ts'
import { fleet } from '../messages/fleet.ts'
import { momentText } from '../moment-text.ts'
import { byId, recordId, seenVersion, updateOf, uploadId } from '../record.ts'
import { notFuture } from '../described.ts'
import { signs, withMarks } from '../taken-patterns.ts'
import { optionalIsoDate, optionalMoney, optionalText } from '../validators.ts'
import { fine } from './fines.ts'
import { driverOrigins, fineStates, fineSteps } from './fleet-options.ts'
import { signatureFields, signatureStrokes } from './signature.ts'

const notice = withMarks(
  z
    .string()
    .trim()
    .overwrite((typed) => typed.replace(/[\s.]/g, '').toUpperCase())
    .regex(/^[A-Z0-9-]{4,20}$/, fleet.notice),
  `^[\\s.]*${signs('0-9A-Za-z-', '4,20', '\\s.')}$`,
  'em letras maiúsculas, dígitos e hífens',
  'De 4 a 20 letras, dígitos e hífens, sem contar espaços e pontos, que são retirados',
)

export const fineSchemas = schemasOf(fine, { auto_infracao: notice, data_infracao: notFuture(momentText) })
export type FineFields = z.output<typeof fineSchemas.fields>
export type ListFinesInput = z.output<typeof fineSchemas.list.input>

/** Another driver is named by `nameDriver`, so that a second person confirms. */
export const fineEditFields = fineSchemas.fields.omit({ id_veiculo: true, id_motorista: true })
export const updateFineInput = updateOf(fineEditFields.extend({ desconto_folha: z.boolean() }))
export type UpdateFineInput = z.output<typeof updateFineInput>

export const nameDriverInput = z.strictObject({ ...byId.shape, ...seenVersion.shape, id_motorista: recordId })
export type NameDriverInput = z.output<typeof nameDriverInput>

export const confirmDriverInput = z.strictObject({ ...byId.shape, ...seenVersion.shape })
export type ConfirmDriverInput = z.output<typeof confirmDriverInput>

export const stepFineInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  situacao: z.enum(keysOf(fineSteps)),
  texto: optionalText(450),
  /** Of a payment. */
  valor_pago: optionalMoney,
  pago_em: notFuture(optionalIsoDate),
})
export type StepFineInput = z.output<typeof stepFineInput>

/**
 * The three parameters of a statement's address must agree. A plate as an address holds it: one that cannot be finds nothing, as any other that
 * is not the fine's.
 */
export const termInput = z.strictObject({
  id: recordId,
  id_motorista: recordId,
  placa: z.string().trim().toUpperCase().min(1).max(10),
})
export type TermInput = z.output<typeof termInput>

export const attachTermInput = z.strictObject({
  ...byId.shape,
  arquivo_assinado: uploadId(),
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

const term = z.strictObject({
  id: recordId,
  id_multa: recordId,
  id_motorista: recordId,
  texto: z.string(),
  gerado_em: moment,
  assinado_em: moment.nullable(),
  arquivo_assinado: z.string().nullable(),
  forma: z.enum(['tela', 'anexo']).nullable(),
  hash: z.string().nullable(),
  autoriza_desconto: z.boolean().nullable(),
  /** As it was drawn on the screen. */
  assinatura: signatureStrokes.nullable(),
})

export const fineGetAnswer = fineSchemas.record.extend({
  id_indicador: recordId.nullable(),
  indicador: z.string().nullable(),
  confirmador: z.string().nullable(),
  confirmado_em: moment.nullable(),
  /** What the company pays when nobody was named: twice the amount. */
  valor_nic: money.nullable(),
  modelo: z.string(),
  /** Whether the asker may confirm the proposed driver. */
  confirmavel: z.boolean(),
  termo_assinado_em: moment.nullable(),
})

export const driverProposalAnswer = z.strictObject({
  id_motorista: recordId.nullable(),
  motorista: z.string().nullable(),
  origem: z.enum(driverOrigins).nullable(),
})

export const fineTermAnswer = term.extend({
  placa: z.string(),
  auto_infracao: z.string(),
  motorista: z.string().nullable(),
  situacao: z.enum(fineStates),
  /** Whether the asker is the driver. */
  meu: z.boolean(),
})

export const fineStepAnswer = fineSchemas.row.pick({ id: true, situacao: true })
export const generatedTermAnswer = z.strictObject({ id: recordId })
