/** What the procedures of ERPs take and answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { asWords, choice, date, listOf, number, text } from '../list.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { keysOf } from '../keys-of.ts'
import { erp } from '../messages/registries.ts'
import { ids, optional, optionalText, optionalUrl, permitsHttp, requiredText } from '../validators.ts'
import { signs, withMarks } from '../taken-patterns.ts'
import { erpAbilities, erpKindNames, outboxStateNames, triedActionTargets } from './erp.ts'

export const erpFields = z.strictObject({
  id_empresa: recordId,
  /** Which system it leads to. */
  tipo: z.enum(keysOf(erpKindNames)).default('http'),
  /** Where the system is; of our own contract also where leads are sent to: `POST <url>`. */
  url: optionalUrl,
  permite_http: permitsHttp.default(false),
  /** Written, never read: left out or empty keeps what is there. */
  token: optionalText(500),
  usuario: optionalText(254),
  senha: optionalText(500),
  cliente_id: optionalText(254),
  cliente_segredo: optionalText(500),
  /** SHA-256 of the one certificate that is trusted; empty trusts those of the known authorities. */
  certificado: optional(
    withMarks(
      z
        .string()
        .overwrite((typed) => typed.replaceAll(/[\s:]/g, '').toLowerCase())
        .regex(/^[0-9a-f]{64}$/, erp.certificate),
      `^[\\s:]*${signs('0-9A-Fa-f', 64, '\\s:')}$`,
      'em 64 dígitos hexadecimais',
    ),
  ),
  ativo: z.boolean().optional(),
})
export type ErpFields = z.output<typeof erpFields>
export const createErpInput = createOf(erpFields)
export const updateErpInput = updateOf(
  erpFields
    .omit({ id_empresa: true, tipo: true })
    .extend({ permite_http: erpFields.shape.permite_http.removeDefault() }),
)
export type UpdateErpInput = z.output<typeof updateErpInput>

/** Tries an unsure action on a customer who is named; of their contracts or connections one, where there are several. */
export const tryActionInput = z.strictObject({
  id: recordId,
  acao: z.enum(keysOf(triedActionTargets)),
  cod_cliente: requiredText(80),
  alvo: optionalText(80),
})
export type TryActionInput = z.output<typeof tryActionInput>
/** What came of a try, by the one who looked at the customer. */
export const judgeActionInput = z.strictObject({ id: recordId, funcionou: z.boolean() })

export const erpOutboxList = listOf('-created_at', {
  id: number(),
  id_empresa: number(),
  empresa: text('Provedor'),
  tipo: choice(asWords(['lead', 'roleta']), 'Tipo'),
  id_item: number('Lead'),
  situacao: choice(outboxStateNames, 'Situação'),
  tentativas: number('Tentativas'),
  proxima_em: date('Próxima tentativa'),
  erro: text('Erro'),
  enviado_em: date('Enviado'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListErpOutboxInput = z.output<typeof erpOutboxList.input>

export const retryErpInput = z.strictObject({ ids })

/** What a test of a connection found. */
export const erpTest = z.strictObject({
  ok: z.boolean(),
  /** Why not, in words without addresses and secrets. */
  mensagem: z.string().nullable(),
  capacidades: z.array(z.enum(erpAbilities)),
})

/** An action of a connection that has to be seen to work, and its last try. */
export const erpTriedAction = z.strictObject({
  acao: z.enum(keysOf(triedActionTargets)),
  /** It is offered. */
  confirmada: z.boolean(),
  tentativa: z
    .strictObject({
      id: recordId,
      cod_cliente: z.string(),
      alvo: z.string().nullable(),
      resposta: z.string().nullable(),
      /** Null until somebody has said it. */
      funcionou: z.boolean().nullable(),
      usuario: z.string().nullable(),
      created_at: moment,
    })
    .nullable(),
})
export const erpTrial = z.strictObject({
  id: recordId,
  /** What the ERP answered, or why it could not be asked. */
  resposta: z.string(),
  /** Certainly nothing was done: there is nothing to judge. */
  falhou: z.boolean(),
})

export const erpOutboxRow = rowOf(erpOutboxList, {
  enviado_em: moment.nullable(),
  erro: z.string().nullable(),
  situacao: z.enum(['falhou', 'na_fila', 'enviando', 'enviado']),
})
