/** Assets with a number of their own (suprimento_patrimonio) and where they are. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { boolean, date, listOf, number, text } from '../list.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { assetCode } from './supplies.ts'
import { conditions, stages } from './supply-options.ts'

export const assetFields = z.strictObject({
  patrimonio: assetCode,
  id_produto: recordId,
  /** Null: in the store. */
  id_equipe: recordId.nullish(),
})
export type AssetFields = z.output<typeof assetFields>
export const createAssetsInput = createOf(assetFields)
export const assetEditFields = z.strictObject({
  id_equipe: recordId.nullable(),
  ativo: z.boolean(),
})
export const updateAssetInput = updateOf(assetEditFields)
export type UpdateAssetInput = z.output<typeof updateAssetInput>

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
  etapa: text('Etapa', false),
  ativo: boolean('Ativo'),
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
})

/** The whole way of an asset, newest first: its stages and who had it. */
export const assetWayAnswer = z.array(
  z.strictObject({
    tipo: z.enum(['etapa', 'custodia', 'contagem']),
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
export const findCodeInput = z.strictObject({ codigo: assetCode })
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
