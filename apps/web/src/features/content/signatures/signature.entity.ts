import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const signatures = defineEntity(trpc.signatures, {
  label: 'Modelos de assinatura',
  noun: ['modelo', 'modelos'],
  module: 'marketing',
  name: ({ nome }) => nome,
  history: historyOf(['assinatura_modelo'], {
    nome: 'Nome',
    id_empresa: 'Provedor',
    html: 'HTML',
    site: 'Site',
    padrao: 'Padrão do provedor',
    ativo: 'Ativo',
  }),
})
