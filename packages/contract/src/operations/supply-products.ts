/** Products of the squads (suprimento_produto), what they are worth, and their least stock. */
import * as z from 'zod'
import { moment, money as moneyAnswer, rowOf } from '../answer.ts'
import { active, amount, boolean, choice, date, listOf, number, text } from '../list.ts'
import { byId, recordId, seenVersion } from '../record.ts'
import { money } from '../validators.ts'
import { quantity } from './supplies.ts'
import { unitLabels, units } from './supply-options.ts'

const columns = {
  id: number(),
  nome: text('Produto'),
  codigo_erp: text('Código'),
  id_empresa: number(),
  sistema: text('Sistema'),
  unidade: choice(unitLabels, 'Unidade'),
  serializado: boolean('Com patrimônio'),
  /** Employees may ask for it. */
  solicitavel: boolean('Pode ser pedido'),
  ativo: active('Ativo'),
}

export const productList = listOf('nome', { ...columns, updated_at: date() })
export type ListProductsInput = z.output<typeof productList.input>
export const productRow = rowOf(productList, { unidade: z.enum(units) })

/** Values are for requesters and managers; quantities and totals are counted by stage. */
export const valueList = listOf(
  'nome',
  {
    ...columns,
    valor_unitario: amount('Valor unitário'),
    retirada: number('Retiradas', false),
    devolucao: number('Devoluções', false),
    retorno: number('Retornos', false),
    manutencao: number('Em manutenção', false),
    reciclagem: number('Reciclagem', false),
    valor_retirada: amount('Valor em retirada', false),
    valor_devolucao: amount('Valor em devolução', false),
    valor_retorno: amount('Valor retornado', false),
    valor_manutencao: amount('Valor em manutenção', false),
    valor_reciclagem: amount('Valor reciclado', false),
    total: amount('Total', false),
    updated_at: date(),
  },
  {
    /** Only what is with, or came from, this squad. */
    id_equipe: recordId.optional(),
  },
)
export type ListValuesInput = z.output<typeof valueList.input>
export const valueRow = rowOf(valueList, {
  unidade: z.enum(units),
  valor_unitario: moneyAnswer,
  retirada: z.int(),
  devolucao: z.int(),
  retorno: z.int(),
  manutencao: z.int(),
  reciclagem: z.int(),
  valor_retirada: moneyAnswer,
  valor_devolucao: moneyAnswer,
  valor_retorno: moneyAnswer,
  valor_manutencao: moneyAnswer,
  valor_reciclagem: moneyAnswer,
  total: moneyAnswer,
})
export const valueTotalsInput = z.strictObject({ id_equipe: recordId.optional() }).prefault({})
export type ValueTotalsInput = z.output<typeof valueTotalsInput>
export const valueTotalsAnswer = z.strictObject({
  retirada: moneyAnswer,
  devolucao: moneyAnswer,
  retorno: moneyAnswer,
  manutencao: moneyAnswer,
  reciclagem: moneyAnswer,
  total: moneyAnswer,
})

export const updateProductInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  valor_unitario: money.optional(),
  solicitavel: z.boolean().optional(),
})
export type UpdateProductInput = z.output<typeof updateProductInput>

export const productOptionsInput = z
  .strictObject({ incluir: recordId.optional(), id_empresa: recordId.optional() })
  .prefault({})
export const productOptionsAnswer = z.array(
  z.strictObject({
    id: recordId,
    nome: z.string(),
    codigo_erp: z.string(),
    id_empresa: recordId,
    sistema: z.string(),
    serializado: z.boolean(),
  }),
)

/** What a squad has of each product, by the ERP, and how little is too little. */
export const stockList = listOf('produto', {
  id: number(),
  id_equipe: number(),
  equipe: text('Equipe'),
  id_empresa: number(),
  sistema: text('Sistema'),
  id_produto: number(),
  produto: text('Produto'),
  codigo_erp: text('Código'),
  quantidade: number('Quantidade'),
  minimo: number('Mínimo'),
  baixo: boolean('Abaixo do mínimo'),
  updated_at: date(),
})
export type ListStockInput = z.output<typeof stockList.input>
export const stockRow = rowOf(stockList, { minimo: z.int().nullable() })

export const setMinimumInput = z.strictObject({
  id_equipe: recordId,
  id_produto: recordId,
  /** Null: no notice. */
  minimo: quantity.nullable(),
})
export type SetMinimumInput = z.output<typeof setMinimumInput>
export const setMinimumAnswer = z.strictObject({ id: recordId, updated_at: moment })
