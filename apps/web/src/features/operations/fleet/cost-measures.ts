/** What changed most among the costs, in one sentence (docs/screens.md#a-report-that-answers). */
import { moneyMeasure, sentenceOf } from '@/components/report/measures.ts'
import type { Outputs } from '@/lib/trpc.ts'

type Totals = Outputs['fleet']['costTotals']

const names = [
  ['combustivel', 'O combustível'],
  ['manutencao', 'A manutenção'],
  ['multas', 'O valor das multas'],
] as const

/** Nothing where nothing is compared. */
export function costSentence({ comparacao: was, ...now }: Totals) {
  if (!was) return null
  return sentenceOf(
    was,
    names.map(([key, name]) =>
      moneyMeasure(name, Number(now[key]), Number(was[key]), [now.lancamentos[key], was.lancamentos[key]]),
    ),
  )
}
