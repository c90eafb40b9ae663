import { AddressLink } from '@/components/shell/address-link.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { trpc } from '@/lib/trpc.ts'
import { defineEntity } from './entity.ts'
import { historyOf } from './history.ts'

// Checked by `tsc` alone: each line below is refused, or the directive over it is.
const words = {
  label: 'Departamentos',
  noun: ['departamento', 'departamentos'],
  add: 'Novo departamento',
  module: 'rh',
  history: historyOf(['rh_departamento'], { nome: 'Nome' }),
} as const

defineEntity(trpc.departments, { ...words, base: '/departments', name: ({ nome }) => nome })
// @ts-expect-error a router that is none
defineEntity(trpc.department, { ...words, base: '/departments', name: () => '' })
// @ts-expect-error a base without screens
defineEntity(trpc.departments, { ...words, base: '/department', name: () => '' })
// @ts-expect-error a copy where no screen takes one
defineEntity(trpc.holidays, { ...words, base: '/holidays', duplicates: true, name: () => '' })
// @ts-expect-error a name that no row has
defineEntity(trpc.departments, { ...words, base: '/departments', name: ({ titulo }) => titulo })

// @ts-expect-error a column that the history's table does not have
historyOf(['rh_departamento'], { nomes: 'Nome' })
// @ts-expect-error nor as one of a closed list
historyOf(['rh_departamento'], { nome: 'Nome' }, { choices: { tipo: { a: 'A' } } })
// @ts-expect-error a table without a history
historyOf(['rh_departamentos'], {})

// @ts-expect-error a written address of no screen
export const refused = <AddressLink to="/departments/lists">Departamentos</AddressLink>
// @ts-expect-error in a row's menu too
export const action: RowAction = { label: 'Editar', to: '/departments/edit/abc' }
