import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '@intranet/contract/formats'
import { type ProfileRow, profileColumns, SMALLEST_PROFILE } from '@intranet/contract/sales/report-words'
import { BarChart } from '@/components/charts/chart.tsx'
import { barePercent } from '@/lib/bare-units.ts'
import { SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState, ErrorState } from '@/components/shell/states.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Table, TableHeader, TableRow, TableHead, TableBody, TableCell } from '@/components/ui/table.tsx'
import { trpc } from '@/lib/trpc.ts'
import { askedOf } from '../no-coverage/asked-days.ts'
import { SalesReportPage } from './sales-report-page.tsx'
import { useReportComparison } from './use-report-comparison.tsx'
import { useReportSearch } from './use-report-search.ts'

const MOST_BARS = 8

function Groups({ name, rows }: { name: string; rows: ProfileRow[] }) {
  const counted = rows.filter(({ quantidade }) => quantidade !== null).slice(0, MOST_BARS)
  return (
    <section className="mb-6">
      <SectionLabel count={rows.length}>{name}</SectionLabel>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Table label={name}>
          <TableHeader>
            <TableRow>
              <TableHead scope="col" pinned>
                {profileColumns.nome}
              </TableHead>
              <TableHead scope="col" numeric>
                {profileColumns.quantidade}
              </TableHead>
              <TableHead scope="col" numeric>
                {profileColumns.percentual}
              </TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {rows.map(({ nome, pequeno, quantidade, percentual }) => (
              <TableRow key={nome}>
                <TableCell pinned main>
                  {nome}
                </TableCell>
                <TableCell numeric>
                  {pequeno ? `<${SMALLEST_PROFILE}` : quantidade === null ? '–' : formatNumber(quantidade)}
                </TableCell>
                <TableCell numeric>{barePercent(percentual)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        {counted.length > 0 && (
          <BarChart
            label={`Clientes por ${name.toLowerCase()}`}
            category="Grupo"
            rows={counted.map(({ nome, quantidade }) => ({ Grupo: nome, quantidade }))}
            series={[{ key: 'quantidade', name: 'Clientes' }]}
          />
        )}
      </div>
    </section>
  )
}

/** Who bought, as groups (docs/sales.md#profile-of-customers). */
export function ProfilePage() {
  const search = useReportSearch('salesReports.profile')
  const asked = askedOf(search.filtro)
  const { data, error, refetch } = useQuery(trpc.salesReports.profile.queryOptions(asked))
  const compared = useReportComparison(asked)
  const groups = Map.groupBy(data?.dados ?? [], ({ grupo }) => grupo)
  return (
    <SalesReportPage
      title="PERFIL DO CLIENTE"
      note={compared.daysOf(data)}
      renderFigures={compared.renderFigures}
      tools={compared.tool}
      search={search}
      file={{ procedure: 'salesReports.profile', input: asked }}
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-60 w-full" />}
      {data?.total === 0 && <EmptyState text="Nenhuma lead neste período." />}
      {groups.size > 0 && (
        <p className="mb-3 text-sm text-muted-foreground">
          Grupos com menos de {SMALLEST_PROFILE} clientes aparecem como &lt;{SMALLEST_PROFILE}, sem
          percentual.
        </p>
      )}
      {[...groups].map(([name, rows]) => (
        <Groups key={name} name={name} rows={rows} />
      ))}
    </SalesReportPage>
  )
}
