import type { Days } from '@intranet/contract/comparison'
import { formatNumber, formatDuration } from '@intranet/contract/formats'
import { table } from '@intranet/contract/messages/tables'
import {
  incidentPriorities,
  incidentPriorityLabels,
  incidentStateLabels,
} from '@intranet/contract/operations/incident-options'
import { dayFromNow, todayInBrazil } from '@intranet/contract/today'
import { useQuery } from '@tanstack/react-query'
import { BarChart } from '@/components/charts/chart.tsx'
import type { ChartPeriod } from '@/components/charts/chart-data.ts'
import { FigureTiles, type Figure } from '@/components/charts/figure-tiles.tsx'
import { ChangeSentence } from '@/components/report/change-sentence.tsx'
import { RowsFirst } from '@/components/report/rows-first.tsx'
import { ComparisonTool } from '@/components/report/comparison-tool.tsx'
import { beforeNote, wereText } from '@/components/report/measures.ts'
import { comparedDaysText, useComparison } from '@/components/report/use-comparison.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { dayIn, operatorsOf } from '@/components/table/filter-definition.ts'
import { idIn, onlyOne } from '@/components/table/one-filter.ts'
import { Filters } from '@/components/table/filters.tsx'
import { Toolbar } from '@/components/table/toolbar.tsx'
import { useTableState } from '@/components/table/use-table-search.ts'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Table, TableHeader, TableRow, TableHead, TableBody, TableCell } from '@/components/ui/table.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { incidentSentence } from './incident-measures.ts'
import { lasting } from './incident-marks.tsx'

type Board = Outputs['incidents']['dashboard']

function Tiles({ board }: { board: Board }) {
  const was = board.comparacao
  const figures: Figure[] = [
    ['Abertos', formatNumber(board.abertos)],
    ['Em tratamento', formatNumber(board.em_tratamento)],
    ['Resolvidos', formatNumber(board.resolvidos), beforeNote(was, was?.resolvidos, wereText)],
    [
      'Tempo médio de resolução',
      board.tempo_medio === null ? '–' : formatDuration(board.tempo_medio),
      beforeNote(was, was?.tempo_medio, (before) => `era ${formatDuration(before)}`),
    ],
    ['Reabertos', formatNumber(board.reabertos), beforeNote(was, was?.reabertos, wereText)],
    [
      'Minutos de cliente sem serviço',
      board.minutos_cliente === null ? '–' : formatNumber(board.minutos_cliente),
      beforeNote(was, was?.minutos_cliente, wereText),
    ],
  ]
  return <FigureTiles figures={figures} />
}

/** The list's filter by provider leaves out the incidents of its departments: no link where a provider is chosen. */
function Sentence({ board, days: { de, ate }, narrowed }: { board: Board; days: Days; narrowed: boolean }) {
  const said = incidentSentence(board, { _gte: de, _lte: ate })
  if (!said) return null
  const to = narrowed ? undefined : said.link
  return <ChangeSentence text={said.text} link={to && { to, label: 'Ver os incidentes' }} />
}

const series = [{ key: 'total', name: 'Incidentes' }]
const priorityOrder = incidentPriorities.map((one) => incidentPriorityLabels[one]).toReversed()

function Charts({ board, period }: { board: Board; period: ChartPeriod }) {
  const weeks = board.por_semana.map(({ nome, total }) => ({ Semana: nome, total }))
  return (
    <div className="mb-4 grid gap-4 max-sm:mt-4 lg:grid-cols-2">
      <BarChart
        label="Por categoria"
        category="Categoria"
        rows={board.por_categoria.map(({ nome, total }) => ({ Categoria: nome, total }))}
        series={series}
      />
      <BarChart
        label="Por departamento ou provedor"
        category="Abrangência"
        rows={board.por_abrangencia.map(({ nome, total }) => ({ Abrangência: nome, total }))}
        series={series}
      />
      <BarChart label="Por semana" category="Semana" rows={weeks} series={series} period={period} />
      <BarChart
        label="Por prioridade"
        category="Prioridade"
        rows={board.por_prioridade.map(({ nome, total }) => ({ Prioridade: nome, total }))}
        order={priorityOrder}
        series={series}
      />
    </div>
  )
}

function Longest({ board }: { board: Board }) {
  return (
    <section>
      <SectionLabel>Os 10 mais longos</SectionLabel>
      <Table label="Incidentes mais longos">
        <TableHeader>
          <TableRow>
            <TableHead scope="col">Título</TableHead>
            <TableHead scope="col">Categoria</TableHead>
            <TableHead scope="col">Abrangência</TableHead>
            <TableHead scope="col">Situação</TableHead>
            <TableHead scope="col" numeric>
              Duração
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {board.mais_longos.map(({ id, titulo, categoria, abrangencia, situacao, ...times }) => (
            <TableRow key={id}>
              <TableCell>
                <AddressLink to={`/incidents/list?ver=${id}`} preload={false}>
                  {titulo}
                </AddressLink>
              </TableCell>
              <TableCell>{categoria}</TableCell>
              <TableCell>{abrangencia}</TableCell>
              <TableCell>{incidentStateLabels[situacao]}</TableCell>
              <TableCell numeric>{lasting(times)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  )
}

/** Incidents that began in a period, of the last 30 days unless another is chosen. */
export function IncidentDashboardPage() {
  const search = useTableState<'inicio' | 'id_empresa', string, object>('incidents.dashboard')
  const { _gte, _lte } = operatorsOf(search.filtro.inicio)
  const provider = onlyOne(useProviderFilter())
  const empresa = idIn(provider, search.filtro)
  const comparar = useComparison()
  const days = { de: dayIn(_gte) ?? dayFromNow(-30), ate: dayIn(_lte) ?? todayInBrazil() }
  const read = useQuery(
    trpc.incidents.dashboard.queryOptions({
      inicio: dayIn(_gte),
      fim: dayIn(_lte),
      empresa,
      comparar,
    }),
  )
  return (
    <Page>
      <PageHead
        beside={comparedDaysText(days, comparar)}
        total={search.filtro.inicio === undefined && comparar === 'nenhum' ? 'últimos 30 dias' : undefined}
      />
      <PageSheet>
        <Toolbar>
          <Filters
            search={search}
            filters={[{ key: 'inicio', label: 'Período', kind: 'period' }, provider]}
          />
          <ComparisonTool days={days} was={read.data?.comparacao} />
        </Toolbar>
        <Loaded reads={[read]} waiting={<Skeleton className="h-60 w-full" />}>
          {(board) => (
            <>
              <Tiles board={board} />
              <Sentence board={board} days={days} narrowed={empresa !== undefined} />
              {board.por_categoria.length === 0 ? (
                <EmptyState title={table.empty} />
              ) : (
                <RowsFirst
                  charts={<Charts board={board} period={{ from: days.de, to: days.ate }} />}
                  rows={<Longest board={board} />}
                />
              )}
            </>
          )}
        </Loaded>
      </PageSheet>
    </Page>
  )
}
