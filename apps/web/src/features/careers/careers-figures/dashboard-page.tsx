import { can } from '@intranet/contract/access'
import { formatDate, formatNumber } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { BarChart } from '@/components/charts/chart.tsx'
import { FigureTiles, type Figure } from '@/components/charts/figure-tiles.tsx'
import { ChangeSentence } from '@/components/report/change-sentence.tsx'
import { ComparisonTool } from '@/components/report/comparison-tool.tsx'
import { beforeNote, wereText } from '@/components/report/measures.ts'
import { comparedDaysText, useComparison } from '@/components/report/use-comparison.ts'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { dayIn, operatorsOf } from '@/components/table/filter-definition.ts'
import { Filters } from '@/components/table/filters.tsx'
import { Toolbar } from '@/components/table/toolbar.tsx'
import { useTableState } from '@/components/table/use-table-search.ts'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Table, TableBody, TableRow, TableHead, TableCell } from '@/components/ui/table.tsx'
import { Card } from '@/components/ui/card.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { careersSentence } from './careers-measures.ts'

type Board = Outputs['careersFigures']['dashboard']
type Group = Board['generos'][number]

/** Of gender, a number of fewer than five people is not shown. */
const FEW = '<5'
const shown = (total: number | null) => (total === null ? FEW : formatNumber(total))

function Tiles({ board }: { board: Board }) {
  const days = board.dias_contratacao
  const was = board.comparacao
  const figures: Figure[] = [
    ['Vagas abertas', formatNumber(board.vagas_abertas)],
    ['Lugares abertos', formatNumber(board.lugares_abertos)],
    ['Candidaturas', formatNumber(board.candidaturas), beforeNote(was, was?.candidaturas, wereText)],
    ['Contratações', formatNumber(board.contratacoes), beforeNote(was, was?.contratacoes, wereText)],
    [
      'Tempo médio de contratação',
      days === null ? '–' : `${formatNumber(days, 1)} dias`,
      beforeNote(was, was?.dias_contratacao, (before) => `eram ${formatNumber(before, 1)} dias`),
    ],
    [
      'Tempo até o primeiro retorno',
      board.dias_resposta === null ? '–' : `${formatNumber(board.dias_resposta, 1)} dias`,
    ],
  ]
  return <FigureTiles figures={figures} />
}

function Sentence({ board }: { board: Board }) {
  const said = careersSentence(board)
  return said && <ChangeSentence text={said.text} />
}

/** Groups of people: small ones only say that they are small, so no bar may show how small. */
function Groups({ title, rows }: { title: string; rows: readonly Group[] }) {
  const most = Math.max(1, ...rows.map(({ total }) => total ?? 0))
  return (
    <Card asChild className="block p-4">
      <section>
        <h2 className="mb-2 text-sm font-semibold">{title}</h2>
        {rows.length === 0 ? (
          <p className="text-sm text-muted-foreground">Sem candidaturas no período.</p>
        ) : (
          <Table label={title}>
            <TableBody>
              {rows.map(({ nome, total }) => (
                <TableRow key={nome}>
                  <TableHead scope="row" className="static font-normal">
                    {nome}
                  </TableHead>
                  <TableCell className="w-1/2">
                    {total !== null && (
                      <span
                        className="block h-2 rounded bg-(--chart-1)"
                        style={{ width: `${(100 * total) / most}%` }}
                        aria-hidden
                      />
                    )}
                  </TableCell>
                  <TableCell numeric>{shown(total)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </section>
    </Card>
  )
}

const series = [{ key: 'total', name: 'Candidaturas' }]

/** How many of the period's applications got as far as each stage. */
function Funnel({ board }: { board: Board }) {
  return (
    <BarChart
      label="Conversão por etapa"
      category="Etapa"
      rows={board.funil.map(({ etapa, total }) => ({ Etapa: etapa, total }))}
      series={series}
    />
  )
}

function Dashboard() {
  const search = useTableState<'inicio' | 'id_empresa', string, object>('careersFigures.dashboard')
  const { _gte, _lte } = operatorsOf(search.filtro.inicio)
  const { _eq: empresa } = operatorsOf(search.filtro.id_empresa)
  const provider = useProviderFilter()
  const comparar = useComparison()
  const read = useQuery(
    trpc.careersFigures.dashboard.queryOptions({
      inicio: dayIn(_gte),
      fim: dayIn(_lte),
      id_empresa: typeof empresa === 'number' ? empresa : undefined,
      comparar,
    }),
  )
  return (
    <>
      <Toolbar>
        <Filters search={search} filters={[{ key: 'inicio', label: 'Período', kind: 'period' }, provider]} />
        <ComparisonTool days={read.data && { de: read.data.inicio, ate: read.data.fim }} />
      </Toolbar>
      <Loaded reads={[read]} waiting={<Skeleton className="h-80 w-full" />}>
        {(board) => (
          <>
            <p className="mb-3 text-sm text-muted-foreground">
              {comparedDaysText({ de: board.inicio, ate: board.fim }, comparar) ??
                `De ${formatDate(board.inicio)} a ${formatDate(board.fim)}`}
            </p>
            <Tiles board={board} />
            <Sentence board={board} />
            <div className="grid gap-4 lg:grid-cols-2">
              <Funnel board={board} />
              <Groups title="Origem" rows={board.origens} />
              <Groups title="Por cidade" rows={board.cidades} />
              <Groups title="Por gênero" rows={board.generos} />
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

/** Vacancies and applications of a period. Its address is open, its numbers are for who works with vacancies. */
export function CareersDashboardPage() {
  const reads = can(useSession(), 'banco_talentos', 'read')
  return (
    <Page>
      <PageHead />
      <PageSheet spine={reads ? undefined : null}>
        {reads ? (
          <Dashboard />
        ) : (
          <Card className="block py-0">
            <EmptyState />
          </Card>
        )}
      </PageSheet>
    </Page>
  )
}
