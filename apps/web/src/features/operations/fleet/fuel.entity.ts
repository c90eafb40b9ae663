import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const fuels = defineEntity('fuels', {
  label: 'Abastecimentos',
  noun: ['abastecimento', 'abastecimentos'],
  module: 'frota',
  name: ({ placa }) => `o abastecimento de ${placa}`,
  history: historyOf(['abastecimento'], {
    data: 'Data',
    km: 'KM',
    litros: 'Litros',
    valor: 'Valor',
    posto: 'Posto',
  }),
})
