import { templateCategories, templateStates } from '@intranet/contract/marketing/communication-words'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const templates = defineEntity('whatsappTemplates', {
  label: 'Templates',
  noun: ['template', 'templates'],
  add: 'NOVO TEMPLATE',
  module: 'regua_comunicacao',
  base: '/marketing/communication-templates',
  name: ({ nome }) => nome,
  history: historyOf(
    ['template_whatsapp'],
    {
      nome: 'Nome',
      id_empresa: 'Provedor',
      idioma: 'Idioma',
      categoria: 'Categoria',
      status: 'Status',
      corpo: 'Texto',
      botao: 'Botão',
    },
    { choices: { categoria: templateCategories, status: templateStates } },
  ),
})
