import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const applications = defineEntity(trpc.applications, {
  label: 'Aplicações',
  noun: ['aplicação', 'aplicações'],
  module: 'configuracao',
  name: ({ nome }) => nome,
  history: historyOf(['aplicacao'], {
    nome: 'Nome',
    descricao: 'Descrição',
    url: 'Endereço',
    categoria: 'Categoria',
    icone: 'Ícone',
    roles: 'Quem abre',
    id_empresa: 'Provedor',
    ordem: 'Ordem',
    nova_aba: 'Abre em nova aba',
    ativo: 'Ativo',
  }),
})
