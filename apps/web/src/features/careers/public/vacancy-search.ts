import { contractTypes, workModels } from '@intranet/contract/careers/career-options'
import { idInSearch } from '@/lib/id-in-search.ts'

/** What an address asks of the open vacancies. */
export interface VacancySearch {
  q?: string
  cidade?: number
  departamento?: number
  contrato?: (typeof contractTypes)[number]
  modalidade?: (typeof workModels)[number]
}

const oneOf = <T extends string>(choices: readonly T[], value: unknown): T | undefined =>
  choices.find((choice) => choice === value)

export const vacancySearch = (search: Record<string, unknown>): VacancySearch => ({
  q: typeof search.q === 'string' && search.q.trim() ? search.q.slice(0, 120) : undefined,
  cidade: idInSearch(search.cidade),
  departamento: idInSearch(search.departamento),
  contrato: oneOf(contractTypes, search.contrato),
  modalidade: oneOf(workModels, search.modalidade),
})
