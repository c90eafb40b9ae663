import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const careerTemplates = defineEntity('careerTemplates', {
  label: 'Mensagens aos candidatos',
  noun: ['mensagem', 'mensagens'],
  add: 'Nova mensagem',
  module: 'banco_talentos',
  base: '/careers/templates',
  name: ({ nome }) => nome,
  history: historyOf(['carreira_modelo'], {
    etapa: 'Etapa',
    nome: 'Nome',
    assunto: 'Assunto',
    texto: 'Texto',
    padrao: 'Padrão da etapa',
    ativo: 'Status',
  }),
})
