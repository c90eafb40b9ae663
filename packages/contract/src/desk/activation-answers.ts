/** What the procedures of activations answer. */
import * as z from 'zod'
import { coded } from '../described.ts'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import {
  activationStates,
  dayPartLabels,
  dayParts,
  saleStateLabels,
  saleStates,
} from './backoffice-options.ts'
import { activationList } from './activations.ts'

export const activationRow = rowOf(activationList, {
  data_agendada: z.string().nullable(),
  periodo: coded(z.enum(dayParts), dayPartLabels).nullable(),
  os: z.string().nullable(),
  cod_cliente: z.string().nullable(),
  cidade: z.string().nullable(),
  equipe: z.string().nullable(),
  situacao: z.enum(activationStates),
  data_ativacao: moment.nullable(),
  id_responsavel: recordId.nullable(),
  responsavel: z.string().nullable(),
})
export const activationGetAnswer = activationRow.extend({
  /** Of its sale: one that was cancelled begins again while it is approved. */
  situacao_venda: coded(z.enum(saleStates), saleStateLabels),
  motivo: z.string().nullable(),
  fone: z.string().nullable(),
  produto: z.string().nullable(),
  data_venda: moment,
  id_qualificacao: recordId.nullable(),
})
export const activationStepAnswer = z.strictObject({
  id: recordId,
  situacao: z.enum(activationStates),
  updated_at: moment,
})
