import { formatDate } from '@intranet/contract/formats'
import { fuel } from '@intranet/contract/operations/fuel'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const fuels = defineEntity(trpc.fuels, {
  label: 'Abastecimentos',
  noun: ['abastecimento', 'abastecimentos'],
  module: 'frota',
  name: ({ placa, data }) => `o abastecimento de ${placa} em ${formatDate(data)}`,
  history: historyFrom(fuel),
})
