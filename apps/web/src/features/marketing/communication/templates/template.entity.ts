import { whatsappTemplate } from '@intranet/contract/marketing/whatsapp-templates'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const templates = defineEntity(trpc.whatsappTemplates, {
  label: 'Templates',
  noun: ['template', 'templates'],
  add: 'NOVO TEMPLATE',
  module: 'regua_comunicacao',
  base: '/marketing/communication-templates',
  name: ({ nome, provedor }) => called('o modelo', nome, provedor),
  history: historyFrom(whatsappTemplate),
})
