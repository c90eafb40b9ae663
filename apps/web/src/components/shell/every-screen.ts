import type { SearchEntry } from './palette-order.ts'
import { screenWords } from './screen-words.ts'

/** A screen of the route table, with the hub that it belongs to. */
export interface ScreenEntry extends SearchEntry {
  area?: string
}

/**
 * Menu entries and cards first, by their own names; then every other screen once. Two documented addresses of one
 * screen are one entry: they have one name in one place.
 */
export function everyScreen(listed: readonly SearchEntry[], ofRoutes: readonly ScreenEntry[]): SearchEntry[] {
  const routeOf = new Map(ofRoutes.map((entry) => [entry.to, entry]))
  const named = ({ label, area }: ScreenEntry) => `${label} ${area ?? ''}`
  const entries = new Map(listed.map((entry) => [entry.to, entry]))
  const known = new Set(listed.flatMap(({ to }) => routeOf.get(to) ?? []).map(named))
  for (const { area, ...entry } of ofRoutes) {
    const name = named({ ...entry, area })
    if (entries.has(entry.to) || known.has(name)) continue
    known.add(name)
    entries.set(entry.to, entry)
  }
  return [...entries.values()].map((entry) => ({
    ...entry,
    words: wordsOf(entry, routeOf.get(entry.to)?.label),
  }))
}

/** Everyday words, and the title of the screen where the menu calls it otherwise. */
function wordsOf({ to, label }: SearchEntry, title = ''): string {
  const everyday = (screenWords as Partial<Record<string, string>>)[to ?? ''] ?? ''
  return [everyday, title === label ? '' : title].filter(Boolean).join(' ')
}
