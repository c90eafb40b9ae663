/** What changed most on the dashboard, in one sentence (docs/screens.md#a-report-that-answers). */
import { largestChange, type Measure, pointsText } from '@intranet/contract/comparison'
import { formatCount, formatNumber, formatPercent } from '@intranet/contract/formats'
import type { Outputs } from '@/lib/trpc.ts'
import type { Figure, LeadFilter } from './lead-links.ts'

type Board = Outputs['salesReports']['dashboard']

interface LinkedMeasure extends Measure {
  text: string
  /** The leads behind it, where a list holds them. */
  link?: { figure: Figure; filter: LeadFilter }
}

const were = (before: number) => `(${before === 1 ? 'era' : 'eram'} ${formatNumber(before)})`
const moved = (now: number, before: number) => (now > before ? 'subiu' : 'caiu')

/** Leads that are in a stage and not beyond it. */
const stopped = (funnel: readonly number[], place: number) => funnel[place]! - funnel[place + 1]!

/** `bySale`: sales are counted by their own day, so that those of the last stage are other leads. */
function measuresOf(board: Board, bySale: boolean): LinkedMeasure[] {
  const { comparacao: was, funil } = board
  if (!was) return []
  const count = (
    now: number,
    before: number,
    words: [string, string],
    link: LinkedMeasure['link'],
  ): LinkedMeasure => ({
    now,
    before,
    text: `${formatCount(now, ...words)} ${were(before)}.`,
    link,
  })
  const now = funil.map(({ leads }) => leads)
  const stops = funil.slice(0, bySale ? -2 : -1).map(({ status, nome }, place): LinkedMeasure => {
    const [here, there] = [stopped(now, place), stopped(was.funil, place)]
    return count(here, there, [`lead parou em ${nome}`, `leads pararam em ${nome}`], {
      figure: 'leads',
      filter: { status },
    })
  })
  const rate: LinkedMeasure[] =
    board.conversao === null || was.conversao === null
      ? []
      : [
          {
            now: board.conversao,
            before: was.conversao,
            of: [board.leads, was.leads],
            text: `A conversão ${moved(board.conversao, was.conversao)} ${pointsText(board.conversao - was.conversao).slice(1)}, para ${formatPercent(board.conversao)}.`,
          },
        ]
  return [
    count(board.leads, was.leads, ['lead criada', 'leads criadas'], { figure: 'leads', filter: {} }),
    count(board.efetivadas, was.efetivadas, ['lead efetivada', 'leads efetivadas'], undefined),
    ...rate,
    count(board.bloqueadas, was.bloqueadas, ['lead na blocklist', 'leads na blocklist'], {
      figure: 'leads',
      filter: { blacklist: { _is_null: false } },
    }),
    count(board.sem_cobertura, was.sem_cobertura, ['lead sem cobertura', 'leads sem cobertura'], {
      figure: 'sem_cobertura',
      filter: {},
    }),
    ...stops,
  ]
}

/** The largest change with its leads, or that nothing moved; nothing where nothing is compared. */
export function dashboardSentence(
  board: Board,
  bySale: boolean,
): { text: string; link?: LinkedMeasure['link']; count?: number } | null {
  if (!board.comparacao) return null
  const largest = largestChange(measuresOf(board, bySale))
  if (!largest) return { text: 'Nada mudou além do que varia de um período para o outro.' }
  return { text: largest.text, link: largest.link, count: largest.now }
}
