/** What the procedures of erp answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { keysOf } from '../keys-of.ts'
import { erpAbilities, erpKindNames, triedActionTargets } from './erp-words.ts'
import { erpList, erpOutboxList } from './erp.ts'

export const erpRow = rowOf(erpList, {
  tipo: z.enum(keysOf(erpKindNames)),
  url: z.string().nullable(),
  testada_em: moment.nullable(),
  erro_teste: z.string().nullable(),
  usuario: z.string().nullable(),
  cliente_id: z.string().nullable(),
  com_senha: z.boolean(),
  com_segredo: z.boolean(),
  certificado: z.string().nullable(),
  capacidades: z.array(z.enum(erpAbilities)),
  /** Of all customers: the last reading, its progress while it runs. */
  leitura: z
    .strictObject({
      situacao: z.enum(['lendo', 'pronta', 'falhou']),
      clientes: z.int(),
      alterados: z.int(),
      erro: z.string().nullable(),
      lida_em: z.string(),
    })
    .nullable(),
})

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
