/** Counts of a squad and their lines (suprimento_contagem, inventario). See docs/operations.md#counts. */
import * as z from 'zod'
import { supplies as words } from '../messages/supplies.ts'
import { boolean, choice, date, listOf, number, text } from '../list.ts'
import { byId, recordId, seenVersion } from '../record.ts'
import { momentText } from '../moment-text.ts'
import { optional, optionalText } from '../validators.ts'
import { assetCode, orderNumber } from './supplies.ts'
import { countResultLabels, origins, originLabels } from './supply-options.ts'

/** Counted: nothing is an answer too. */
export const countedQuantity = z
  .int(words.badQuantity)
  .min(0, words.badQuantity)
  .max(1_000_000, words.badQuantity)

const columns = {
  id: number(),
  id_contagem: number(),
  id_equipe: number(),
  equipe: text('Equipe'),
  id_empresa: number(),
  sistema: text('Sistema'),
  cidade: text('Cidade'),
  id_produto: number(),
  produto: text('Produto'),
  patrimonio: text('Patrimônio'),
  os: text('OS'),
  origem: choice(originLabels, 'Origem'),
  equipe_dona: text('Equipe do patrimônio'),
  quantidade_sistema: number('Qtd sistema'),
  quantidade_informada: number('Qtd informada'),
  quantidade_validada: number('Qtd validada'),
  divergencia: number('Diferença'),
  resultado: choice(countResultLabels, 'Resultado'),
  local: text('Local'),
  observacao: text('Observação', false),
  validado: boolean('Validado'),
  validado_por: text('Validado por'),
  validado_em: date('Validado em'),
  created_at: date(),
  updated_at: date(),
}
export const inventoryList = listOf('id', columns)
export type ListInventoryInput = z.output<typeof inventoryList.input>

/** What may be said of a line; `validado` and `quantidade_validada` are a manager's. */
export const inventoryFields = z.strictObject({
  quantidade_informada: countedQuantity,
  quantidade_validada: countedQuantity,
  patrimonio: assetCode,
  os: orderNumber,
  observacao: optionalText(450),
  validado: z.boolean(),
})
export const updateInventoryInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  ...inventoryFields.partial().shape,
  /** Null empties them. */
  os: orderNumber.nullish(),
  quantidade_validada: countedQuantity.nullish(),
})
export type UpdateInventoryInput = z.output<typeof updateInventoryInput>

/** What a dialog asks of a line besides its quantity. */
export const lineNoteFields = z.strictObject({
  observacao: optionalText(450),
  os: optional(orderNumber),
  patrimonio: optional(assetCode),
  quantidade_validada: countedQuantity.nullish(),
})

export const startCountInput = z.strictObject({ id_equipe: recordId })
export const countInput = byId

/** A line of one's own: a product by quantity, or an asset. */
export const countLineFields = z.strictObject({
  id_equipe: recordId,
  id_produto: recordId,
  patrimonio: assetCode.nullish(),
  quantidade_informada: countedQuantity.nullish(),
  origem: z.enum(origins).default('estoque'),
  os: orderNumber.nullish(),
  observacao: optionalText(450),
})
export type CountLineFields = z.output<typeof countLineFields>
export const addLinesInput = z.strictObject({ objects: z.array(countLineFields).min(1).max(500) })

/** The list of lines; with `objects` those are added to the open counts of their squads first. */
export const inventoryCall = listOf('id', columns, {
  objects: z.array(countLineFields).min(1).max(500).optional(),
})
export type InventoryCallInput = z.output<typeof inventoryCall.input>

export const MOST_READINGS = 10_000
export const reading = z.strictObject({
  /** Made by the phone: the same one is never counted twice. */
  chave: z.uuid(),
  codigo: assetCode,
  quantidade: countedQuantity.default(1),
  local: optionalText(120),
  lido_em: momentText,
})
export type Reading = z.output<typeof reading>
export const sendReadingsInput = z.strictObject({
  ...byId.shape,
  leituras: z.array(reading).min(1).max(MOST_READINGS),
})
export type SendReadingsInput = z.output<typeof sendReadingsInput>

export const registerUnknownInput = z.strictObject({ ...byId.shape, id_produto: recordId })

/** Lines by name, or else of a count. */
export const validateLinesInput = z
  .strictObject({
    ids: z.array(recordId).min(1).max(500).optional(),
    id_contagem: recordId.optional(),
    /** Of a count: the lines alone where what was informed is what the system says. */
    iguais: z.literal(true).optional(),
    /** The reason of every line that differs and has none yet. */
    observacao: optionalText(450),
    /** The newest of the lines as they were read. */
    ...seenVersion.shape,
  })
  .refine(({ ids, id_contagem }) => ids !== undefined || id_contagem !== undefined, {
    error: words.noItems,
    path: ['ids'],
  })
export type ValidateLinesInput = z.output<typeof validateLinesInput>
