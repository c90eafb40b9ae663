import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const erpConnections = defineEntity(trpc.erp, {
  label: 'Conexões',
  noun: ['conexão', 'conexões'],
  add: 'Nova conexão',
  module: 'configuracao',
  base: '/sales/internal/erp',
  name: ({ empresa }) => `a conexão de ${empresa}`,
  history: historyOf(['empresa_erp'], { url: 'Endereço', permite_http: 'Permite http', ativo: 'Ativo' }),
})
