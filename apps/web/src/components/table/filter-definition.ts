import { formatDate } from '@intranet/contract/formats'
import { form } from '@intranet/contract/messages'
import { format } from '@intranet/contract/messages/formats'
import type { FilterOperators, FilterValue } from '@intranet/contract/list'
import type { FilterKey, ListName } from './list-name.ts'
import type { FilterEntry } from './list-search.ts'

export interface FilterOption {
  value: string | number
  label: string
  /** Under the label, where several have the same one. */
  note?: string
}

/** Of options that the server finds: what is typed for them. Those that are chosen must be among them too. */
export interface TypedSearch {
  text: string
  onText: (text: string) => void
}

interface Named<K extends string> {
  key: K
  label: string
}

/** Any of the options: written as `_in`. */
export interface ChoiceFilter<K extends string = string> extends Named<K> {
  kind: 'choice'
  options: FilterOption[]
  typed?: TypedSearch
}

/** One of the options, for a report that is asked for one: `idIn` reads it. */
export interface OneFilter<K extends string = string> extends Named<K> {
  kind: 'one'
  options: FilterOption[]
}

/** A filter that a list offers. `key` is the server's column; the value is written as `filtro` takes it. */
export type FilterDefinition<K extends string = string> =
  | ChoiceFilter<K>
  | OneFilter<K>
  | (Named<K> &
      (
        | { kind: 'boolean'; labels?: [on: string, off: string] }
        | { kind: 'period' }
        /** Whole numbers, such as years of age. */
        | { kind: 'range' }
        | { kind: 'text' }
      ))

/** `const filters: FiltersOf<'departments.list'>`: keyed by the columns of that list. */
export type FiltersOf<Name extends ListName> = FilterDefinition<FilterKey<Name>>[]

/** The operators of a value, without `_eq`: `chosenIn` reads what was chosen, one or several. */
export function operatorsOf(value: FilterEntry | undefined): Omit<FilterOperators, '_eq'> {
  return typeof value === 'object' && value !== null ? value : {}
}

/** The values chosen, one or several; a plain value means `_eq`. */
export function chosenIn(value: FilterEntry | undefined): FilterValue[] {
  const { _eq, _in }: FilterOperators = typeof value === 'object' && value !== null ? value : { _eq: value }
  return _in ?? (_eq === undefined || _eq === null ? [] : [_eq])
}

/** The day that an end of a period names, with or without an hour. */
export const dayIn = (end: unknown): string | undefined =>
  typeof end === 'string' ? end.slice(0, 10) : undefined

/** An end of a range as it is in a field; empty where it is open. */
export const endIn = (end: unknown): string => (typeof end === 'number' ? String(end) : '')

function describeEnds(from: string, to: string): string {
  if (from && to) return `${from} a ${to}`
  return from ? `desde ${from}` : to ? `até ${to}` : ''
}

/** The chip's value in words: "3 de 5", "01/11/2026 a 12/11/2026". */
export function describeFilter(filter: FilterDefinition, value: FilterEntry | undefined): string {
  const { _gte, _lte, _ilike } = operatorsOf(value)
  const values = chosenIn(value)
  if (value === null) return format.notInformed
  if (filter.kind === 'boolean') {
    const [on, off] = filter.labels ?? [form.active, form.inactive]
    return values[0] === true ? on : values[0] === false ? off : ''
  }
  if (filter.kind === 'text') return _ilike ?? ''
  if (filter.kind === 'range') return describeEnds(endIn(_gte), endIn(_lte))
  if (filter.kind === 'period')
    return describeEnds(_gte ? formatDate(String(_gte)) : '', _lte ? formatDate(dayIn(_lte)) : '')
  if (filter.kind === 'one') return filter.options.find((option) => option.value === values[0])?.label ?? ''
  const chosen = filter.options.filter((option) => values.includes(option.value))
  if (chosen.length > 2 && filter.typed) return `${chosen.length} escolhidos`
  if (chosen.length > 2) return `${chosen.length} de ${filter.options.length}`
  return chosen.map((option) => option.label).join(', ')
}
