import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const articles = defineEntity(trpc.handbook, {
  label: 'Artigos do manual',
  noun: ['artigo', 'artigos'],
  add: 'Novo artigo',
  module: 'manual',
  base: '/employee-handbook',
  name: ({ titulo }) => titulo,
  history: historyOf(
    ['manual_artigo'],
    {
      titulo: 'Título',
      resumo: 'Resumo',
      id_empresa: 'Provedor',
      requer_lido: 'Exige leitura',
      ordem: 'Ordem',
      versao: 'Versão',
      situacao: 'Situação',
      vigencia_inicio: 'Vigência',
    },
    { choices: { situacao: { rascunho: 'Rascunho', publicado: 'Publicado', arquivado: 'Arquivado' } } },
  ),
})
