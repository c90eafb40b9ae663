import { vehicleIncident } from '@intranet/contract/operations/vehicle-incidents'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'

export const vehicleIncidents = defineEntity('vehicleIncidents', {
  label: 'Incidentes com veículo',
  noun: ['incidente', 'incidentes'],
  module: 'frota',
  name: ({ placa }) => `o incidente com ${placa}`,
  history: historyFrom(vehicleIncident),
})
