import { newsItem } from '@intranet/contract/content/news'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const newsItems = defineEntity(trpc.news, {
  label: 'Novidades',
  noun: ['novidade', 'novidades'],
  add: 'Nova novidade',
  module: 'novidades',
  base: '/news',
  name: ({ titulo }) => called('a novidade', titulo),
  history: historyFrom(newsItem),
})
