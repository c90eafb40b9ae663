import { integer } from '../parameter-kinds.ts'

/** Constants of the fleet and of the network (`parameters.ts`). */
export const operationsParameters = {
  frota_km_por_dia: {
    label: 'Quilômetros por dia de um veículo',
    description: 'Acima disto, uma leitura do hodômetro pede confirmação.',
    ...integer(1500, 100, 10_000, 'km'),
  },
  rede_publica: {
    label: 'Como está a rede para todos',
    description:
      'Mostra em /rede, sem entrar, o estado da rede por cidade: categoria, início e previsão do que está aberto, sem títulos nem textos.',
    kind: 'boolean' as const,
    default: false,
  },
} as const
