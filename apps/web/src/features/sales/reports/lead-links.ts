import { NO_COVERAGE, type LeadListKey } from '@intranet/contract/sales/lead-words'
import type { TableReport } from '@intranet/contract/sales/report-words'
import type { FilterEntry } from '@/components/table/list-search.ts'
import type { LinkAddress } from '@/lib/address.ts'

/** Management or the sellers' way in: the same pages. */
export type Door = 'internal' | 'external'
export type LeadFilter = Record<string, FilterEntry>

/** The lists whose leads a figure counts. */
export type Figure = 'leads' | 'efetivadas' | 'sem_cobertura' | 'inviaveis'
const behind: Record<Figure, { lista: LeadListKey; filtro: LeadFilter }> = {
  leads: { lista: 'all', filtro: {} },
  efetivadas: { lista: 'all', filtro: { desfecho: 'efetivada' } },
  sem_cobertura: { lista: 'without-coverage', filtro: {} },
  inviaveis: { lista: 'unfeasible', filtro: {} },
}

const id = (key: string) => (key === '' ? null : Number(key))

/** What the lead list is filtered by to hold a row's leads. */
export const rowFilters: Record<TableReport, (key: string) => LeadFilter> = {
  campaigns: (key) => ({ id_campanha: id(key) }),
  channels: (key) => ({ id_canal: id(key) }),
  city: (key) => ({ cidade_chave: key }),
  'products-best-sellers': (key) => ({ produto_chave: key }),
  sellers: (key) => ({ id_vendedor: id(key) }),
  unfeasibility: (key) => ({ motivo_inviabilidade: key }),
}

/** Of the reasons, the one without coverage has its own list. */
function listOf(report: TableReport | undefined, figure: Figure, filter: LeadFilter) {
  if (report !== 'unfeasibility') return behind[figure]
  return behind[filter.motivo_inviabilidade === NO_COVERAGE ? 'sem_cobertura' : 'inviaveis']
}

/** Address of the lead list behind a figure: the same leads, so the same number. */
export function leadListAddress(
  door: Door,
  figure: Figure,
  filter: LeadFilter,
  report?: TableReport,
): LinkAddress {
  const { lista, filtro } = listOf(report, figure, filter)
  const query = new URLSearchParams({ filtro: JSON.stringify({ ...filter, ...filtro }) })
  return `/sales/${door}/leads/${lista}/list?${query}`
}
