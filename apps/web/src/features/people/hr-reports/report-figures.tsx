import { formatCount } from '@intranet/contract/formats'
import { currentMonth, todayInBrazil } from '@intranet/contract/today'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ComparisonTool } from '@/components/report/comparison-tool.tsx'
import {
  nothingBefore,
  ProviderFigures,
  type ProviderRow,
  type ProviderWords,
} from '@/components/report/provider-figures.tsx'
import { comparedDaysText, useComparison } from '@/components/report/use-comparison.ts'
import { dayIn, operatorsOf } from '@/components/table/filter-definition.ts'
import type { FilterEntry } from '@/components/table/list-search.ts'
import type { TableSearch } from '@/components/table/use-table-search.ts'
import { trpc } from '@/lib/trpc.ts'

export interface ReportFigures {
  renderFigures: (key: string | undefined) => ReactNode
  /** Which days the figures are about, and which they are compared with. */
  note?: string
  tool?: ReactNode
}

type Filters = Record<string, FilterEntry | undefined>

const places = ['id_departamento', 'id_setor', 'id_cargo', 'cidade', 'mes']

/** The filters of the cards, which are of all providers; null where the report is filtered by what they do not know. */
function placesOf(filtro: Filters, period?: string): Filters | null {
  const { id_empresa: _, ...others } = filtro
  const asked = Object.entries(others).filter(([key, value]) => key !== period && value !== undefined)
  return asked.every(([key]) => places.includes(key)) ? Object.fromEntries(asked) : null
}

const ofWhom = (people: number) => `de ${formatCount(people, 'pessoa', 'pessoas')}`
const staffWords = {
  ativos: { total: ['ativo', 'ativos'], share: 'of all' },
  familiares: { total: ['familiar', 'familiares'], share: 'of all' },
  admissoes: { total: ['admissão', 'admissões'], outro: ofWhom, share: 'total of outro' },
  desligamentos: {
    total: ['desligamento', 'desligamentos'],
    outro: ofWhom,
    share: 'total of outro',
    more: 'bad',
  },
} as const satisfies Record<string, ProviderWords>
const dayWords = {
  aniversarios: { total: ['aniversariante', 'aniversariantes'], share: 'of all' },
  tempo_casa: { total: ['pessoa', 'pessoas'], share: 'of all' },
} as const satisfies Record<string, ProviderWords>

const shown = (rows: readonly ProviderRow[] | undefined, words: ProviderWords) => (key: string | undefined) =>
  rows && <ProviderFigures rows={rows} of={key} words={words} />

const today = () => ({ de: todayInBrazil(), ate: todayInBrazil() })

/** The days that a report is filtered by; the current month where it is by none. */
function daysOf(search: TableSearch, column: string) {
  const { _gte, _lte } = operatorsOf(search.filtro[column])
  if (_gte || _lte) return { de: dayIn(_gte), ate: dayIn(_lte) }
  return currentMonth(new Date())
}

/** Of employees, beside those of the days before (docs/screens.md#a-report-that-answers). `column` is the period's. */
export function useStaffFigures(
  relatorio: keyof typeof staffWords,
  search: TableSearch,
  column?: string,
): ReportFigures {
  const comparar = useComparison()
  const filtro = placesOf(search.filtro, column)
  const { de, ate } = column === undefined ? today() : daysOf(search, column)
  const { data } = useQuery({
    ...trpc.hrReports.staffFigures.queryOptions({
      relatorio,
      comparar,
      filtro: filtro ?? {},
      ...(column !== undefined && { de, ate }),
      ...(search.q && { q: search.q }),
    }),
    enabled: filtro !== null,
  })
  const renderFigures = shown(filtro ? data : undefined, staffWords[relatorio])
  if (relatorio === 'familiares') return { renderFigures }
  const days = de && ate ? { de, ate } : undefined
  return {
    renderFigures,
    note: comparedDaysText(days, comparar, filtro !== null && nothingBefore(data)),
    tool: <ComparisonTool days={days} />,
  }
}

/** Of colleagues whose day is in a month. */
export function useDayFigures(relatorio: keyof typeof dayWords, search: TableSearch): ReportFigures {
  const filtro = placesOf(search.filtro)
  const { data } = useQuery({
    ...trpc.hrReports.dayFigures.queryOptions({
      relatorio,
      filtro: filtro ?? {},
      ...(search.q && { q: search.q }),
    }),
    enabled: filtro !== null,
  })
  return { renderFigures: shown(filtro ? data : undefined, dayWords[relatorio]) }
}
