/** What the procedures of sales under audit answer. */
import * as z from 'zod'
import { moment, money, rowOf } from '../answer.ts'
import { coded } from '../described.ts'
import { recordId } from '../record.ts'
import {
  activationStateLabels,
  activationStates,
  commissions,
  queues,
  saleStates,
} from './backoffice-options.ts'
import { saleChecklist, saleList } from './sales.ts'

export const saleRow = rowOf(saleList, {
  id_lead: recordId.nullable(),
  cod_cliente: z.string().nullable(),
  contrato: z.string().nullable(),
  documento: z.string().nullable(),
  cidade: z.string().nullable(),
  produto: z.string().nullable(),
  valor: money.nullable(),
  id_vendedor: recordId.nullable(),
  vendedor: z.string().nullable(),
  situacao: z.enum(saleStates),
  comissao: z.enum(commissions),
  id_auditor: recordId.nullable(),
  auditor: z.string().nullable(),
})

export const saleGetAnswer = saleRow.extend({
  checklist: saleChecklist,
  fone: z.string().nullable(),
  cod_lead: z.string().nullable(),
  estado: z.string().nullable(),
  sistema: z.string(),
  observacao: z.string().nullable(),
  motivo: z.string().nullable(),
  decidida_em: moment.nullable(),
  id_ativacao: recordId.nullable(),
  /** A sale whose connection works is not cancelled. */
  situacao_ativacao: coded(z.enum(activationStates), activationStateLabels).nullable(),
})

export const saleStepAnswer = z.strictObject({
  id: recordId,
  situacao: z.enum(saleStates),
  updated_at: moment,
})
export const broughtSales = z.strictObject({ trazidas: z.int() })
/** The item somebody got; null when the queue is empty. */
export const takenItem = z.strictObject({ fila: z.enum(queues), id: recordId.nullable() })

/** The tiles of the home. `atrasados` are those past their time. */
const tile = z.strictObject({ total: z.int(), atrasados: z.int() })
export const deskSummary = z.strictObject({
  vendas: tile,
  ativacoes_hoje: tile,
  reagendar: tile,
  qualificacoes: tile,
  problemas: tile,
  estornos: tile,
})
