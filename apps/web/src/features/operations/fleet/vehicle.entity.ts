import { vehicleStateLabels } from '@intranet/contract/operations/fleet-options'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const vehicles = defineEntity('vehicles', {
  label: 'Veículos',
  noun: ['veículo', 'veículos'],
  add: 'Novo veículo',
  module: 'frota',
  base: '/fleet/vehicle',
  name: ({ placa }) => placa,
  history: historyOf(
    ['veiculo'],
    {
      placa: 'Placa',
      renavam: 'Renavam',
      marca: 'Marca',
      modelo: 'Modelo',
      id_empresa: 'Provedor',
      id_motorista: 'Motorista',
      km_atual: 'KM',
      situacao: 'Situação',
      vencimento_licenciamento: 'Licenciamento',
      vencimento_seguro: 'Seguro',
      proxima_revisao_data: 'Próxima revisão',
      proxima_revisao_km: 'Próxima revisão (km)',
      ativo: 'Ativo',
    },
    { choices: { situacao: vehicleStateLabels } },
  ),
})
