import { formatDate } from '@intranet/contract/formats'
import { maintenance } from '@intranet/contract/operations/vehicle-maintenance'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const maintenances = defineEntity(trpc.vehicleMaintenance, {
  label: 'Manutenções',
  noun: ['manutenção', 'manutenções'],
  module: 'frota',
  name: ({ placa, data_abertura }) => `a manutenção de ${placa} aberta em ${formatDate(data_abertura)}`,
  history: historyFrom(maintenance),
})
