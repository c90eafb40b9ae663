import { vacancyPage } from '@intranet/contract/careers/vacancy-pages'
import { idInSearch } from '@/lib/id-in-search.ts'

/** What an address asks of the open vacancies. */
export interface VacancySearch {
  q?: string
  cidade?: number
  departamento?: number
  /** Checked by the page: every guest downloads this file, and not the choices. */
  contrato?: string
  modalidade?: string
  /** From the second on. */
  pagina?: number
}

const pageAfterFirst = (value: unknown) => {
  const page = vacancyPage(value)
  return page > 1 ? page : undefined
}
const word = (value: unknown) => (typeof value === 'string' ? value.slice(0, 20) : undefined)

export const vacancySearch = (search: Record<string, unknown>): VacancySearch => ({
  q: typeof search.q === 'string' && search.q.trim() ? search.q.slice(0, 120) : undefined,
  cidade: idInSearch(search.cidade),
  departamento: idInSearch(search.departamento),
  contrato: word(search.contrato),
  modalidade: word(search.modalidade),
  pagina: pageAfterFirst(search.pagina),
})
