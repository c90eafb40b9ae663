import { integer } from './parameter-kinds.ts'

/** How much one person may do before they wait: more than people do, less than a program that takes all there is. */
export const personParameters = {
  pessoa_pedidos_minuto: {
    label: 'Pedidos por pessoa',
    description: 'Pedidos por minuto da mesma pessoa, somadas as suas sessões, em cada servidor.',
    ...integer(3000, 600, 1_000_000, 'por minuto'),
  },
  pessoa_linhas_hora: {
    label: 'Linhas lidas por pessoa',
    description:
      'Linhas de listas que a mesma pessoa lê por hora, em cada servidor; exportações contam à parte.',
    ...integer(1_000_000, 100_000, 100_000_000, 'por hora'),
  },
  pessoa_gravados_hora: {
    label: 'Registros gravados por pessoa',
    description:
      'Registros que a mesma pessoa cria ou altera por hora, em cada servidor; planilhas contam à parte.',
    ...integer(20_000, 1000, 10_000_000, 'por hora'),
  },
  pessoa_exportadas_dia: {
    label: 'Linhas exportadas por pessoa',
    description: 'Linhas de arquivos que a mesma pessoa exporta em 24 horas.',
    ...integer(5_000_000, 100_000, 100_000_000, 'por dia'),
  },
} as const
