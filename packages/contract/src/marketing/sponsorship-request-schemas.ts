/** What the procedures of requests take and answer, as the team works on them. */
import * as z from 'zod'
import { moment, money } from '../answer.ts'
import { listOf, momentDay } from '../list.ts'
import { sponsorship } from '../messages/sponsorship.ts'
import { byId, recordId, seenVersion, updateOf } from '../record.ts'
import { maxDialogText, optionalText } from '../validators.ts'
import { declaredRequest } from './sponsorship-form.ts'
import { accountStates, opinions, requestStepKeys } from './sponsorship-words.ts'

/** Corrections by the team; who asked is never rewritten. */
export const requestEditFields = declaredRequest.fields.omit({
  tipo_pessoa: true,
  cpf_cnpj: true,
  nome_razaosocial: true,
  id_arquivo_proposta: true,
})

const text = z.string().nullable()
const key = recordId.nullable()

const { id, protocolo, created_at: _created, ...columns } = declaredRequest.list.columns

export const requestSchemas = {
  ...declaredRequest,
  /** Files have its day beside its protocol. */
  list: listOf('-created_at', {
    id,
    protocolo,
    created_at: momentDay('Criação'),
    ...columns,
  }),
  updateInput: updateOf(requestEditFields),
  /** What a request is chosen for: an analysis, or the account of its event. */
  optionsInput: z.strictObject({ para: z.enum(['viabilidade', 'pos_evento']) }),
  one: declaredRequest.record.extend({
    /** Masked for readers, null once forgotten. */
    cpf_cnpj: text,
    responsavel: text,
    email: text,
    telefone: text,
    uf: z.string(),
    arquivo_proposta: text,
    situacao_em: moment,
    sistema: z.string(),
    analisada_em: moment.nullable(),
    /** When its first round was written. */
    negociada_em: moment.nullable(),
    conta_enviada_em: moment.nullable(),
    id_justificativa: key,
    justificativa: text,
    id_aprovador: key,
    aprovador: text,
    aprovado_em: moment.nullable(),
    segundo_aprovador: text,
    segunda_aprovacao_em: moment.nullable(),
    id_evento: key,
    id_tracking: key,
    link: text,
    id_viabilidade: key,
    nota: z.number().nullable(),
    parecer: z.enum(opinions).nullable(),
    rodadas: z.int(),
    valor_aceito: money.nullable(),
    id_pos_evento: key,
    situacao_pos_evento: z.enum(accountStates).nullable(),
    /** Earlier requests of the same document. */
    outras: z.int(),
    anonimizada_em: moment.nullable(),
    /** Whether two people must approve the accepted amount. */
    exige_segunda: z.boolean(),
  }),
}
export type UpdateRequestInput = z.output<typeof requestSchemas.updateInput>
export type ListRequestsInput = z.output<typeof requestSchemas.list.input>

export const stepRequestInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  situacao: z.enum(requestStepKeys),
  id_justificativa: recordId.nullish(),
  texto: optionalText(maxDialogText),
})
export type StepRequestInput = z.output<typeof stepRequestInput>
export const requestStepAnswer = declaredRequest.row.pick({ id: true, situacao: true }).extend({
  /** True when the first of two approvals was given. */
  aguarda_segunda: z.boolean(),
})

/** What a refusal, a cancellation or a returned account asks for. */
export const decisionFields = z.strictObject({
  id_justificativa: z.int(sponsorship.justificationRequired).positive(sponsorship.justificationRequired),
  texto: optionalText(maxDialogText),
})
