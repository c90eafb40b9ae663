import { vehicle } from '@intranet/contract/operations/vehicles'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const vehicles = defineEntity(trpc.vehicles, {
  label: 'Veículos',
  noun: ['veículo', 'veículos'],
  add: 'Novo veículo',
  module: 'frota',
  base: '/fleet/vehicle',
  name: ({ placa, modelo }) => `o veículo ${[placa, modelo].join(', ')}`,
  history: historyFrom(vehicle),
  sheet: 'vehicles',
})
