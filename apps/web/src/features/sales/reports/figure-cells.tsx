import {
  formatCount,
  formatDuration,
  formatMoney,
  formatNumber,
  formatPercent,
} from '@intranet/contract/formats'
import type { ReportRow, TableReport } from '@intranet/contract/sales/report-words'
import { bareMoney, barePercent } from '@/lib/bare-units.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { type Door, type Figure, type LeadFilter, leadListAddress } from './lead-links.ts'

export const percent = (value: number | null) => (value === null ? '–' : formatPercent(value))
export const money = (value: string | null) => (value === null ? '–' : formatMoney(value))

/** Hours and minutes, `155:41`, as a person says them: 6 d 12 h. */
export function duration(value: string | null): string {
  const [hours, minutes] = value?.split(':').map(Number) ?? []
  return hours === undefined || minutes === undefined ? '–' : formatDuration(hours * 60 + minutes)
}

interface FigureLinkProps {
  door: Door
  figure: Figure
  value: number
  filter: LeadFilter
  report?: TableReport
}

/** A number of leads that leads to them; none is only a number. */
export function FigureLink({ door, figure, value, filter, report }: FigureLinkProps) {
  if (value === 0) return formatNumber(0)
  return <AddressLink to={leadListAddress(door, figure, filter, report)}>{formatNumber(value)}</AddressLink>
}

const linked: readonly string[] = ['leads', 'efetivadas', 'sem_cobertura', 'inviaveis'] satisfies Figure[]
const kinds = { interno: 'Interno', externo: 'Externo' }

interface FigureCellProps {
  column: string
  row: Omit<ReportRow, 'chave' | 'nome' | 'tipo' | 'cidade_top'> & Partial<ReportRow>
  door: Door
  filter: LeadFilter
  report: TableReport
}

/** A report's value as its column writes it. */
export function FigureCell({ column, row, door, filter, report }: FigureCellProps) {
  if (linked.includes(column)) {
    const figure = column as Figure
    const link = (
      <FigureLink door={door} figure={figure} value={row[figure]} filter={filter} report={report} />
    )
    if (figure !== 'efetivadas' || row.corrigidas === 0) return link
    return (
      <>
        {link}
        <small className="block text-xs text-muted-foreground">
          {formatCount(row.corrigidas, 'corrigida', 'corrigidas')}
        </small>
      </>
    )
  }
  switch (column) {
    case 'conversao':
      return barePercent(row.conversao)
    case 'percentual':
      return barePercent(row.percentual)
    case 'faturamento':
      return bareMoney(row.faturamento)
    case 'ticket':
      return bareMoney(row.ticket)
    case 'tempo_medio':
      return duration(row.tempo_medio)
    case 'contatos':
      return formatNumber(row.contatos)
    case 'estornos':
      return formatNumber(row.estornos)
    case 'tipo':
      return kinds[row.tipo as keyof typeof kinds] ?? '–'
    case 'cidade_top':
      return row.cidade_top ?? '–'
    default:
      return row.nome
  }
}
