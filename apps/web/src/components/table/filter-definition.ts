import { formatDate } from '@intranet/contract/formats'
import { form } from '@intranet/contract/messages'
import { format } from '@intranet/contract/messages/formats'
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

/** A filter that a list offers. `key` is the server's column; the value is written as `filtro` takes it. */
export type FilterDefinition<K extends string = string> = { key: K; label: string } & (
  | { kind: 'choice'; options: FilterOption[]; typed?: TypedSearch }
  | { kind: 'boolean'; labels?: [on: string, off: string] }
  | { kind: 'period' }
  /** Whole numbers, such as years of age. */
  | { kind: 'range' }
  | { kind: 'text' }
)

/** `const filters: FiltersOf<'departments.list'>`: keyed by the columns of that list. */
export type FiltersOf<Name extends ListName> = FilterDefinition<FilterKey<Name>>[]

/** What the value's operators hold; a plain value means `_eq`. */
export function operatorsOf(value: FilterEntry | undefined) {
  return typeof value === 'object' && value !== null ? value : { _eq: value }
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
  const { _eq, _in, _gte, _lte, _ilike } = operatorsOf(value)
  if (value === null) return format.notInformed
  if (filter.kind === 'boolean') {
    const [on, off] = filter.labels ?? [form.active, form.inactive]
    return _eq === true ? on : _eq === false ? off : ''
  }
  if (filter.kind === 'text') return _ilike ?? ''
  if (filter.kind === 'range') return describeEnds(endIn(_gte), endIn(_lte))
  if (filter.kind === 'period')
    return describeEnds(_gte ? formatDate(String(_gte)) : '', _lte ? formatDate(dayIn(_lte)) : '')
  const chosen = filter.options.filter((option) => (_in ? _in.includes(option.value) : _eq === option.value))
  if (chosen.length > 2 && filter.typed) return `${chosen.length} escolhidos`
  if (chosen.length > 2) return `${chosen.length} de ${filter.options.length}`
  return chosen.map((option) => option.label).join(', ')
}
