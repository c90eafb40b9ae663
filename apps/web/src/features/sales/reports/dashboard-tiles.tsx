import { pointsText } from '@intranet/contract/comparison'
import { FigureTiles, type Figure } from '@/components/charts/figure-tiles.tsx'
import { beforeNote, pointsOf, wereText } from '@/components/report/measures.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { duration, FigureLink, money, percent } from './figure-cells.tsx'
import type { Door, Figure as LeadFigure, LeadFilter } from './lead-links.ts'

interface TilesProps {
  board: Outputs['salesReports']['dashboard']
  door: Door
  /** Filters of the leads, and of the sales by the dashboard's switch. */
  leads: LeadFilter
  sales: LeadFilter
}

const noted = (...notes: (string | undefined)[]) => notes.filter(Boolean).join(', ') || undefined

const share = (part: number, whole: number) => percent(whole === 0 ? null : (100 * part) / whole)

/** The figures at the head of the dashboard; numbers of leads lead to them. */
export function DashboardTiles({ board, door, leads, sales }: TilesProps) {
  const { comparacao: was, leads: all, efetivadas, conversao } = board
  /** What it was in the days that it is compared with: "eram 31". */
  const were = (before: number | undefined) => beforeNote(was, before, wereText)
  const link = (figure: LeadFigure, value: number, filter = leads) => (
    <FigureLink key={figure} door={door} figure={figure} value={value} filter={filter} />
  )
  const figures: Figure[] = [
    ['Leads', link('leads', all), were(was?.leads)],
    ['Efetivadas', link('efetivadas', efetivadas, sales), were(was?.efetivadas)],
    [
      'Conversão',
      percent(conversao),
      beforeNote(was, was && pointsOf([efetivadas, all], [was.efetivadas, was.leads]), pointsText),
    ],
    ['Ticket médio', money(board.ticket)],
    ['Tempo médio', duration(board.tempo_medio)],
    [
      'Em BlockList',
      link('leads', board.bloqueadas, { ...leads, blacklist: { _is_null: false } }),
      noted(share(board.bloqueadas, all), were(was?.bloqueadas)),
    ],
    [
      'Sem cobertura',
      link('sem_cobertura', board.sem_cobertura),
      noted(share(board.sem_cobertura, all), were(was?.sem_cobertura)),
    ],
  ]
  return <FigureTiles figures={figures} />
}
