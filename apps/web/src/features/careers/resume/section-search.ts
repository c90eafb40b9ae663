import { idInSearch } from '@/lib/id-in-search.ts'

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.slice(0, 160) : undefined

/** A saved row by its id, or what the PDF proposed for a new one: `?funcao=…&empresa=…`. */
export const sectionSearch =
  <Name extends string>(...names: Name[]) =>
  (search: Record<string, unknown>): { id?: number } & Partial<Record<Name, string>> => ({
    id: idInSearch(search.id),
    ...(Object.fromEntries(names.map((name) => [name, textIn(search[name])])) as Partial<
      Record<Name, string>
    >),
  })
