import { SMALLEST_GROUP } from '@intranet/contract/people/hr-reports-options'

/**
 * The groups to be shown as one, so that no number is about fewer than five people: groups of fewer than five, and as
 * long as their sum is under five, the next larger group. `size` gives a group's number of people; empty groups are
 * not merged.
 */
export function smallGroups<T>(groups: readonly T[], size: (group: T) => number): Set<T> {
  const merged = new Set<T>()
  let people = 0
  for (const group of groups.filter((one) => size(one) > 0).toSorted((a, b) => size(a) - size(b))) {
    if (size(group) >= SMALLEST_GROUP && (people === 0 || people >= SMALLEST_GROUP)) break
    merged.add(group)
    people += size(group)
  }
  return merged
}
