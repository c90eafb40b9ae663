import type { UnsentEntry } from '@/lib/unsent/unsent-entry.ts'
import { kindOf } from '@/lib/unsent/unsent-kinds.ts'

/** One entry, or those that go to the server in one call. */
export type Group = [UnsentEntry, ...UnsentEntry[]]

function nameOf({ key, kind, input, refused }: UnsentEntry): string {
  const { together } = kindOf(kind)
  return together ? `${kind} ${together.of(input)} ${refused?.message ?? ''}` : key
}

/** Entries in their order, with those that go together as one. */
export function groupsOf(entries: readonly UnsentEntry[]): Group[] {
  const groups = new Map<string, Group>()
  for (const entry of entries) {
    const group = groups.get(nameOf(entry))
    if (group) group.push(entry)
    else groups.set(nameOf(entry), [entry])
  }
  return [...groups.values()]
}

const SHOWN = 8

/** What a group is called: the titles of its entries, of many the first. */
export function titleOf(group: Group): string {
  const titles = group.slice(0, SHOWN).map(({ title }) => title)
  const more = group.length - titles.length
  return titles.join(', ') + (more > 0 ? ` e mais ${more}` : '')
}
