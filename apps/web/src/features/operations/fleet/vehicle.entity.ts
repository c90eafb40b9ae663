import { vehicle } from '@intranet/contract/operations/vehicles'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'

export const vehicles = defineEntity('vehicles', {
  label: 'Veículos',
  noun: ['veículo', 'veículos'],
  add: 'Novo veículo',
  module: 'frota',
  base: '/fleet/vehicle',
  name: ({ placa }) => placa,
  history: historyFrom(vehicle),
})
