import type { Days } from '@intranet/contract/comparison'
import { formatDate, formatMoney, formatNumber, formatPercent } from '@intranet/contract/formats'
import { stageLabels, stages } from '@intranet/contract/operations/supply-options'
import { dayFromNow, daysLater, todayInBrazil } from '@intranet/contract/today'
import { useQuery } from '@tanstack/react-query'
import { BarChart } from '@/components/charts/chart.tsx'
import type { ChartPeriod } from '@/components/charts/chart-data.ts'
import { stepOf } from '@/components/charts/chart-time.ts'
import { FigureTiles, type Figure } from '@/components/charts/figure-tiles.tsx'
import { ChangeSentence } from '@/components/report/change-sentence.tsx'
import { RowsFirst } from '@/components/report/rows-first.tsx'
import { ComparisonTool } from '@/components/report/comparison-tool.tsx'
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
import { ProviderMark } from '@/components/table/provider-mark.tsx'
import { Table, TableHeader, TableRow, TableHead, TableBody, TableCell } from '@/components/ui/table.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { supplySentence } from './supply-measures.ts'
import { useSquadFilter } from './supply-filters.ts'

type Board = Outputs['supplies']['dashboard']

function Tiles({ board }: { board: Board }) {
  const { valor_parado, divergencia_inventario } = board
  const figures: Figure[] = [
    ['Retiradas pendentes', formatNumber(board.retiradas_pendentes)],
    ['Devoluções a conferir', formatNumber(board.devolucoes_a_conferir)],
    ['Em manutenção', formatNumber(board.em_manutencao)],
    ...(valor_parado === null ? [] : [['Valor parado', formatMoney(valor_parado)] as const]),
    [
      'Divergência de inventário',
      divergencia_inventario === null ? '–' : formatPercent(divergencia_inventario),
    ],
  ]
  return <FigureTiles figures={figures} />
}

function Sentence({ board }: { board: Board }) {
  const said = supplySentence(board)
  return said && <ChangeSentence text={said.text} />
}

const stageSeries = stages.map((key) => ({ key, name: stageLabels[key] }))
const ageSeries = (['retirada', 'devolucao', 'manutencao'] as const).map((key) => ({
  key,
  name: stageLabels[key],
}))

/** The weeks of a period before the first movement at all. */
function weeksBefore({ primeira_semana }: Board, { from, to }: Required<ChartPeriod>): string[] {
  const weeks: string[] = []
  for (let week = from; week <= to && week < (primeira_semana ?? from); week = daysLater(week, 7))
    weeks.push(week)
  return weeks
}

/** A row for each week, with zero for the stages that nothing entered, and nothing before the first movement. */
function weeksOf(board: Board, before: string[]) {
  const weeks = [...before, ...new Set(board.semanas.map(({ semana }) => semana))]
  return weeks.map((week) => ({
    Semana: week,
    ...Object.fromEntries(
      stages.map((stage) => [
        stage,
        before.includes(week)
          ? null
          : (board.semanas.find(({ semana, etapa }) => semana === week && etapa === stage)?.entradas ?? 0),
      ]),
    ),
  }))
}

/** The server counts whole weeks, from the Monday before the first day to the Sunday after the last. */
const wholeWeeks = ({ de, ate }: Days): Required<ChartPeriod> => ({
  from: stepOf(de, 'week'),
  to: daysLater(stepOf(ate, 'week'), 6),
})

/** A chart for each stage: five bars beside each other cannot be compared from week to week. */
function EntriesByWeek({ board, period }: { board: Board; period: Required<ChartPeriod> }) {
  const top = Math.max(1, ...board.semanas.map(({ entradas }) => entradas))
  const before = weeksBefore(board, period)
  const weeks = weeksOf(board, before)
  const notes = [
    ...(before.length > 0 && board.primeira_semana
      ? [`Sem dados antes de ${formatDate(board.primeira_semana).slice(0, 5)}`]
      : []),
    ...(period.to >= todayInBrazil() ? ['* até hoje'] : []),
  ]
  return (
    <section className="mb-4">
      <SectionLabel>Entradas por semana</SectionLabel>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {stageSeries.map((one) => (
          <BarChart
            key={one.key}
            label={one.name}
            category="Semana"
            rows={weeks}
            series={[one]}
            period={period}
            small={{ height: 150, top }}
          />
        ))}
      </div>
      {notes.length > 0 && <p className="mt-2 text-xs text-muted-foreground">{notes.join(' · ')}</p>}
    </section>
  )
}

