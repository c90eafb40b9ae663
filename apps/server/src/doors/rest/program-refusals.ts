/** Refusals as programs read them: fields where they were sent, the columns and values that there are, no screen in the words. */
import { onNewer } from '@intranet/contract/messages/refusals'
import { listedValues } from '@intranet/contract/list'
import { AppError, type ErrorDetails } from '../../platform/errors.ts'
import { toAppError } from '../../platform/procedure/error-map.ts'
import { renamed } from '../../platform/rest/field-names.ts'
import { elementShape, objectShape, type Shape } from '../../platform/rest/input-fields.ts'
import { isFields } from '../../platform/rest/request.ts'
import type { RestRoute } from '../../platform/rest/route.ts'

type Allowed = NonNullable<ErrorDetails['permitidos']>

const shapeOf = ({ contract: { takes } }: RestRoute): Shape =>
  Object.assign({}, ...takes.map(objectShape)) as Shape

/** One of `objects` is `objects.0`, as it is one of many; `object` and a flat body have their fields by their own names. */
function placed(error: unknown, route: RestRoute, body: unknown): unknown {
  const isMany = isFields(body) && 'objects' in body
  if (!isMany) return renamed(error, (field) => field.replace(/^objects\.0\./, ''))
  const fields = elementShape(shapeOf(route))
  return renamed(error, (field) =>
    Object.hasOwn(fields, field.split('.')[0]!) ? `objects.0.${field}` : field,
  )
}

/** What a filter takes: the columns where one is unknown, the values where one is outside of its column's list. */
function choicesOf(campos: Record<string, string>, filter: Shape): Allowed {
  const found: Allowed = {}
  for (const field of Object.keys(campos)) {
    const [, column] = /^filtro\.(\w+)/.exec(field) ?? []
    if (column === undefined) continue
    const schema = Object.hasOwn(filter, column) ? filter[column] : undefined
    const values = schema && listedValues.get(schema)?.values
    if (!schema) found.filtro = Object.keys(filter).filter((name) => !name.startsWith('_'))
    else if (values) found[`filtro.${column}`] = [...values]
  }
  return found
}

/** The error of a route as its caller reads it. */
export function forPrograms(error: unknown, route: RestRoute, body: unknown): unknown {
  const sent = placed(error, route, body)
  const { code, message, details } = toAppError(sent)
  const words = message.replace(onNewer.person, onNewer.program)
  const { filtro } = shapeOf(route)
  const listed = filtro && details.campos ? choicesOf(details.campos, objectShape(filtro)) : {}
  const permitidos = { ...listed, ...details.permitidos }
  if (words === message && !Object.keys(listed).length) return sent
  return new AppError(code, words, { ...details, ...(Object.keys(permitidos).length && { permitidos }) })
}
