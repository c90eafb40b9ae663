import { pointsText } from '@intranet/contract/comparison'
import { FigureTiles, type Figure } from '@/components/charts/figure-tiles.tsx'
import { beforeNote, pointsOf, wereText } from '@/components/report/measures.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { duration, FigureLink, money, percent } from './figure-cells.tsx'
import type { Door, LeadFilter } from './lead-links.ts'

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
  const blocked = { ...leads, blacklist: { _is_null: false } }
  const figures: Figure[] = [
    [
      'Leads',
      <FigureLink key="l" door={door} figure="leads" value={board.leads} filter={leads} />,
      were(was?.leads),
    ],
    [
      'Efetivadas',
      <FigureLink key="e" door={door} figure="efetivadas" value={board.efetivadas} filter={sales} />,
      were(was?.efetivadas),
    ],
    [
      'Conversão',
      percent(conversao),
      beforeNote(was, was && pointsOf([efetivadas, all], [was.efetivadas, was.leads]), pointsText),
    ],
    ['Ticket médio', money(board.ticket)],
    ['Tempo médio', duration(board.tempo_medio)],
    [
      'Em BlockList',
      <FigureLink key="b" door={door} figure="leads" value={board.bloqueadas} filter={blocked} />,
      noted(share(board.bloqueadas, board.leads), were(was?.bloqueadas)),
    ],
    [
      'Sem cobertura',
      <FigureLink key="s" door={door} figure="sem_cobertura" value={board.sem_cobertura} filter={leads} />,
      noted(share(board.sem_cobertura, board.leads), were(was?.sem_cobertura)),
    ],
  ]
  return <FigureTiles figures={figures} />
}
