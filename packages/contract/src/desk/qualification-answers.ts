/** What the procedures of welcome calls answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { callResults, qualificationStates } from './backoffice-options.ts'
import { qualificationList } from './qualifications.ts'

export const qualificationRow = rowOf(qualificationList, {
  cod_cliente: z.string().nullable(),
  cidade: z.string().nullable(),
  contato_em: moment.nullable(),
  resultado: z.enum(callResults).nullable(),
  nps: z.int().nullable(),
  situacao: z.enum(qualificationStates),
  retornar_em: moment.nullable(),
  id_responsavel: recordId.nullable(),
  responsavel: z.string().nullable(),
  data_ativacao: moment.nullable(),
})
export const qualificationGetAnswer = qualificationRow.extend({
  id_venda: recordId,
  fone: z.string().nullable(),
  produto: z.string().nullable(),
  internet_ok: z.boolean().nullable(),
  dados_conferidos: z.boolean().nullable(),
  vencimento_ciente: z.boolean().nullable(),
  observacao: z.string().nullable(),
  tentativas: z.array(
    z.strictObject({
      id: recordId,
      contato_em: z.string(),
      resultado: z.enum(callResults),
      observacao: z.string().nullable(),
      usuario: z.string().nullable(),
    }),
  ),
})
export const callAnswer = z.strictObject({
  id: recordId,
  situacao: z.enum(qualificationStates),
  updated_at: moment,
})
