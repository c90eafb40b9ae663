import { readRequestError } from '@/lib/request-error.ts'

/** Which of the records that were asked for the server did not find: it names them by their place (`ids.2`). */
export function missingIds(error: unknown, asked: readonly number[]): number[] {
  const { status, fields } = readRequestError(error)
  if (status !== 404) return []
  if (asked.length === 1) return [...asked]
  const places = Object.keys(fields).map((name) => /^\w+\.(\d+)$/.exec(name)?.[1])
  return places.flatMap((place) => (place === undefined ? [] : (asked[Number(place)] ?? [])))
}
