/** What changed most among what entered the stages, in one sentence (docs/screens.md#a-report-that-answers). */
import type { Stage } from '@intranet/contract/operations/supply-options'
import { countMeasure, sentenceOf } from '@/components/report/measures.ts'
import type { Outputs } from '@/lib/trpc.ts'

type Board = Outputs['supplies']['dashboard']

const words: Record<Stage, readonly [one: string, many: string]> = {
  retirada: ['retirada', 'retiradas'],
  devolucao: ['devolução', 'devoluções'],
  retorno: ['retorno', 'retornos'],
  manutencao: ['entrada em manutenção', 'entradas em manutenção'],
  reciclagem: ['reciclagem', 'reciclagens'],
}

/** Nothing where nothing is compared. */
export function supplySentence({ semanas, comparacao }: Pick<Board, 'semanas' | 'comparacao'>) {
  if (!comparacao) return null
  return sentenceOf(
    comparacao,
    comparacao.entradas.map(({ etapa, entradas }) => {
      const now = semanas.reduce((sum, week) => (week.etapa === etapa ? sum + week.entradas : sum), 0)
      return countMeasure(now, entradas, words[etapa])
    }),
  )
}
