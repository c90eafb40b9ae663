/** What the procedures of erp answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { keysOf } from '../keys-of.ts'
import { erpAbilities, erpKindNames } from './erp-words.ts'
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
})

/** What a test of a connection found. */
export const erpTest = z.strictObject({
  ok: z.boolean(),
  /** Why not, in words without addresses and secrets. */
  mensagem: z.string().nullable(),
  capacidades: z.array(z.enum(erpAbilities)),
})

export const erpOutboxRow = rowOf(erpOutboxList, {
  enviado_em: moment.nullable(),
  erro: z.string().nullable(),
  situacao: z.enum(['falhou', 'na_fila', 'enviando', 'enviado']),
})
