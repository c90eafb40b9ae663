import { article } from '@intranet/contract/content/handbook'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const articles = defineEntity(trpc.handbook, {
  label: 'Artigos do manual',
  noun: ['artigo', 'artigos'],
  add: 'Novo artigo',
  module: 'manual',
  base: '/employee-handbook',
  name: ({ titulo }) => called('o artigo', titulo),
  history: historyFrom(article),
})
