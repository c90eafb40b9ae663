/** Documents and addresses that are not sold to, and why. See docs/sales.md#blacklist. */
import * as z from 'zod'
import { active, choice, date, documentNumber, listOf, number, text } from '../list.ts'
import { form } from '../messages.ts'
import { blacklist as texts } from '../messages/registries.ts'
import { byId, createOf, recordId, seenVersion, updateOf, randomId } from '../record.ts'
import { notFuture } from '../described.ts'
import { optionalCep, optionalIsoDate, optionalText, uf } from '../validators.ts'
import { blacklistKindNames, blacklistKinds, blacklistStateNames } from './blacklist-words.ts'
import { optionalPersonDocument } from '../person-document.ts'
import { addErrors } from '../record-errors.ts'

export const blacklistFields = z.strictObject({
  tipo: z.enum(blacklistKinds),
  /** Null: the whole group. */
  id_empresa: recordId.nullish(),
  cpf_cnpj: optionalPersonDocument,
  nome: optionalText(200),
  cep: optionalCep,
  logradouro: optionalText(200),
  numero: optionalText(20),
  complemento: optionalText(100),
  bairro: optionalText(120),
  cidade: optionalText(120),
  uf: uf.nullish(),
  id_motivo: recordId,
  observacao: optionalText(450),
  /** Today when left out; never in the future. */
  data_inicio: notFuture(optionalIsoDate),
  /** 24 months (a parameter) after the start when left out; null on an edit: without an end. */
  data_fim: optionalIsoDate,
  /** An own upload (bucket `documentos`) that is not attached yet. */
  id_evidencia: randomId().nullish(),
})
export type BlacklistFields = z.output<typeof blacklistFields>

/** Field → text of what a complete entry lacks: a client its document, an address its CEP and number. */
export function blacklistErrors(fields: BlacklistFields): Partial<Record<keyof BlacklistFields, string>> {
  const errors: Partial<Record<keyof BlacklistFields, string>> = {}
  if (fields.tipo === 'cliente' && !fields.cpf_cnpj) errors.cpf_cnpj = form.required
  if (fields.tipo === 'endereco' && !fields.cep) errors.cep = form.required
  if (fields.tipo === 'endereco' && !fields.numero) errors.numero = form.required
  if (fields.data_inicio && fields.data_fim && fields.data_fim < fields.data_inicio)
    errors.data_fim = texts.period
  return errors
}

export const wholeBlacklistEntry = blacklistFields.superRefine(addErrors(blacklistErrors))

export const createBlacklistInput = createOf(wholeBlacklistEntry)
export const updateBlacklistInput = updateOf(blacklistFields)
export type UpdateBlacklistInput = z.output<typeof updateBlacklistInput>

/** The decision on a request for review: the entry stays or is switched off. */
export const reviewBlacklistInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  decisao: z.enum(['manter', 'retirar']),
  observacao: optionalText(450),
})
export type ReviewBlacklistInput = z.output<typeof reviewBlacklistInput>

/** What is asked before selling: `POST /v1/blacklist/verificar`. */
export const verifyBlacklistInput = z
  .strictObject({
    id_empresa: recordId.optional(),
    cpf_cnpj: optionalPersonDocument,
    cep: optionalCep,
    numero: optionalText(20),
    complemento: optionalText(100),
  })
  .refine(({ cpf_cnpj, cep, numero }) => cpf_cnpj ?? (cep && numero), {
    path: ['cpf_cnpj'],
    message: texts.subject,
  })
export type VerifyBlacklistInput = z.output<typeof verifyBlacklistInput>

export const blacklistList = listOf('-created_at', {
  id: number(),
  tipo: choice(blacklistKindNames, 'Tipo'),
  cpf_cnpj: documentNumber('Documento', false),
  nome: text('Nome'),
  endereco: text('Endereço', false),
  id_empresa: number(),
  empresa: text('Provedor'),
  id_motivo: number(),
  motivo: text('Motivo'),
  data_inicio: date('Desde'),
  data_fim: date('Até'),
  usuario: text('Usuário'),
  situacao: choice(blacklistStateNames, 'Status'),
  leads: number('Leads afetadas'),
  revisao_em: date('Revisão'),
  ativo: active(),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListBlacklistInput = z.output<typeof blacklistList.input>
