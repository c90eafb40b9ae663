/** The public form of sponsorship, the page of a protocol and the applicant's account. See docs/sponsorship.md. */
import { DAY_MS } from '../durations.ts'
import * as z from 'zod'
import { documentNames } from '../list.ts'
import { acceptedNotice } from '../privacy-notices.ts'
import { form } from '../messages.ts'
import { auth } from '../messages/auth.ts'
import { company } from '../messages/company.ts'
import { sponsorship as text } from '../messages/sponsorship.ts'
import { schemasOf } from '../entity/schemas.ts'
import { cnpj, cpf, moneyUpTo, nameText, optionalAmount, optionalText, requiredText } from '../validators.ts'
import { account } from './sponsorship-post-event.ts'
import { request } from './sponsorship-requests.ts'
import {
  accountFileTypes,
  LEAD_DAYS,
  MAX_ACCOUNT_FILES,
  MAX_PHOTOS,
  MAX_SPONSORSHIP,
  returnsDone,
} from './sponsorship-words.ts'
import { addErrors } from '../record-errors.ts'
import { uploadId } from '../record.ts'
import { solvedProof } from '../solved-proof.ts'
import { todayInBrazil } from '../today.ts'

const documentKey = requiredText(20)
  .overwrite((typed) => typed.replace(/[^0-9a-z]/gi, '').toUpperCase())
  .register(documentNames, {
    description: 'CPF de `pf` ou CNPJ de `pj`, com ou sem pontuação e com os verificadores certos.',
  })

/** Whether the document is a CPF or a CNPJ follows from who asks (`requestErrors`). */
export const declaredRequest = schemasOf(request, {
  cpf_cnpj: documentKey,
  valor_solicitado: optionalAmount(moneyUpTo(MAX_SPONSORSHIP, text.maxValue)),
})

export const requestFields = declaredRequest.fields.omit({ id_responsavel_interno: true })
export type RequestFields = z.output<typeof requestFields>

const isCents = (value: string | null | undefined) => Number(value ?? 0)

/** Field → text of what does not fit together, for whole requests and for corrected ones. */
export function requestErrors(whole: Partial<RequestFields>): Record<string, string> {
  const errors: Record<string, string> = {}
  const { tipo_pessoa, cpf_cnpj, data_inicio, data_fim, tipo, valor_solicitado } = whole
  if (tipo_pessoa === 'pf' && cpf_cnpj && !cpf.safeParse(cpf_cnpj).success) errors.cpf_cnpj = form.cpf
  if (tipo_pessoa === 'pj' && cpf_cnpj && !cnpj.safeParse(cpf_cnpj).success) errors.cpf_cnpj = company.cnpj
  if (data_inicio && data_fim && data_fim < data_inicio) errors.data_fim = form.endBeforeStart
  if (isCents(valor_solicitado) > MAX_SPONSORSHIP) errors.valor_solicitado = text.maxValue
  if (tipo === 'financeiro' && isCents(valor_solicitado) === 0) errors.valor_solicitado = text.valueRequired
  return errors
}

/** Whether an event begins early enough after the day (YYYY-MM-DD) on which it is asked for. */
export function keepsLeadTime(data_inicio: string, day: string): boolean {
  return Date.parse(data_inicio) - Date.parse(day) >= LEAD_DAYS * DAY_MS
}

/** What people fill in, step by step, with the notice they accept. */
export const requestForm = requestFields
  .extend({
    data_inicio: requestFields.shape.data_inicio.refine(
      (day) => keepsLeadTime(day, todayInBrazil()),
      text.leadTime,
    ),
    aceite_lgpd: z.literal(true, { error: auth.privacyRequired }),
  })
  .superRefine(addErrors(requestErrors))

const providerKey = z.string().regex(/^[a-z0-9_-]{1,60}$/, text.formUnavailable)
/** A token of `begin` or of a reminder. */
export const sendingToken = z.string().regex(/^[\w-]{43}$/, text.formExpired)

export const formViewInput = z.strictObject({ provedor: providerKey.optional() }).prefault({})
export const formOfProvider = z.strictObject({ provedor: providerKey })
export const beginInput = formOfProvider.extend({ prova: solvedProof })

export const submitRequestInput = z
  .strictObject({
    ...requestFields.shape,
    ...formOfProvider.shape,
    envio: sendingToken,
    aceite_lgpd: z.literal(true, { error: auth.privacyRequired }),
    ...acceptedNotice,
    /** People do not see this field; programs that fill in everything do. */
    apelido: z.string().max(0, text.proofRefused).optional(),
  })
  .superRefine(addErrors(requestErrors))
export type SubmitRequestInput = z.output<typeof submitRequestInput>

export const protocolFields = z.strictObject({
  protocolo: requiredText(20).overwrite((typed) => typed.replace(/\s/g, '').toUpperCase()),
  documento: documentKey,
})
export type ProtocolFields = z.output<typeof protocolFields>

export const accountToken = z.strictObject({ envio: sendingToken })

export const photoFields = z.strictObject({
  /** An upload (bucket `fotos`). */
  id_arquivo: uploadId(),
  legenda: optionalText(140),
  autorizacao_imagem: z.boolean().optional(),
})
export const accountFileFields = z.strictObject({
  /** An upload (bucket `documentos`). */
  id_arquivo: uploadId(),
  tipo: z.enum(accountFileTypes),
  descricao: optionalText(140),
})

export const applicantAccountFields = z.strictObject({
  realizado: z.boolean(),
  publico_real: schemasOf(account).fields.shape.publico_real,
  contrapartidas_cumpridas: z.enum(returnsDone),
  resumo: nameText(2000),
  fotos: z.array(photoFields).max(MAX_PHOTOS, text.photoLimit).default([]),
  arquivos: z.array(accountFileFields).max(MAX_ACCOUNT_FILES, text.fileLimit).default([]),
})
export const sendAccountInput = applicantAccountFields.extend({ ...accountToken.shape })
export type SendAccountInput = z.output<typeof sendAccountInput>
