import {
  criteria,
  holidayActions,
  quietActions,
  sendings,
  shiftWords,
} from '@intranet/contract/marketing/communication-words'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'
import { ruleEdit } from '../communication-addresses.ts'

interface NamedRule {
  criterio: keyof typeof criteria
  envio: keyof typeof sendings
  tempo: number | null
  turno: keyof typeof shiftWords
}

/** "Data de Nascimento, No dia, T (13:00)" */
export const ruleName = ({ criterio, envio, tempo, turno }: NamedRule) =>
  [criteria[criterio], sendings[envio], tempo && `${tempo} d`, shiftWords[turno]].filter(Boolean).join(', ')

export const rules = defineEntity(trpc.communicationRules, {
  label: 'Regras',
  noun: ['regra', 'regras'],
  module: 'regua_comunicacao',
  name: (rule) => `a regra ${ruleName(rule)}`,
  edit: ({ campanha_id, id }) => ruleEdit(campanha_id, id),
  consequences: () => [
    'A regra deixa de enviar e o que está na fila é cancelado.',
    'O registro dos envios é mantido.',
  ],
  history: historyOf(
    ['campanha_regras'],
    {
      criterio: 'Critério',
      envio: 'Envio',
      tempo: 'Tempo',
      data_especifica: 'Data Específica',
      turno: 'Turno',
      ativo: 'Ativo',
      whatsapp: 'WhatsApp',
      email: 'E-mail',
      sms: 'SMS',
      template_whatsapp: 'Template',
      titulo_email: 'Título do e-mail',
      mensagem_email: 'Mensagem do e-mail',
      mensagem_sms: 'Mensagem do SMS',
      silencio_inicio: 'Silêncio das',
      silencio_fim: 'Silêncio até',
      silencio_acao: 'Turno no silêncio',
      feriado_acao: 'Feriado na cidade do cliente',
      segurar_incidente: 'Segura em incidente',
    },
    {
      choices: {
        criterio: criteria,
        envio: sendings,
        turno: shiftWords,
        silencio_acao: quietActions,
        feriado_acao: holidayActions,
      },
      kinds: { template_whatsapp: 'reference' },
    },
  ),
})
