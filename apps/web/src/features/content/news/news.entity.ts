import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const newsItems = defineEntity(trpc.news, {
  label: 'Novidades',
  noun: ['novidade', 'novidades'],
  add: 'Nova novidade',
  module: 'novidades',
  base: '/news',
  name: ({ titulo }) => titulo,
  history: historyOf(['novidade'], {
    titulo: 'Título',
    resumo: 'Resumo',
    fonte: 'Fonte',
    url: 'Link',
    hashtag: 'Hashtags',
    id_empresa: 'Provedor',
    id_departamento: 'Departamento',
    importante: 'Importante',
    requer_lido: 'Exige leitura',
    publicar_em: 'Publicação',
    expira_em: 'Expiração',
    ativo: 'Ativo',
  }),
})
