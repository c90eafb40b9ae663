/** Assets with a number of their own (suprimento_patrimonio) and where they are. */
import * as z from 'zod'
import { moment, money as moneyAnswer, rowOf } from '../answer.ts'
import { active, amount, choice, date, listOf, number, text } from '../list.ts'
import { supplies as words } from '../messages/supplies.ts'
import { addErrors, type RecordErrors } from '../record-errors.ts'
import { createOf, randomId, recordId, updateOf } from '../record.ts'
import { todayInBrazil } from '../today.ts'
import { explained, notFuture } from '../described.ts'
import { optionalIsoDate, optionalMoney, optionalText } from '../validators.ts'
import { assetCode } from './supplies.ts'
import { conditions, stageLabels, stages } from './supply-options.ts'

export const assetFields = z.strictObject({
  patrimonio: assetCode,
  id_produto: explained(recordId, 'Um produto com `serializado`: só esses têm unidades com número.'),
  /** Null: in the store. */
  id_equipe: recordId.nullish(),
})
export type AssetFields = z.output<typeof assetFields>
export const createAssetsInput = createOf(assetFields)
export const assetEditFields = z.strictObject({
  id_equipe: recordId.nullable(),
  ativo: z.boolean(),
  data_compra: notFuture(optionalIsoDate),
  valor_compra: optionalMoney,
  fornecedor: optionalText(120),
  /** The invoice: an own upload (bucket `documentos`). */
  nota_arquivo: randomId().nullish(),
  garantia_ate: optionalIsoDate,
  /** An own upload (bucket `imagens`). */
  foto: randomId().nullish(),
})
export const updateAssetInput = updateOf(assetEditFields)
export type UpdateAssetInput = z.output<typeof updateAssetInput>

/** The days of a purchase, as a record has them or a form fills them in. */
export type PurchaseDays = Pick<UpdateAssetInput, 'data_compra' | 'garantia_ate'>

/** Field → text of what does not fit together in a purchase. */
export function purchaseErrors({ data_compra, garantia_ate }: PurchaseDays): RecordErrors {
  if (data_compra && data_compra > todayInBrazil()) return { data_compra: words.boughtLater }
  return data_compra && garantia_ate && garantia_ate < data_compra
    ? { garantia_ate: words.warrantyBefore }
    : {}
}
export const wholeAssetEdit = assetEditFields.superRefine(addErrors(purchaseErrors))

export const assetList = listOf('-created_at', {
  id: number(),
  patrimonio: text('Patrimônio'),
  id_produto: number(),
  produto: text('Produto'),
  id_empresa: number(),
  sistema: text('Sistema'),
  id_equipe: number(),
  equipe: text('Equipe'),
  id_detentor: number(),
  detentor: text('Com quem está'),
  etapa: choice(stageLabels, 'Etapa', false),
  ativo: active('Ativo'),
  data_compra: date('Compra'),
  /** Null for readers, as all amounts of supplies. */
  valor_compra: amount('Valor da compra'),
  fornecedor: text('Fornecedor'),
  garantia_ate: date('Garantia até'),
  created_at: date('Cadastro'),
  updated_at: date(),
})
export type ListAssetsInput = z.output<typeof assetList.input>
export const assetRow = rowOf(assetList, {
  id_equipe: recordId.nullable(),
  equipe: z.string().nullable(),
  id_detentor: recordId.nullable(),
  detentor: z.string().nullable(),
  etapa: z.enum(stages).nullable(),
  data_compra: z.string().nullable(),
  valor_compra: moneyAnswer.nullable(),
  fornecedor: z.string().nullable(),
  garantia_ate: z.string().nullable(),
})
export const assetRecord = assetRow.extend({
  foto: z.string().nullable(),
  /** Null for readers: it shows the amount. */
  nota_arquivo: z.string().nullable(),
})

/** The names of suppliers that were written before. */
export const assetSuppliersAnswer = z.array(z.string())

/** The whole way of an asset, newest first: its stages, who had it, and what was done to it. */
export const assetWayAnswer = z.array(
  z.strictObject({
    tipo: z.enum(['etapa', 'custodia', 'contagem', 'servico']),
    id: recordId,
    em: moment,
    ate: moment.nullable(),
    etapa: z.enum(stages).nullable(),
    equipe: z.string().nullable(),
    pessoa: z.string().nullable(),
    condicao: z.enum(conditions).nullable(),
    texto: z.string().nullable(),
  }),
)

/** What a code on a label is, for who scans it. */
export const findCodeInput = z.strictObject({
  codigo: assetCode,
  /** Two providers may give the same number or code: the one that is meant. */
  id_empresa: recordId.optional(),
})
export type FindCodeInput = z.output<typeof findCodeInput>
export const findCodeAnswer = z.strictObject({
  patrimonio: z
    .strictObject({
      id: recordId,
      patrimonio: z.string(),
      id_produto: recordId,
      produto: z.string(),
      id_empresa: recordId,
      id_equipe: recordId.nullable(),
      equipe: z.string().nullable(),
      detentor: z.string().nullable(),
      /** Its open movement. */
      id_movimento: recordId.nullable(),
      etapa: z.enum(stages).nullable(),
    })
    .nullable(),
  produto: z.strictObject({ id: recordId, nome: z.string(), id_empresa: recordId }).nullable(),
})

export const custodyListItem = z.strictObject({
  id: recordId,
  id_custodia: recordId,
  id_patrimonio: recordId.nullable(),
  patrimonio: z.string().nullable(),
  id_produto: recordId,
  produto: z.string(),
  quantidade: z.int(),
  desde: moment,
  /** A return that waits for its signature. */
  em_devolucao: z.boolean(),
})
export const custodyItemsInput = z.strictObject({ id_funcionario: recordId })
export const custodyItemsAnswer = z.array(custodyListItem)
