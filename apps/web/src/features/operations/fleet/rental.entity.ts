import { rental } from '@intranet/contract/operations/rentals'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const rentals = defineEntity(trpc.vehicleRentals, {
  label: 'Locações',
  noun: ['locação', 'locações'],
  module: 'frota',
  name: ({ contrato, locadora }) => called('o contrato', contrato, locadora),
  history: historyFrom(rental),
})
