import { rideStateLabels } from '@intranet/contract/operations/ride-options'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const rides = defineEntity(trpc.rides, {
  label: 'Caronas',
  noun: ['carona', 'caronas'],
  add: 'NOVA CARONA',
  module: 'caronas',
  base: '/ride',
  name: ({ cidade_origem, cidade_destino }) => `a carona ${cidade_origem} → ${cidade_destino}`,
  history: historyOf(
    ['carona'],
    {
      data: 'Data',
      hora: 'Hora',
      vagas: 'Vagas',
      origem: 'Ponto de encontro',
      destino: 'Ponto de chegada',
      situacao: 'Situação',
      motivo: 'Motivo',
    },
    { choices: { situacao: rideStateLabels } },
  ),
})
