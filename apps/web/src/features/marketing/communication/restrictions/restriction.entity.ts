import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const restrictions = defineEntity('restrictions', {
  label: 'Restrições de envio',
  noun: ['restrição', 'restrições'],
  module: 'regua_comunicacao',
  name: ({ nome_razaosocial, cod_cliente }) => nome_razaosocial ?? cod_cliente,
  history: historyOf(['relacionamento_preferencias_cliente'], {
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    sms: 'SMS',
    nome_razaosocial: 'Nome',
    cod_cliente: 'Código',
  }),
})
