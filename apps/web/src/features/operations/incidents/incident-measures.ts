/** What changed most among incidents, in one sentence (docs/screens.md#a-report-that-answers). */
import { incidentPriorities, incidentPriorityLabels } from '@intranet/contract/operations/incident-options'
import { countMeasure, durationMeasure, sentenceOf } from '@/components/report/measures.ts'
import { addressOfList } from '@/components/table/list-address.ts'
import type { FilterOf } from '@/components/table/list-name.ts'
import type { LinkAddress } from '@/lib/address.ts'
import type { Outputs } from '@/lib/trpc.ts'

type Board = Outputs['incidents']['dashboard']
type Counts = Board['por_prioridade']

export const incidentsOf = (counts: Counts, name?: string) =>
  counts.reduce((sum, { nome, total }) => (name === undefined || nome === name ? sum + total : sum), 0)

/** `period` is what the list is filtered by. Nothing where nothing is compared. */
export function incidentSentence(board: Board, period: { _gte: string; _lte: string }) {
  const { comparacao: was } = board
  if (!was) return null
  const list = (more: FilterOf<'incidents.list'> = {}) =>
    addressOfList<'incidents.list'>('/incidents/list', { filtro: { inicio: period, ...more } })
  const ofPriority = incidentPriorities.map((priority) => {
    const label = incidentPriorityLabels[priority]
    return countMeasure(
      incidentsOf(board.por_prioridade, label),
      incidentsOf(was.por_prioridade, label),
      [
        `incidente de prioridade ${label.toLocaleLowerCase('pt-BR')}`,
        `incidentes de prioridade ${label.toLocaleLowerCase('pt-BR')}`,
      ],
      list({ prioridade: priority }),
    )
  })
  return sentenceOf<LinkAddress>(was, [
    countMeasure(
      incidentsOf(board.por_prioridade),
      incidentsOf(was.por_prioridade),
      ['incidente', 'incidentes'],
      list(),
    ),
    countMeasure(board.reabertos, was.reabertos, ['incidente reaberto', 'incidentes reabertos']),
    ...durationMeasure('O tempo médio de resolução', board.tempo_medio, was.tempo_medio, [
      board.resolvidos,
      was.resolvidos,
    ]),
    ...ofPriority,
  ])
}
