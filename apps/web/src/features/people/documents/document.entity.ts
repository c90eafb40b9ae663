import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const documents = defineEntity(trpc.documents, {
  label: 'Documentos',
  noun: ['documento', 'documentos'],
  add: 'Novo documento',
  module: 'rh',
  base: '/documents',
  name: ({ titulo }) => titulo,
  history: historyOf(['rh_documento'], {
    titulo: 'Título',
    data_emissao: 'Emissão',
    data_validade: 'Validade',
    requer_assinatura: 'Pede ciência',
    versao: 'Versão',
    substituido: 'Substituído por outra versão',
    ativo: 'Ativo',
  }),
})
