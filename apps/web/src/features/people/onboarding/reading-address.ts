import type { LinkAddress } from '@/lib/address.ts'
import { idInSearch } from '@/lib/id-in-search.ts'

/** The address where contents are read. */
export const READING = '/human-resources/onboarding/employee/content'
export const CONGRATULATIONS = `${READING}/congratulations`

interface Place {
  idOnboarding: number
  idTrail?: number
  idContent?: number
  /** HR sees what an employee would. */
  previa?: boolean
}

export function readingAddress({ idOnboarding, idTrail, idContent, previa }: Place): LinkAddress {
  const query = new URLSearchParams({ idOnboarding: String(idOnboarding) })
  if (idTrail) query.set('idTrail', String(idTrail))
  if (idContent) query.set('idContent', String(idContent))
  if (previa) query.set('previa', 'true')
  return `${READING}?${query}`
}

export interface ReadingSearch {
  idOnboarding?: number
  idTrail?: number
  idContent?: number
  previa?: true
}

/** Reads the documented query; what is malformed is dropped. */
export const readingSearch = (search: Record<string, unknown>): ReadingSearch => ({
  idOnboarding: idInSearch(search.idOnboarding),
  idTrail: idInSearch(search.idTrail),
  idContent: idInSearch(search.idContent),
  previa: search.previa === true ? true : undefined,
})
