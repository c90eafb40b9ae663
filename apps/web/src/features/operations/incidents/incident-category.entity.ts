import { incidentPriorityLabels } from '@intranet/contract/operations/incident-options'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { categoryLabels } from '@/features/content/categories/category-labels.ts'
import { trpc } from '@/lib/trpc.ts'

export const incidentCategories = defineEntity(trpc.incidentCategories, {
  label: 'Categorias de incidentes',
  noun: ['categoria', 'categorias'],
  add: 'Nova categoria',
  module: 'incidentes',
  base: '/incidents-categories',
  name: ({ titulo }) => titulo,
  history: historyOf(
    ['incidente_categoria'],
    { ...categoryLabels, prioridade_padrao: 'Prioridade padrão', programada: 'Manutenção programada' },
    { choices: { prioridade_padrao: incidentPriorityLabels } },
  ),
})
