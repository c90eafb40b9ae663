/** What is on its way from a customer back to the stock (suprimento_movimento). See docs/operations.md#supplies. */
import * as z from 'zod'
import { explained } from '../described.ts'
import { supplies as words } from '../messages/supplies.ts'
import { amount, boolean, choice, date, listOf, number, text, momentDay } from '../list.ts'
import { compared } from '../provider-figures.ts'
import { byId, recordId, seenVersion, uploadId } from '../record.ts'
import { nameText, optionalMoney, optionalText, requiredText } from '../validators.ts'
import {
  conditionLabels,
  conditions,
  firstStages,
  nextStages,
  stageLabels,
  stages,
} from './supply-options.ts'

/** A number of an order: digits. */
export const orderNumber = z
  .string()
  .trim()
  .regex(/^\d{1,20}$/, words.badOrder)
/** A code as it is on a label. */
export const assetCode = requiredText(60).overwrite((code) => code.toUpperCase())
export const quantity = z.int(words.badQuantity).min(1, words.badQuantity).max(1_000_000, words.badQuantity)

const noText = (value: string | null | undefined) => value || null
const optionalOrder = z
  .string()
  .trim()
  .regex(/^\d{0,20}$/, words.badOrder)
  .transform(noText)
  .nullish()
const optionalAsset = z
  .string()
  .trim()
  .max(60)
  .transform((code) => code.toUpperCase() || null)
  .nullish()

export const movementFields = z.strictObject({
  /** `retirada`; `devolucao` for what a squad hands in without a removal. */
  etapa: z.enum(firstStages).default('retirada'),
  os: optionalOrder,
  patrimonio: explained(optionalAsset, 'O número de uma unidade, só de um produto com `serializado`.'),
  id_produto: recordId,
  quantidade: quantity.default(1),
  id_equipe: recordId,
  /** Without one: the squad's. */
  cidade: optionalText(120),
  cod_cliente: optionalText(40),
  /** The first name alone is kept. */
  cliente: optionalText(120),
  condicao: z.enum(conditions).nullish(),
  motivo: optionalText(450),
})
export type MovementFields = z.output<typeof movementFields>
export const registerMovementsInput = z.strictObject({ objects: z.array(movementFields).min(1).max(500) })

const stepFields = {
  etapa: z.enum(nextStages),
  condicao: z.enum(conditions).nullish(),
  motivo: optionalText(450),
  fornecedor: optionalText(120),
}
export const advanceInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  ...stepFields,
  /** What the repair cost. */
  custo: optionalMoney,
})
export const advanceAllInput = z.strictObject({ ids: z.array(recordId).min(1).max(500), ...stepFields })
export type AdvanceInput = Omit<z.output<typeof advanceInput>, 'id' | 'updated_at'>

export const editOrderFields = z.strictObject({ os: orderNumber, patrimonio: assetCode })
export const editOrderInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  ...editOrderFields.shape,
})
export type EditOrderInput = z.output<typeof editOrderInput>

export const checkOrderInput = z.strictObject({ ...byId.shape, ...seenVersion.shape })
export type CheckOrderInput = z.output<typeof checkOrderInput>

export const closeLotFields = z.strictObject({
  numero: requiredText(40),
  destinacao: nameText(160),
  /** The certificate of where it went: an own upload (bucket `documentos`). */
  certificado: uploadId(),
})
export const closeLotInput = z.strictObject({
  ids: z.array(recordId).min(1, words.noItems).max(500),
  ...closeLotFields.shape,
})
export type CloseLotInput = z.output<typeof closeLotInput>

export const movementList = listOf(
  '-data_entrada',
  {
    id: number(),
    data_entrada: momentDay('Data'),
    etapa: choice(stageLabels, 'Etapa'),
    os: text('OS'),
    patrimonio: text('Patrimônio'),
    id_produto: number(),
    produto: text('Produto'),
    codigo_erp: text('Código'),
    quantidade: number('Quantidade'),
    id_equipe: number(),
    equipe: text('Equipe'),
    id_empresa: number(),
    sistema: text('Sistema'),
    cidade: text('Cidade'),
    cod_cliente: text('Cliente'),
    cliente: text('Nome', false),
    origem: text('Origem'),
    condicao: choice(conditionLabels, 'Condição'),
    motivo: text('Motivo', false),
    fornecedor: text('Fornecedor'),
    custo: amount('Custo'),
    dias: number('Dias', false),
    conferido_por: text('Conferido por'),
    id_lote: number(),
    lote: text('Lote'),
    destinacao: text('Destinação'),
    alternativo: boolean(),
    /** Why it is in the alternative list. */
    alternativo_por: text('Por que está aqui', false),
    updated_at: date(),
  },
  {
    /** Screens show one stage each; without one: all that stand somewhere. */
    etapa: z.enum(stages).optional(),
  },
)
export type ListMovementsInput = z.output<typeof movementList.input>

export const dashboardInput = z
  .strictObject({
    /** Provider. */
    id_empresa: recordId.optional(),
    /** The same by its key. */
    sistema: z.string().max(60).optional(),
    cidade: z.string().max(120).optional(),
    id_equipe: recordId.optional(),
    /** Weeks and counts of these days; the last twelve weeks without them. */
    de: z.iso.date().optional(),
    ate: z.iso.date().optional(),
    comparar: compared,
  })
  .prefault({})
export type DashboardInput = z.output<typeof dashboardInput>
