import { type ComparisonSearch, comparisonSearch } from '@/components/report/comparison-search.ts'
import { type ListSearch, listSearch } from '@/components/table/list-search.ts'
import { idInSearch } from '@/lib/id-in-search.ts'

export interface ResultListSearch extends ListSearch {
  idCampaign?: number
}

/** The addresses mix these names (docs/marketing.md#results). */
export const resultListSearch = (search: Record<string, unknown>): ResultListSearch => ({
  ...listSearch(search),
  idCampaign: idInSearch(search.idCampaign),
})
export const resultRegisterSearch = (search: Record<string, unknown>) => ({
  idCampaign: idInSearch(search.idCampaign),
})
export const resultEditSearch = (search: Record<string, unknown>) => ({
  id_campanha: idInSearch(search.id_campanha),
  id_result: idInSearch(search.id_result),
})
export const reportEditSearch = (search: Record<string, unknown>) => ({
  id_result: idInSearch(search.id_result),
})

export interface ResultReportSearch extends ComparisonSearch {
  /** A provider's key; absent is Geral. */
  provedor?: string
  canal?: 'Google'
}

export const resultReportSearch = ({
  provedor,
  canal,
  ...search
}: Record<string, unknown>): ResultReportSearch => ({
  ...comparisonSearch(search),
  provedor: typeof provedor === 'string' && /^[a-z0-9_]{2,40}$/.test(provedor) ? provedor : undefined,
  canal: canal === 'Google' ? canal : undefined,
})
