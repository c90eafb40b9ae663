import { newsItem } from '@intranet/contract/content/news'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const newsItems = defineEntity(trpc.news, {
  label: 'Novidades',
  noun: ['novidade', 'novidades'],
  add: 'Nova novidade',
  module: 'novidades',
  base: '/news',
  name: ({ titulo }) => titulo,
  history: historyFrom(newsItem),
})
