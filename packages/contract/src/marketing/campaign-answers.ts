/** What the procedures of campaign answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { communicationCampaignList } from './communication-campaigns.ts'

export const campaignRow = rowOf(communicationCampaignList, {
  id_usuario: recordId.nullable(),
  id_empresa: recordId,
  ultima_execucao: moment.nullable(),
})

export const campaignWithRulesAnswer = campaignRow.extend({
  campanha_regras: z.array(
    z.strictObject({
      sistema: z.string(),
      id: recordId,
      email: z.boolean(),
      ativo: z.boolean(),
      updated_at: moment,
      id_empresa: recordId,
      aprovador: z.string().nullable(),
      provedor: z.string(),
      campanha: z.string(),
      ultima_execucao: moment.nullable(),
      campanha_id: z.number(),
      template_whatsapp: z.number().nullable(),
      id_usuario: recordId.nullable(),
      whatsapp: z.boolean(),
      sms: z.boolean(),
      id_solicitante: recordId.nullable(),
      aprovacao_publico: z.number().nullable(),
      aprovada_em: moment.nullable(),
      criado: moment,
      data_especifica: z.string().nullable(),
      mensagem_email: z.string().nullable(),
      mensagem_sms: z.string().nullable(),
      solicitada_em: moment.nullable(),
      tempo: z.number().nullable(),
      titulo_email: z.string().nullable(),
      campanha_ativa: z.boolean(),
      criterio: z.enum(['data_contratacao', 'data_ativacao', 'data_especifica', 'data_aniversario']),
      envio: z.enum(['anual', 'no_dia', 'dia_seguinte', 'dia_anterior']),
      turno: z.enum(['M', 'T', 'N']),
      template_nome: z.string().nullable(),
      silencio_inicio: z.string().nullable(),
      silencio_fim: z.string().nullable(),
      silencio_acao: z.enum(['pular', 'proximo_turno']),
      feriado_acao: z.enum(['pular', 'proximo_turno', 'enviar']),
      segurar_incidente: z.boolean(),
      aprovacao: z.enum(['pendente', 'dispensada', 'necessaria', 'aprovada']),
      solicitante: z.string().nullable(),
      proximo_envio: moment.nullable(),
    }),
  ),
})

export const campaignCreateAnswer = z.array(
  z.strictObject({ id: recordId, nome: z.string(), ativo: z.boolean() }),
)

export const campaignUpdateAnswer = z.strictObject({ ativo: z.boolean(), id: recordId, updated_at: moment })
