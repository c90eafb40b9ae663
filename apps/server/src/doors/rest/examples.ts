/** What tests sent and were answered (`node tools/examples.ts`): the examples of the document. */
import { restRequest } from '../../platform/rest/request.ts'
import type { RestRoute } from '../../platform/rest/route.ts'
import recorded from './examples.json' with { type: 'json' }

interface Example {
  params: Record<string, string>
  body?: unknown
  answer?: unknown
}
const examples: Record<string, Example | undefined> = recorded

const of = ({ method, path }: RestRoute) => examples[`${method} ${path}`]

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

/** An answer of an operation; none where it answers otherwise by now. */
export function answeredExample(route: RestRoute): unknown {
  const { answer } = of(route) ?? {}
  // Some answers hold their moments as text.
  const fits = [revived(answer), answer].some((one) => route.contract.answers.safeParse(one).success)
  return fits ? answer : undefined
}
