import { resource } from '@intranet/contract/content/resources'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'

export const resources = defineEntity(trpc.resources, {
  label: 'Recursos',
  noun: ['recurso', 'recursos'],
  module: 'rh',
  name: ({ nome, cidade, empresa }) => called('o recurso', nome, cidade ?? empresa),
  uses: (ids) => api.resources.ahead.query({ ids }),
  history: historyFrom(resource),
})
