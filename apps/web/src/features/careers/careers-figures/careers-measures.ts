/** What changed most among applications, in one sentence (docs/screens.md#a-report-that-answers). */
import { countMeasure, durationMeasure, sentenceOf } from '@/components/report/measures.ts'
import type { Outputs } from '@/lib/trpc.ts'

type Board = Outputs['careersFigures']['dashboard']

const DAY_MINUTES = 1440
const minutes = (days: number | null) => (days === null ? null : days * DAY_MINUTES)

/** Nothing where nothing is compared. */
export function careersSentence(board: Board) {
  const { comparacao: was, funil } = board
  if (!was) return null
  // The first stage is every application, the last one every contract.
  const stages = funil
    .slice(1, -1)
    .map(({ etapa, total }, place) =>
      countMeasure(total, was.funil[place + 1] ?? 0, [
        `candidatura chegou a ${etapa}`,
        `candidaturas chegaram a ${etapa}`,
      ]),
    )
  return sentenceOf(was, [
    countMeasure(board.candidaturas, was.candidaturas, ['candidatura', 'candidaturas']),
    countMeasure(board.contratacoes, was.contratacoes, ['contratação', 'contratações']),
    ...durationMeasure(
      'O tempo médio de contratação',
      minutes(board.dias_contratacao),
      minutes(was.dias_contratacao),
      [board.contratacoes, was.contratacoes],
    ),
    ...stages,
  ])
}
