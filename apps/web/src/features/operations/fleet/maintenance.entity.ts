import { maintenanceStateLabels, maintenanceTypeLabels } from '@intranet/contract/operations/fleet-options'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const maintenance = defineEntity('vehicleMaintenance', {
  label: 'Manutenções',
  noun: ['manutenção', 'manutenções'],
  module: 'frota',
  name: ({ placa }) => `a manutenção de ${placa}`,
  history: historyOf(
    ['manutencao_veiculo'],
    {
      tipo: 'Tipo',
      descricao: 'Descrição',
      oficina: 'Oficina',
      km: 'KM',
      valor_pecas: 'Peças',
      valor_mao_obra: 'Mão de obra',
      data_conclusao: 'Conclusão',
      situacao: 'Situação',
      resposta: 'Resposta',
    },
    { choices: { situacao: maintenanceStateLabels, tipo: maintenanceTypeLabels } },
  ),
})
