import { SMALLEST_GROUP } from '@intranet/contract/people/hr-reports-options'

/**
 * Which groups must be told as one, so that nothing told is about fewer than five people: those under five, and while
 * their sum is, the next larger one. `size` gives a group's number of people; empty groups hide nobody.
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
