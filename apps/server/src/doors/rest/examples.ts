/** What tests sent and were answered (`node tools/examples.ts`): the examples of the document. */
import { objectShape } from '../../platform/rest/input-fields.ts'
import { restRequest } from '../../platform/rest/request.ts'
import type { RestRoute } from '../../platform/rest/route.ts'
import recorded from './examples.json' with { type: 'json' }

interface Example {
  params: Record<string, string>
  body?: unknown
  answer?: unknown
}
const examples: Record<string, Example | undefined> = recorded

/** A condition on a column that lists have. */
function filterFor({ contract }: RestRoute): Record<string, unknown> {
  const columns = contract.takes.map((schema) => objectShape(schema).filtro).find(Boolean)
  const names = columns ? objectShape(columns) : {}
  if ('ativo' in names) return { ativo: true }
  return 'id' in names ? { id: { _gte: 1 } } : {}
}

/** A list with its filter in a body answers what the list answers. */
function ofList(route: RestRoute): Example | undefined {
  const list = route.derived && examples[`GET ${route.path.replace(/\/filtro$/, '')}`]
  return list ? { ...list, body: { filtro: filterFor(route), limit: 20 } } : undefined
}

/** The long prefix is taken off before a path is looked for: what asks by it is answered by the short one. */
const of = (route: RestRoute) =>
  examples[`${route.method} ${route.path.replace(/^\/api\/rest/, '')}`] ?? ofList(route)

/** Whether a test recorded an example, of the operation or of the list that it comes from. */
export const hasExample = (route: RestRoute): boolean => of(route) !== undefined

/** A body of an operation; none where its schemas have changed since it was recorded. */
export function sentExample(route: RestRoute): unknown {
  const { params, body } = of(route) ?? {}
  if (!params || body === undefined) return undefined
  try {
    const fields = route.contract.read(restRequest(params, {}, body))
    return route.contract.takes.every((schema) => schema.safeParse(fields).success) ? body : undefined
  } catch {
    return undefined
  }
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** Moments as the server holds them. */
function revived(value: unknown): unknown {
  if (typeof value === 'string') return MOMENT.test(value) ? new Date(value) : value
  if (Array.isArray(value)) return value.map(revived)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, revived(one)]))
}

/** The value with moments at these places, as the server holds them: other places may hold them as text. */
function revivedAt(value: unknown, places: readonly (readonly PropertyKey[])[]): unknown {
  if (places.some((place) => place.length === 0)) return revived(value)
  if (typeof value !== 'object' || value === null) return value
  const below = (key: string) =>
    places.filter(([first]) => String(first) === key).map((place) => place.slice(1))
  if (Array.isArray(value)) return value.map((one, place) => revivedAt(one, below(String(place))))
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, revivedAt(one, below(key))]))
}

/** An answer of an operation; none where it answers otherwise by now. */
export function answeredExample(route: RestRoute): unknown {
  const { answer } = of(route) ?? {}
  const { answers } = route.contract
  const { error } = answers.safeParse(answer)
  const moments = error?.issues.map(({ path }) => path) ?? []
  return answers.safeParse(revivedAt(answer, moments)).success ? answer : undefined
}
