/** The security log: who did what, from where, when (docs/security.md#security-log). */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { choice, date, listOf, number, text } from '../list.ts'
import { recordId } from '../record.ts'
import { securityKinds } from './security-words.ts'
import { keysOf } from '../keys-of.ts'

export const securityList = listOf('-data', {
  id: number(undefined, false),
  data: date('Data'),
  tipo: choice(securityKinds, 'O quê', false),
  quem: text('Quem', false),
  id_usuario: number(undefined, false),
  alvo: text('Sobre', false),
  detalhe: text('Detalhe', false),
  endereco: text('De onde', false),
  pedido: text('Pedido', false),
})
export type ListSecurityInput = z.output<typeof securityList.input>

const kinds = keysOf(securityKinds)

export const securityRow = rowOf(securityList, {
  tipo: z.enum(kinds),
  /** Null where nobody was signed in, or the person is gone. */
  quem: z.string().nullable(),
  id_usuario: recordId.nullable(),
  alvo: z.string().nullable(),
  /** Who `alvo` names by their number; null where it names nobody, or the person is gone. */
  pessoa: z.string().nullable(),
  detalhe: z.string().nullable(),
  endereco: z.string().nullable(),
  pedido: z.string().nullable(),
  data: moment,
})
