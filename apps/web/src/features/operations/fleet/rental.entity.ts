import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const rentals = defineEntity('vehicleRentals', {
  label: 'Locações',
  noun: ['locação', 'locações'],
  module: 'frota',
  name: ({ contrato }) => `o contrato ${contrato}`,
  history: historyOf(['locacao'], {
    contrato: 'Contrato',
    data_inicio: 'Início',
    data_fim: 'Fim',
    valor_mensal: 'Valor mensal',
  }),
})
