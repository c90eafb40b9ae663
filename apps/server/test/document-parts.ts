/** Parts of the API document, for tests that look at all of it. */
import { writtenDocument } from './written-document.ts'

export type Json = Record<string, unknown>
export interface Operation {
  description?: string
  parameters?: Json[]
  requestBody?: Json
  responses: Json
}

export const document = writtenDocument<{
  paths: Record<string, Record<string, Operation & Json>>
  components: Record<string, Record<string, Json>>
}>()

export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Everything within a part, and within what it refers to: each component once. No examples. */
export function* partsOf(part: unknown, seen = new Set<string>()): Generator<Json> {
  if (!isJson(part)) return
  const { $ref } = part
  if (typeof $ref === 'string') {
    if (seen.has($ref)) return
    seen.add($ref)
    const [, , kind = '', name = ''] = $ref.split('/')
    yield* partsOf(document.components[kind]?.[name], seen)
    return
  }
  yield part
  for (const [key, value] of Object.entries(part))
    if (key !== 'example' && key !== 'examples') yield* partsOf(value, seen)
}

/** Every operation, as `get /v1/rh/setor`. */
export const operations = Object.entries(document.paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([verb, operation]) => ({ name: `${verb} ${path}`, ...operation })),
)

const formOf = (path: string) => path.replace(/\{\w+\}|:\w+/g, ':')
const byForm = new Map(Object.keys(document.paths).map((path) => [formOf(path), path]))

/** The operation of a route, whatever the names in its path. */
export const operationOf = ({ method, path }: { method: string; path: string }) =>
  document.paths[byForm.get(formOf(path)) ?? '']?.[method.toLowerCase()]
