import { formatMonth, formatNumber } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReportRow } from '@intranet/contract/sales/report-words'
import { LineChart } from '@/components/charts/chart.tsx'
import { Funnel } from '@/components/charts/funnel.tsx'
import { bareMoney } from '@/lib/bare-units.ts'
import { ChangeSentence } from '@/components/report/change-sentence.tsx'
import { RowsFirst } from '@/components/report/rows-first.tsx'
import { ErrorState } from '@/components/shell/states.tsx'
import { Label } from '@/components/ui/label.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Switch } from '@/components/ui/switch.tsx'
import { Table, TableHeader, TableRow, TableHead, TableBody, TableCell } from '@/components/ui/table.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { chartDays } from './chart-days.ts'
import { dashboardSentence } from './dashboard-sentence.ts'
import { DashboardTiles } from './dashboard-tiles.tsx'
import { FigureLink } from './figure-cells.tsx'
import { type Door, type LeadFilter, leadListAddress, rowFilters } from './lead-links.ts'
import { askedOf } from '../no-coverage/asked-days.ts'
import { leadFilterOf } from './report-period.ts'
import { useReportComparison } from './use-report-comparison.tsx'
import { useReportSearch } from './use-report-search.ts'
import { SalesReportPage } from './sales-report-page.tsx'
import { searchWith } from '@/lib/search-with.ts'

type Board = Outputs['salesReports']['dashboard']

interface TopProps {
  title: string
  first: string
  rows: ReportRow[]
  door: Door
  filterOf: (key: string) => LeadFilter
}

/** The five that sold most. */
function Top({ title, first, rows, door, filterOf }: TopProps) {
  return (
    <Table label={title}>
      <TableHeader>
        <TableRow>
          <TableHead scope="col" pinned>
            {first}
          </TableHead>
          <TableHead scope="col" numeric>
            Efetivadas
          </TableHead>
          <TableHead scope="col" numeric>
            Faturamento (R$)
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.chave}>
            <TableCell pinned main className="min-w-24 whitespace-normal">
              {row.nome}
            </TableCell>
            <TableCell numeric>
              <FigureLink
                door={door}
                figure="efetivadas"
                value={row.efetivadas}
                filter={filterOf(row.chave)}
              />
            </TableCell>
            <TableCell numeric>{bareMoney(row.faturamento)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Charts({ board }: { board: Board }) {
  const days = chartDays(board.diario, { from: board.data_ini, to: board.data_end })
  return (
    <div className="mb-4 grid gap-4 lg:grid-cols-2">
      <Funnel
        label="Funil"
        steps={board.funil.map(({ nome, leads }, place) => ({
          name: nome,
          value: leads,
          before: board.comparacao?.funil[place],
        }))}
        then={board.comparacao ? `em ${formatMonth(board.comparacao.data_ini)}` : undefined}
      />
      <LineChart
        {...days}
        series={[
          { key: 'leads', name: 'Leads' },
          { key: 'efetivadas', name: 'Efetivadas' },
        ]}
      />
    </div>
  )
}

/** What changed most, with the way to its leads. */
function Sentence({
  board,
  door,
  leads,
  bySale,
}: {
  board: Board
  door: Door
  leads: LeadFilter
  bySale: boolean
}) {
  const said = dashboardSentence(board, bySale)
  if (!said) return null
  return (
    <ChangeSentence
      text={said.text}
      link={
        said.link && {
          to: leadListAddress(door, said.link.figure, { ...leads, ...said.link.filter }),
          label: said.count === 1 ? 'Ver a lead' : `Ver as ${formatNumber(said.count ?? 0)}`,
        }
      }
    />
  )
}

/** Title, head of the first column, rows and filter of each table. */
const tops = [
  ['Vendedores', 'Vendedor', 'vendedores', 'sellers'],
  ['Produtos', 'Produto', 'produtos', 'products-best-sellers'],
  ['Cidades', 'Cidade', 'cidades', 'city'],
] as const

/** Tiles, funnel, days and the best five, of the leads created in the period (docs/sales.md#conversion). */
export function DashboardPage({ door }: { door: Door }) {
  const search = useReportSearch('salesReports.dashboard')
  const navigate = useNavigate()
  const asked = askedOf(search.filtro)
  const compared = useReportComparison(asked)
  const { comparar, por_efetivacao } = compared
  const { data, error, refetch } = useQuery(
    trpc.salesReports.dashboard.queryOptions({ ...asked, por_efetivacao, comparar }),
  )
  const leads = leadFilterOf(asked, data)
  const { created_at, ...others } = leads
  const sales: LeadFilter = por_efetivacao
    ? { ...others, ...(created_at && { finalizada_em: created_at }) }
    : leads
  return (
    <SalesReportPage
      title="DASHBOARD"
      note={compared.daysOf(data)}
      search={search}
      renderFigures={compared.renderFigures}
      tools={
        <>
          <span className="flex items-center gap-2">
            <Switch
              id="por-efetivacao"
              checked={por_efetivacao}
              onCheckedChange={(on) =>
                void navigate({
                  to: '.',
                  search: searchWith({ por_efetivacao: on || undefined }),
                })
              }
            />
            <Label htmlFor="por-efetivacao">Por data de efetivação</Label>
          </span>
          {compared.tool}
        </>
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-60 w-full" />}
      {data && (
        <>
          <Sentence board={data} door={door} leads={leads} bySale={por_efetivacao} />
          <RowsFirst
            charts={
              <>
                <DashboardTiles board={data} door={door} leads={leads} sales={sales} />
                <Charts board={data} />
              </>
            }
            rows={
              <div className="grid items-start gap-4 max-sm:mb-4 lg:grid-cols-3">
                {tops.map(([title, first, rows, report]) => (
                  <Top
                    key={report}
                    title={title}
                    first={first}
                    rows={data[rows]}
                    door={door}
                    filterOf={(key) => ({ ...sales, ...rowFilters[report](key) })}
                  />
                ))}
              </div>
            }
          />
        </>
      )}
    </SalesReportPage>
  )
}
