import {
  vehicleIncidentStateLabels,
  vehicleIncidentTypeLabels,
} from '@intranet/contract/operations/fleet-options'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const vehicleIncidents = defineEntity('vehicleIncidents', {
  label: 'Incidentes com veículo',
  noun: ['incidente', 'incidentes'],
  module: 'frota',
  name: ({ placa }) => `o incidente com ${placa}`,
  history: historyOf(
    ['incidente_veiculo'],
    {
      tipo: 'Tipo',
      local: 'Local',
      descricao: 'Descrição',
      custo: 'Custo',
      situacao: 'Situação',
      resposta: 'Resposta',
    },
    { choices: { situacao: vehicleIncidentStateLabels, tipo: vehicleIncidentTypeLabels } },
  ),
})
