/** The documented paths. */
import { keyedSend } from './keyed-send.ts'
import { readJson } from './refusals.ts'
import type { RestOperations } from './rest-operations.ts'
import { assertSendable } from './sendable.ts'
import type { Send } from './transport.ts'

type Methods = keyof RestOperations
/** The paths of all methods, as the document has them. */
type Documented = { [Method in Methods]: keyof RestOperations[Method] }[Methods]
type ArgumentsOf<Operation> = Operation extends { args: infer Args extends unknown[] } ? Args : never
type AnswerOf<Operation> = Operation extends { answer: infer Answer } ? Answer : never

export interface Rest {
  /**
   * A path as the document has it, and what goes with it: `rest('GET', '/v1/rh/departamento', { limit: 5 })`,
   * `rest('PUT', '/v1/rh/departamento/{id}', { object: {…} }, { id: 5 })`. Without a body the values of path and query
   * come first, with one after it; objects among them are sent as JSON, and one called `x-…` is the header of that
   * name. Throws RefusedError and AwayError.
   */
  <Method extends Methods, Path extends keyof RestOperations[Method]>(
    method: Method,
    path: Path,
    ...args: ArgumentsOf<RestOperations[Method][Path]>
  ): Promise<AnswerOf<RestOperations[Method][Path]>>
  /** Any other path, whole: `rest('GET', `/v1/rh/departamento/${id}`)`. */
  <Answer, Path extends string = string>(
    method: string,
    path: Path extends Documented ? never : Path,
    body?: unknown,
  ): Promise<Answer>
}

type Values = Record<string, unknown>

const isHeader = (name: string) => name.startsWith('x-')

/** A documented path with its values in place; what it has no place for goes into the query, but for headers. */
export function filled(path: string, values: Values = {}): string {
  const used = new Set<string>()
  const whole = path.replace(/\{([^}]+)\}/g, (_part, name: string) => {
    used.add(name)
    if (values[name] === undefined) throw new TypeError(`${path} wants ${name}`)
    return encodeURIComponent(String(values[name]))
  })
  const query = Object.entries(values)
    .filter(([name, value]) => !used.has(name) && !isHeader(name) && value !== undefined)
    .map(([name, value]) => [
      name,
      typeof value === 'object' && !(value instanceof Date) ? JSON.stringify(value) : textOf(value),
    ])
  return query.length ? `${whole}?${new URLSearchParams(query)}` : whole
}

/** Values that are headers. */
export const headersIn = (values: Values = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isHeader(name) && value !== undefined ? [[name, textOf(value)]] : [],
    ),
  )

const textOf = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value))

/** What reads takes its values first, as it has no body. */
const isRead = (method: string) => method === 'GET' || method === 'HEAD'

/** Documented paths over `send`. */
export function restOver(send: Send): Rest {
  const write = keyedSend(send)
  return async <Answer>(method: string, path: string, first?: unknown, second?: unknown) => {
    const [body, values] = isRead(method) ? [undefined, first] : [first, second]
    assertSendable(body, 'body')
    assertSendable(values, 'values')
    const given = values as Values | undefined
    const content = body !== undefined && { body: JSON.stringify(body) }
    const headers = { ...(content && { 'content-type': 'application/json' }), ...headersIn(given) }
    const asked = { method, headers, ...content }
    return readJson<Answer>(await (isRead(method) ? send : write)(filled(path, given), asked))
  }
}
