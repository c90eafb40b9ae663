/** What changed most on the dashboard, in one sentence (docs/screens.md#a-report-that-answers). */
import { countMeasure, type SaidMeasure, sentenceOf, shareMeasure } from '@/components/report/measures.ts'
import type { Outputs } from '@/lib/trpc.ts'
import type { Figure, LeadFilter } from './lead-links.ts'

type Board = Outputs['salesReports']['dashboard']

interface LeadLink {
  figure: Figure
  filter: LeadFilter
}

/** Leads that are in a stage and not beyond it. */
const stopped = (funnel: readonly number[], place: number) => funnel[place]! - funnel[place + 1]!

/** `bySale`: sales are counted by their own day, so that those of the last stage are other leads. */
function measuresOf(board: Board, bySale: boolean): SaidMeasure<LeadLink>[] {
  const { comparacao: was, funil } = board
  if (!was) return []
  const now = funil.map(({ leads }) => leads)
  const stops = funil.slice(0, bySale ? -2 : -1).map(({ status, nome }, place) => {
    const [here, there] = [stopped(now, place), stopped(was.funil, place)]
    return countMeasure<LeadLink>(here, there, [`lead parou em ${nome}`, `leads pararam em ${nome}`], {
      figure: 'leads',
      filter: { status },
    })
  })
  return [
    countMeasure<LeadLink>(board.leads, was.leads, ['lead criada', 'leads criadas'], {
      figure: 'leads',
      filter: {},
    }),
    countMeasure<LeadLink>(
      board.efetivadas,
      was.efetivadas,
      ['lead efetivada', 'leads efetivadas'],
      undefined,
    ),
    ...shareMeasure('A conversão', [board.efetivadas, board.leads], [was.efetivadas, was.leads]),
    countMeasure<LeadLink>(board.bloqueadas, was.bloqueadas, ['lead na blocklist', 'leads na blocklist'], {
      figure: 'leads',
      filter: { blacklist: { _is_null: false } },
    }),
    countMeasure<LeadLink>(
      board.sem_cobertura,
      was.sem_cobertura,
      ['lead sem cobertura', 'leads sem cobertura'],
      {
        figure: 'sem_cobertura',
        filter: {},
      },
    ),
    ...stops,
  ]
}

/** The largest change with its leads, or that nothing moved; nothing where nothing is compared. */
export const dashboardSentence = (board: Board, bySale: boolean) =>
  board.comparacao ? sentenceOf(board.comparacao, measuresOf(board, bySale)) : null
