import { marketingEvent } from '@intranet/contract/messages/marketing-events'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const events = defineEntity('marketingEvents', {
  label: 'Eventos',
  noun: ['evento', 'eventos'],
  add: 'NOVO EVENTO',
  module: 'eventos',
  base: '/marketing/events',
  name: ({ evento }) => evento,
  active: ({ status }) => status,
  switchOff: 'Desativar',
  texts: marketingEvent,
  history: historyOf(
    ['rh_marketing_eventos'],
    {
      evento: 'Evento',
      site_evento: 'Site',
      local: 'Local',
      endereco: 'Endereço',
      cidade: 'Cidade',
      data_inicio: 'Início',
      data_fim: 'Fim',
      status: 'Status',
    },
    {
      choices: { status: { true: 'Ativo', false: 'Inativo' } },
    },
  ),
})
