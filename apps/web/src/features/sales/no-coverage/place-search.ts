import { type ListSearch, listSearch } from '@/components/table/list-search.ts'
import { textInSearch } from '@/lib/text-in-search.ts'

/** A level of the drill-down: its place and the first level's filters, all in the address (docs/sales.md#missing-coverage). */
export interface PlaceSearch extends ListSearch {
  provedor?: string
  cidade?: string
  bairro?: string
  rua?: string
}

/** '' are the leads without this place. */
export const placeSearch = (search: Record<string, unknown>): PlaceSearch => ({
  ...listSearch(search),
  provedor: textInSearch(search.provedor),
  cidade: textInSearch(search.cidade),
  bairro: textInSearch(search.bairro),
  rua: textInSearch(search.rua),
})

/** The same filters at another level: its page and order begin again. */
export const atLevel = (search: PlaceSearch, place: Partial<PlaceSearch>): PlaceSearch => ({
  filtro: search.filtro,
  limit: search.limit,
  ...place,
})
