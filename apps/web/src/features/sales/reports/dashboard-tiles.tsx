import { FigureTiles, type Figure } from '@/components/charts/figure-tiles.tsx'
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

const share = (part: number, whole: number) => percent(whole === 0 ? null : (100 * part) / whole)

/** The figures at the head of the dashboard; numbers of leads lead to them. */
export function DashboardTiles({ board, door, leads, sales }: TilesProps) {
  const blocked = { ...leads, blacklist: { _is_null: false } }
  const figures: Figure[] = [
    ['Leads', <FigureLink key="l" door={door} figure="leads" value={board.leads} filter={leads} />],
    [
      'Efetivadas',
      <FigureLink key="e" door={door} figure="efetivadas" value={board.efetivadas} filter={sales} />,
    ],
    ['Conversão', percent(board.conversao)],
    ['Ticket médio', money(board.ticket)],
    ['Tempo médio', duration(board.tempo_medio)],
    [
      'Em BlockList',
      <FigureLink key="b" door={door} figure="leads" value={board.bloqueadas} filter={blocked} />,
      share(board.bloqueadas, board.leads),
    ],
    [
      'Sem cobertura',
      <FigureLink key="s" door={door} figure="sem_cobertura" value={board.sem_cobertura} filter={leads} />,
      share(board.sem_cobertura, board.leads),
    ],
  ]
  return <FigureTiles figures={figures} className="sm:grid-cols-4 lg:grid-cols-7" />
}
