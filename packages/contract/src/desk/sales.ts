/** Sales under audit (bo_venda). See docs/desk.md#sales. */
import * as z from 'zod'
import { amount, choice, date, documentNumber, listOf, momentDay, number, summed, text } from '../list.ts'
import { byId, recordId, seenVersion } from '../record.ts'
import { isoDate, maxDialogText, optionalText } from '../validators.ts'
import {
  checklistItems,
  commissionLabels,
  queues,
  saleStateLabels,
  saleStepKeys,
  type ChecklistItem,
} from './backoffice-options.ts'

export const saleChecklist = z.strictObject(
  Object.fromEntries(checklistItems.map((item) => [item, z.boolean()])) as Record<
    ChecklistItem,
    z.ZodBoolean
  >,
)
export type SaleChecklist = z.output<typeof saleChecklist>

/** What an auditor writes down meanwhile, without deciding. */
export const saleFields = z.strictObject({
  checklist: saleChecklist,
  observacao: optionalText(maxDialogText),
})
export const updateSaleInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  ...saleFields.partial().shape,
})
export type UpdateSaleInput = z.output<typeof updateSaleInput>

export const stepSaleInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  situacao: z.enum(saleStepKeys),
  checklist: saleChecklist.optional(),
  observacao: optionalText(maxDialogText),
  /** Why it is cancelled, or what is missing. */
  motivo: optionalText(maxDialogText),
})
export type StepSaleInput = z.output<typeof stepSaleInput>

/** A sale that is not in the desk yet, by its lead. */
export const createSalesInput = z.strictObject({
  objects: z
    .array(z.strictObject({ id_lead: recordId }))
    .min(1)
    .max(500),
})
/** "Trazer vendas desde…": the first day of the sales to take in. */
export const bringSalesInput = z.strictObject({ desde: isoDate })

export const queueInput = z.strictObject({ fila: z.enum(queues) })
export const releaseInput = z.strictObject({ fila: z.enum(queues), id: recordId })

export const saleList = listOf('-data_venda', {
  id: number(),
  id_lead: number(),
  data_venda: momentDay('Data'),
  id_empresa: number(),
  empresa: text('Provedor'),
  cod_cliente: text('Código'),
  contrato: text('Contrato'),
  cliente: text('Cliente'),
  documento: documentNumber('Documento'),
  cidade: text('Cidade'),
  produto: text('Produto'),
  valor: summed(amount('Valor')),
  id_vendedor: number(),
  vendedor: text('Vendedor'),
  itens: number('Checklist'),
  situacao: choice(saleStateLabels, 'Situação'),
  comissao: choice(commissionLabels, 'Comissão'),
  id_auditor: number(),
  auditor: text('Auditor'),
  prazo: date('Prazo'),
  created_at: date(),
  updated_at: date(),
})
export type ListSalesInput = z.output<typeof saleList.input>
