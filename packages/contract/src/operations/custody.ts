/** Who has which equipment, signed for (suprimento_custodia). See docs/operations.md#custody. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { choice, date, listOf, number, text } from '../list.ts'
import { supplies as words } from '../messages/supplies.ts'
import { byId, randomId, recordId } from '../record.ts'
import { signatureFields, signatureStrokes } from './signature.ts'
import { quantity } from './supplies.ts'
import { custodyStateLabels, custodyStates, custodyTypeLabels, custodyTypes } from './supply-options.ts'

export const custodyItemFields = z.strictObject({
  id_patrimonio: recordId.nullish(),
  id_produto: recordId.nullish(),
  quantidade: quantity.default(1),
})
/** What is handed to a person. */
export const handOverFields = z.strictObject({
  id_empresa: recordId,
  id_funcionario: recordId,
  itens: z.array(custodyItemFields).min(1, words.noItems).max(200),
  /** The person's approved requests that it answers. */
  pedidos: z.array(recordId).max(50).optional(),
})
export type HandOverFields = z.output<typeof handOverFields>

/** What a person gives back: items that they hold. */
export const giveBackInput = z.strictObject({
  id_funcionario: recordId,
  itens: z.array(recordId).min(1, words.noItems).max(200),
})
export type GiveBackInput = z.output<typeof giveBackInput>

export const signCustodyInput = z.strictObject({ ...byId.shape, ...signatureFields.shape })
export type SignCustodyInput = z.output<typeof signCustodyInput>

/** The paper that somebody signed who does not sign on the screen any more. */
export const attachCustodyInput = z.strictObject({ ...byId.shape, arquivo: randomId('Escolha o arquivo.') })
export type AttachCustodyInput = z.output<typeof attachCustodyInput>

export const custodyList = listOf('-created_at', {
  id: number(),
  tipo: choice(custodyTypeLabels, 'Tipo'),
  id_empresa: number(),
  sistema: text('Sistema'),
  id_funcionario: number(),
  funcionario: text('Pessoa'),
  itens: number('Itens', false),
  situacao: choice(custodyStateLabels, 'Situação'),
  created_at: date('Criação'),
  assinado_em: date('Assinatura'),
  updated_at: date(),
})
export type ListCustodyInput = z.output<typeof custodyList.input>
export const custodyRow = rowOf(custodyList, {
  tipo: z.enum(custodyTypes),
  funcionario: z.string().nullable(),
  situacao: z.enum(custodyStates),
  assinado_em: moment.nullable(),
})
export const custodyGetAnswer = custodyRow.extend({
  texto: z.string(),
  hash: z.string().nullable(),
  arquivo: z.string().nullable(),
  /** As it was drawn on the screen. */
  assinatura: signatureStrokes.nullable(),
  /** The asker is who signs. */
  meu: z.boolean(),
  /** The asker may attach what was signed on paper. */
  anexa: z.boolean(),
  lista: z.array(
    z.strictObject({
      id: recordId,
      patrimonio: z.string().nullable(),
      produto: z.string(),
      quantidade: z.int(),
    }),
  ),
})
export const custodyAnswer = z.strictObject({ id: recordId })
