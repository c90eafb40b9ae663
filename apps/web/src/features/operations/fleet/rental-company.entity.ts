import { rentalCompany } from '@intranet/contract/operations/rental-company'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const rentalCompanies = defineEntity(trpc.rentalCompanies, {
  label: 'Locadoras',
  noun: ['locadora', 'locadoras'],
  add: 'Nova locadora',
  module: 'frota',
  base: '/fleet/companies',
  name: ({ nome }) => called('a locadora', nome),
  history: historyFrom(rentalCompany),
})
