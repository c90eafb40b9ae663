import { chosenIn, type ChoiceFilter, type OneFilter } from './filter-definition.ts'
import type { FilterEntry } from './list-search.ts'

/** The same options where a report takes one of them. */
export const onlyOne = <K extends string>({ key, label, options }: ChoiceFilter<K>): OneFilter<K> => ({
  key,
  label,
  kind: 'one',
  options,
})

/** The record that a filter of one is set to. */
export function idIn<K extends string>(
  { key }: OneFilter<K>,
  filtro: { [P in K]?: FilterEntry },
): number | undefined {
  const [id] = chosenIn(filtro[key])
  return typeof id === 'number' ? id : undefined
}
