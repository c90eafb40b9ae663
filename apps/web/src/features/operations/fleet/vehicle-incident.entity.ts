import { formatMomentDay } from '@intranet/contract/formats'
import { vehicleIncident } from '@intranet/contract/operations/vehicle-incidents'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const vehicleIncidents = defineEntity(trpc.vehicleIncidents, {
  label: 'Incidentes com veículo',
  noun: ['incidente', 'incidentes'],
  module: 'frota',
  name: ({ placa, data_hora }) => `o incidente com ${placa} em ${formatMomentDay(data_hora)}`,
  history: historyFrom(vehicleIncident),
})
