import { eventEntity } from '@intranet/contract/marketing/events'
import { marketingEvent } from '@intranet/contract/messages/marketing-events'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const events = defineEntity(trpc.marketingEvents, {
  label: 'Eventos',
  noun: ['evento', 'eventos'],
  add: 'NOVO EVENTO',
  module: 'eventos',
  base: '/marketing/events',
  name: ({ evento, cidade_nome }) => called('o evento', evento, cidade_nome),
  active: ({ status }) => status,
  switchOff: 'Desativar',
  texts: marketingEvent,
  history: historyFrom(eventEntity, {
    labels: { status: 'Status' },
    choices: { status: { true: 'Ativo', false: 'Inativo' } },
  }),
})
