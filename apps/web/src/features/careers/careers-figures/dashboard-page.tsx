import { can } from '@intranet/contract/access'
import { formatCount, formatDate, formatNumber } from '@intranet/contract/formats'
import { currentMonth } from '@intranet/contract/today'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BarChart } from '@/components/charts/chart.tsx'
import { plainNumbers } from '@/components/charts/chart-data.ts'
import { FigureTiles, type Figure } from '@/components/charts/figure-tiles.tsx'
import { Funnel } from '@/components/charts/funnel.tsx'
import { ChangeSentence } from '@/components/report/change-sentence.tsx'
import { ComparisonTool } from '@/components/report/comparison-tool.tsx'
import { beforeNote, wereText } from '@/components/report/measures.ts'
import { comparedDaysText, useComparison } from '@/components/report/use-comparison.ts'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { addressOfList } from '@/components/table/list-address.ts'
import { dayIn, operatorsOf } from '@/components/table/filter-definition.ts'
import { idIn, onlyOne } from '@/components/table/one-filter.ts'
import { Filters } from '@/components/table/filters.tsx'
import { Toolbar } from '@/components/table/toolbar.tsx'
import { useTableState } from '@/components/table/use-table-search.ts'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Card } from '@/components/ui/card.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { careersSentence } from './careers-measures.ts'

type Board = Outputs['careersFigures']['dashboard']
type Group = Board['generos'][number]

/** Of gender, a number of fewer than five people is not shown. */
const FEW = '<5'

const daysText = (days: number) => formatCount(days, 'dia', 'dias', 1)

function Tiles({ board }: { board: Board }) {
  const days = board.dias_contratacao
  const was = board.comparacao
  const figures: Figure[] = [
    ['Candidaturas', formatNumber(board.candidaturas), beforeNote(was, was?.candidaturas, wereText)],
    ['Contratações', formatNumber(board.contratacoes), beforeNote(was, was?.contratacoes, wereText)],
    [
      'Tempo médio de contratação',
      days === null ? '–' : daysText(days),
      beforeNote(was, was?.dias_contratacao, (before) => wereText(before, daysText(before))),
    ],
    ['Vagas abertas', formatNumber(board.vagas_abertas)],
    ['Lugares abertos', formatNumber(board.lugares_abertos)],
    ['Tempo até o primeiro retorno', board.dias_resposta === null ? '–' : daysText(board.dias_resposta)],
  ]
  return <FigureTiles figures={figures} />
}

/** No list holds applications of several vacancies: each vacancy's candidates are behind its row. */
function Sentence({ board, id_empresa }: { board: Board; id_empresa: number | undefined }) {
  const said = careersSentence(board)
  if (!said) return null
  const to = addressOfList<'vacancies.list'>('/careers/admin/list', {
    filtro: { ...(id_empresa !== undefined && { id_empresa }) },
  })
  return (
    <ChangeSentence
      text={said.text}
      link={said.count === undefined ? undefined : { to, label: 'Ver as vagas' }}
    />
  )
}

/** Groups of people: small ones only say that they are small, so no bar may show how small. */
function Groups({ title, rows }: { title: string; rows: readonly Group[] }) {
  return (
    <BarChart
      label={title}
      category="Grupo"
      rows={rows.map(({ nome, total }) => ({ Grupo: nome, total }))}
      series={[{ key: 'total', name: 'Candidaturas' }]}
      unit={{ ...plainNumbers, none: FEW }}
    />
  )
}

/** How many of the period's applications got as far as each stage, beside what they are made of. */
function Charts({ board }: { board: Board }) {
  const { funil, origens, cidades, generos, comparacao: was } = board
  if (board.candidaturas === 0) return <EmptyState text="Nenhuma candidatura foi feita no período." />
  const steps = funil.map(({ etapa, total }, place) => ({
    name: etapa,
    value: total,
    before: was?.funil[place],
  }))
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Funnel label="Conversão por etapa" steps={steps} />
      <Groups title="Por cidade" rows={cidades} />
      <Groups title="Origem" rows={origens} />
      <Groups title="Por gênero" rows={generos} />
    </div>
  )
}

function Dashboard() {
  const search = useTableState<'inicio' | 'id_empresa', string, object>('careersFigures.dashboard')
  const { _gte, _lte } = operatorsOf(search.filtro.inicio)
  const provider = onlyOne(useProviderFilter())
  const comparar = useComparison()
  const id_empresa = idIn(provider, search.filtro)
  const read = useQuery(
    trpc.careersFigures.dashboard.queryOptions({
      inicio: dayIn(_gte),
      fim: dayIn(_lte),
      id_empresa,
      comparar,
    }),
  )
  const [month] = useState(() => currentMonth(new Date()))
  const days = { de: dayIn(_gte) ?? month.de, ate: dayIn(_lte) ?? month.ate }
  return (
    <Page>
      <PageHead
        beside={comparedDaysText(days, comparar) ?? `${formatDate(days.de)} a ${formatDate(days.ate)}`}
      />
      <PageSheet>
        <Toolbar>
          <Filters
            search={search}
            filters={[{ key: 'inicio', label: 'Período', kind: 'period' }, provider]}
          />
          <ComparisonTool days={days} was={read.data?.comparacao} />
        </Toolbar>
        <Loaded reads={[read]} waiting={<Skeleton className="h-80 w-full" />}>
          {(board) => (
            <>
              <Tiles board={board} />
              <Sentence board={board} id_empresa={id_empresa} />
              <Charts board={board} />
            </>
          )}
        </Loaded>
      </PageSheet>
    </Page>
  )
}

/** Vacancies and applications of a period. Its address is open, its numbers are for who works with vacancies. */
export function CareersDashboardPage() {
  const reads = can(useSession(), 'banco_talentos', 'read')
  if (reads) return <Dashboard />
  return (
    <Page>
      <PageHead />
      <PageSheet spine={null}>
        <Card className="block py-0">
          <EmptyState />
        </Card>
      </PageSheet>
    </Page>
  )
}
