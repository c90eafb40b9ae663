import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReportRow } from '@intranet/contract/sales/report-words'
import { BarChart, LineChart } from '@/components/charts/chart.tsx'
import { ErrorState } from '@/components/shell/states.tsx'
import { Label } from '@/components/ui/label.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Switch } from '@/components/ui/switch.tsx'
import { Table, TableHeader, TableRow, TableHead, TableBody, TableCell } from '@/components/ui/table.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { chartDays } from './chart-days.ts'
import { DashboardTiles } from './dashboard-tiles.tsx'
import { FigureLink, money } from './figure-cells.tsx'
import { type Door, type LeadFilter, rowFilters } from './lead-links.ts'
import { askedOf, leadFilterOf } from './report-period.ts'
import type { ReportSearch } from './report-search.ts'
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
            Faturamento
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.chave}>
            <TableCell pinned main>
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
            <TableCell numeric>{money(row.faturamento)}</TableCell>
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
      <BarChart
        label="Funil"
        category="Etapa"
        rows={board.funil.map(({ nome, leads }) => ({ Etapa: nome, leads }))}
        series={[{ key: 'leads', name: 'Leads' }]}
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

/** Tiles, funnel, days and the best five, of the leads created in the period (docs/sales.md#conversion). */
export function DashboardPage({ door }: { door: Door }) {
  const search = useReportSearch('salesReports.dashboard')
  const { por_efetivacao = false } = useSearch({ strict: false }) as ReportSearch
  const navigate = useNavigate()
  const asked = askedOf(search.filtro)
  const { data, error, refetch } = useQuery(
    trpc.salesReports.dashboard.queryOptions({ ...asked, por_efetivacao }),
  )
  const leads = leadFilterOf(asked, data)
  const { created_at, ...others } = leads
  const sales: LeadFilter = por_efetivacao
    ? { ...others, ...(created_at && { finalizada_em: created_at }) }
    : leads
  const top = (report: 'sellers' | 'products-best-sellers' | 'city') => (key: string) => ({
    ...sales,
    ...rowFilters[report](key),
  })
  return (
    <SalesReportPage
      title="DASHBOARD"
      search={search}
      tools={
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
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-60 w-full" />}
      {data && (
        <>
          <DashboardTiles board={data} door={door} leads={leads} sales={sales} />
          <Charts board={data} />
          <div className="grid items-start gap-4 lg:grid-cols-3">
            <Top
              title="Vendedores"
              first="Vendedor"
              rows={data.vendedores}
              door={door}
              filterOf={top('sellers')}
            />
            <Top
              title="Produtos"
              first="Produto"
              rows={data.produtos}
              door={door}
              filterOf={top('products-best-sellers')}
            />
            <Top title="Cidades" first="Cidade" rows={data.cidades} door={door} filterOf={top('city')} />
          </div>
        </>
      )}
    </SalesReportPage>
  )
}
