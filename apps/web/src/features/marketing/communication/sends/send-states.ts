import type { SendCounts } from '@intranet/contract/marketing/communication-answers'
import type { SendState } from '@intranet/contract/marketing/communication-words'

/** Six groups that fit a chart, in the order of what became of a message. */
export const stateGroups: { key: string; name: string; states: SendState[] }[] = [
  { key: 'enviadas', name: 'Enviadas', states: ['enviado', 'entregue', 'lido'] },
  { key: 'fila', name: 'Na fila', states: ['na_fila', 'reservado', 'enviando'] },
  { key: 'suprimidas', name: 'Suprimidas', states: ['suprimido'] },
  { key: 'falhas', name: 'Falhas', states: ['falhou'] },
  { key: 'incertas', name: 'Incertas', states: ['incerto'] },
  { key: 'canceladas', name: 'Canceladas ou expiradas', states: ['cancelado', 'expirado'] },
]

/** How many messages are in each group. */
export const groupTotals = (counts: SendCounts): Record<string, number> =>
  Object.fromEntries(
    stateGroups.map(({ key, states }) => [key, states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)]),
  )
