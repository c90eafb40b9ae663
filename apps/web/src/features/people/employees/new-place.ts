import { idInSearch } from '@/lib/id-in-search.ts'

/** The place of a vacancy that an employee was hired for. */
export interface NewPlace {
  id_empresa?: number
  id_departamento?: number
  id_cargo?: number
}

/** The place that an address opens an employee's form with. */
export const placeInSearch = (search: Record<string, unknown>): NewPlace => ({
  id_empresa: idInSearch(search.id_empresa),
  id_departamento: idInSearch(search.id_departamento),
  id_cargo: idInSearch(search.id_cargo),
})