function Charts({ board, period }: { board: Board; period: Required<ChartPeriod> }) {
  if (board.semanas.length === 0) return <EmptyState text="Nenhum movimento neste período." />
  return (
    <div className="max-sm:mt-4">
      <EntriesByWeek board={board} period={period} />
      <div className="mb-4">
        <BarChart
          label="Há quanto tempo as peças pendentes esperam"
          category="Idade"
          rows={board.idades.map(({ faixa, ...counts }) => ({ Idade: faixa, ...counts }))}
          series={ageSeries}
        />
      </div>
    </div>
  )
}

/** Of teams that have equally many none has more: how many they are is said once. */
function Ranking({ board }: { board: Board }) {
  const [first, ...others] = board.equipes
  if (!first) return null
  const alike = others.every(({ retiradas }) => retiradas === first.retiradas)
  const label = `Equipes com ${alike ? '' : 'mais '}retiradas pendentes`
  return (
    <section className="sm:max-w-[640px]">
      <SectionLabel
        count={alike && others.length > 0 ? `${formatNumber(first.retiradas)} cada uma` : undefined}
      >
        {label}
      </SectionLabel>
      <Table label={label}>
        <TableHeader>
          <TableRow>
            <TableHead scope="col">Equipe</TableHead>
            <TableHead scope="col" numeric>
              Retiradas
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {board.equipes.map(({ id_equipe, equipe, sistema, retiradas }) => (
            <TableRow key={id_equipe}>
              <TableCell>
                <AddressLink to={`/squads/inventory/${id_equipe}`} preload={false}>
                  {equipe}
                </AddressLink>
                <span className="ml-3 text-muted-foreground">
                  <ProviderMark sistema={sistema} />
                </span>
              </TableCell>
              <TableCell numeric>{formatNumber(retiradas)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  )
}

/** What is on its way, how old it is and with whom. */
export function SupplyDashboardPage() {
  const search = useTableState<'periodo' | 'id_empresa' | 'id_equipe' | 'cidade', string, object>(
    'supplies.dashboard',
  )
  const { _gte, _lte } = operatorsOf(search.filtro.periodo)
  const provider = onlyOne(useProviderFilter())
  const squad = onlyOne(useSquadFilter())
  const { _ilike: city } = operatorsOf(search.filtro.cidade)
  const comparar = useComparison()
  const days = { de: dayIn(_gte) ?? dayFromNow(-84), ate: dayIn(_lte) ?? todayInBrazil() }
  const read = useQuery(
    trpc.supplies.dashboard.queryOptions({
      de: dayIn(_gte),
      ate: dayIn(_lte),
      id_empresa: idIn(provider, search.filtro),
      id_equipe: idIn(squad, search.filtro),
      cidade: city || undefined,
      comparar,
    }),
  )
  return (
    <Page>
      <PageHead beside={comparedDaysText(days, comparar)} />
      <PageSheet>
        <Toolbar>
          <Filters
            search={search}
            filters={[
              provider,
              { key: 'cidade', label: 'Cidade', kind: 'text' },
              squad,
              { key: 'periodo', label: 'Período', kind: 'period' },
            ]}
          />
          <ComparisonTool days={days} was={read.data?.comparacao} />
        </Toolbar>
        <Loaded reads={[read]} waiting={<Skeleton className="h-60 w-full" />}>
          {(board) => (
            <>
              <Tiles board={board} />
              <Sentence board={board} />
              <RowsFirst
                charts={<Charts board={board} period={wholeWeeks(days)} />}
                rows={<Ranking board={board} />}
              />
            </>
          )}
        </Loaded>
      </PageSheet>
    </Page>
  )
}
