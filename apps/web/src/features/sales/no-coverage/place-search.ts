import { type ListSearch, listSearch } from '@/components/table/list-search.ts'

/** A level of the drill-down: its place and the first level's filters, all in the address (docs/sales.md#missing-coverage). */
export interface PlaceSearch extends ListSearch {
  provedor?: string
  cidade?: string
  bairro?: string
  rua?: string
}

/** A place's name may look like a number or be empty: '' are the leads without it. */
const text = (value: unknown) =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value).slice(0, 200) : undefined

export const placeSearch = (search: Record<string, unknown>): PlaceSearch => ({
  ...listSearch(search),
  provedor: text(search.provedor),
  cidade: text(search.cidade),
  bairro: text(search.bairro),
  rua: text(search.rua),
})

/** The same filters at another level: its page and order begin again. */
export const atLevel = (search: PlaceSearch, place: Partial<PlaceSearch>): PlaceSearch => ({
  filtro: search.filtro,
  limit: search.limit,
  ...place,
})
