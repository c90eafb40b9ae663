import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const questions = defineEntity(trpc.faq, {
  label: 'Perguntas frequentes',
  noun: ['pergunta', 'perguntas'],
  add: 'Nova pergunta',
  module: 'perguntas_frequentes',
  base: '/faq',
  name: ({ pergunta }) => pergunta,
  history: historyOf(['faq_pergunta'], {
    pergunta: 'Pergunta',
    palavras_chave: 'Palavras-chave',
    publico: 'Público',
    id_empresa: 'Provedor',
    id_departamento: 'Departamento',
    ordem: 'Ordem',
    ativo: 'Ativo',
  }),
})
