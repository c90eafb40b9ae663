/** Offers of a contract (proposta), and their acceptance by link. See docs/hiring.md#offers. */
import * as z from 'zod'
import { moment, money as moneyAnswer } from '../answer.ts'
import { hiring } from '../messages/hiring.ts'
import { momentText } from '../moment-text.ts'
import { addErrors } from '../record-errors.ts'
import { byId, recordId, seenVersion } from '../record.ts'
import {
  code6,
  isoDate,
  linkToken,
  maxDialogText,
  nameText,
  optionalEmail,
  optionalText,
  positiveMoney,
} from '../validators.ts'
import { offerStates, signers } from './offer-options.ts'

const fields = z.strictObject({
  id_carta: recordId,
  salario: positiveMoney,
  data_inicio: isoDate,
  jornada: nameText(120),
  beneficios: optionalText(maxDialogText),
  /** Until when it may be accepted; the parameter's days where it is left out. */
  expira_em: momentText.nullish(),
  /** Who is legally responsible for somebody of 14 to 17: they accept too. */
  responsavel_nome: optionalText(120),
  responsavel_email: optionalEmail,
})
type Fields = z.output<typeof fields>

/** Field → text of what does not fit together in a whole offer. */
export function offerErrors({ responsavel_nome: name, responsavel_email: email }: Partial<Fields>) {
  if (name && !email) return { responsavel_email: hiring.guardian }
  return email && !name ? { responsavel_nome: hiring.guardian } : {}
}

export const offerForm = fields.superRefine(addErrors(offerErrors))
export const sendOfferInput = fields.extend({ id_candidatura: recordId }).superRefine(addErrors(offerErrors))
export type SendOfferInput = z.output<typeof sendOfferInput>

export const cancelOfferInput = z.strictObject({ ...byId.shape, ...seenVersion.shape })
export type CancelOfferInput = z.output<typeof cancelOfferInput>

/** Ends an offer that was accepted before anybody began, and the application with it. */
export const callOffOfferInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  /** `desistente`: the candidate gave up. `reprovado`: the company withdraws, and the candidate reads why. */
  etapa: z.enum(['desistente', 'reprovado']),
  motivo: nameText(maxDialogText),
})
export type CallOffOfferInput = z.output<typeof callOffOfferInput>

const state = z.enum(offerStates)
export const offerSavedAnswer = z.strictObject({ id: recordId, situacao: state, updated_at: moment })

const acceptance = z.strictObject({
  papel: z.enum(signers),
  nome: z.string(),
  momento: moment,
  hash: z.string(),
})

export const offersOfAnswer = z.strictObject({
  /** Whether a new one may be sent now. */
  pode_enviar: z.boolean(),
  /** Whether an accepted one may be ended now: nobody has begun by it. */
  pode_desfazer: z.boolean(),
  /** Whether somebody legally responsible has to accept too. */
  menor: z.boolean(),
  propostas: z.array(
    z.strictObject({
      id: recordId,
      situacao: state,
      salario: moneyAnswer,
      data_inicio: z.string(),
      jornada: z.string(),
      beneficios: z.string().nullable(),
      texto: z.string(),
      expira_em: moment,
      responsavel_nome: z.string().nullable(),
      motivo_recusa: z.string().nullable(),
      encerrada_em: moment.nullable(),
      autor: z.string().nullable(),
      created_at: moment,
      updated_at: moment,
      aceites: z.array(acceptance),
    }),
  ),
})

export const byOfferKey = z.strictObject({ chave: linkToken })
export const acceptOfferInput = z.strictObject({
  chave: linkToken,
  /** The whole name, as who accepts types it. */
  nome: nameText(120),
  codigo: code6,
  aceite: z.literal(true, hiring.offerTick),
})
export type AcceptOfferInput = z.output<typeof acceptOfferInput>
export const refuseOfferInput = z.strictObject({ chave: linkToken, motivo: optionalText(maxDialogText) })
export type RefuseOfferInput = z.output<typeof refuseOfferInput>

export const publicOfferAnswer = z.strictObject({
  papel: z.enum(signers),
  primeiro_nome: z.string(),
  titulo_vaga: z.string(),
  empresa: z.string(),
  texto: z.string(),
  situacao: state,
  expira_em: moment,
  /** What is declared by accepting. */
  declaracao: z.string(),
  /** Whose acceptance is there, and whose is still missing. */
  aceites: z.array(acceptance),
  falta: z.array(z.enum(signers)),
  /** Whether the link's owner may still accept or refuse. */
  aberta: z.boolean(),
})
export const offerCodeAnswer = z.strictObject({ mensagem: z.string() })
