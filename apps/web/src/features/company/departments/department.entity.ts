import { department } from '@intranet/contract/company/department'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'

export const departments = defineEntity(trpc.departments, {
  label: 'Departamentos',
  noun: ['departamento', 'departamentos'],
  add: 'Novo departamento',
  module: 'rh',
  base: '/departments',
  duplicates: true,
  name: ({ nome, empresa }) => called('o departamento', nome, empresa),
  uses: (ids) => api.departments.people.query({ ids }),
  bulk: () => import('./department-bulk.tsx'),
  history: historyFrom(department),
})
