/** What the addresses of sponsorship ask for: their records are named in the query. */
import { idInSearch } from '@/lib/id-in-search.ts'

export const recordSearch = ({ id }: Record<string, unknown>) => ({ id: idInSearch(id) })
export const ofRequestSearch = ({ id_solicitacao }: Record<string, unknown>) => ({
  id_solicitacao: idInSearch(id_solicitacao),
})

export const requestTabs = [
  { value: 'dados', label: 'Solicitação' },
  { value: 'viabilidade', label: 'Viabilidade' },
  { value: 'negociacao', label: 'Negociação' },
  { value: 'pos-evento', label: 'Pós-evento' },
] as const
export type RequestTab = (typeof requestTabs)[number]['value']

export const detailsSearch = ({ id, aba }: Record<string, unknown>): { id?: number; aba?: RequestTab } => {
  const tab = requestTabs.find(({ value }) => value === aba)?.value
  return { id: idInSearch(id), ...(tab && tab !== 'dados' && { aba: tab }) }
}

export const yearSearch = ({ ano }: Record<string, unknown>): { ano?: number } => {
  const year = idInSearch(ano)
  return year && year >= 2000 && year <= 2999 ? { ano: year } : {}
}

export const detailsOf = (id: number) => `/marketing/sponsorship/solicitations/details?id=${id}` as const
