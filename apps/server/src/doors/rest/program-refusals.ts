/** Refusals as programs read them: fields where they were sent, the columns and values that there are, no screen in the words. */
import { form } from '@intranet/contract/messages'
import { rest as text } from '@intranet/contract/messages/list-requests'
import { onNewer } from '@intranet/contract/messages/refusals'
import { listedValues } from '@intranet/contract/list'
import { AppError, type ErrorDetails } from '../../platform/errors.ts'
import { toAppError } from '../../platform/procedure/error-map.ts'
import { operatorsOf } from '../../platform/rest/filter-parameters.ts'
import { renamed } from '../../platform/rest/field-names.ts'
import { bare, elementShape, objectShape, type Shape } from '../../platform/rest/input-fields.ts'
import { isFields } from '../../platform/rest/request.ts'
import type { RestRoute } from '../../platform/rest/route.ts'
import { ZodArray, type ZodType } from 'zod'

type Allowed = NonNullable<ErrorDetails['permitidos']>

const shapeOf = ({ contract: { takes } }: RestRoute): Shape =>
  Object.assign({}, ...takes.map(objectShape)) as Shape

const firstOf = (field: string) => field.split('.')[0]!

/** One of `objects` is `objects.0`, as it is one of many; `object` and a flat body have their fields by their own names. */
function placed(error: unknown, { wrap }: RestRoute, shape: Shape, body: unknown): unknown {
  const { objects, filtro } = isFields(body) ? body : {}
  const isIn = (fields: unknown, field: string) => isFields(fields) && Object.hasOwn(fields, firstOf(field))
  if (objects !== undefined) {
    const own = elementShape(shape)
    const isOnly = Array.isArray(objects) && objects.length === 1
    return renamed(error, (field) =>
      isOnly && isIn(own, field) && !isIn(body, field) ? `objects.0.${field}` : field,
    )
  }
  return renamed(error, (field) => {
    // What is in the filter by documented form may be a field of the input by itself.
    if (wrap === 'filtro' && !('filtro' in shape) && isIn(filtro, field)) return `filtro.${field}`
    return field.replace(/^objects\.0\./, '')
  })
}

/** What a filter takes: the columns where one is unknown, the values where one is outside of its column's list. */
function choicesOf(campos: Record<string, string>, filter: Shape): Allowed {
  const found: Allowed = {}
  for (const field of Object.keys(campos)) {
    const [, level, column] = /^(filtro(?:\._(?:and|or)\.\d+)?)\.(\w+)/.exec(field) ?? []
    if (level === undefined || column === undefined) continue
    const schema = Object.hasOwn(filter, column) ? filter[column] : undefined
    const values = schema && listedValues.get(schema)?.values
    if (!schema) found[level] = Object.keys(filter).filter((name) => !name.startsWith('_'))
    else if (values) found[`${level}.${column}`] = [...values]
  }
  return found
}

function schemaIn(schema: ZodType, parts: readonly string[]): ZodType | undefined {
  if (parts.length === 0) return schema
  const inner = bare(schema)
  if (inner instanceof ZodArray) return schemaIn(inner.element as ZodType, parts.slice(1))
  return schemaAt(objectShape(schema), parts)
}

/** The schema of a field, by its name within others: `filtro._and.0.nome`. */
function schemaAt(shape: Shape, [first = '', ...rest]: readonly string[]): ZodType | undefined {
  const here = Object.hasOwn(shape, first) ? shape[first] : undefined
  return here && schemaIn(here, rest)
}

/** What a condition takes where an operator is unknown, by its field: `filtro.nome._contem` is one of `filtro.nome`. */
function operatorsFor(campos: Record<string, string>, shape: Shape): Allowed {
  const found: Allowed = {}
  for (const field of Object.keys(campos)) {
    const parts = field.split('.')
    const operator = parts.pop()!
    const isOutside = parts[0] === 'filtro' && !shape.filtro
    const operators = Object.keys(operatorsOf(schemaAt(shape, isOutside ? parts.slice(1) : parts)))
    const isUnknown = operator.startsWith('_') && operators.length > 0 && !operators.includes(operator)
    if (isUnknown) found[parts.join('.')] = operators
  }
  return found
}

const valueIn = (value: unknown, parts: readonly string[]): unknown =>
  parts.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part ? Reflect.get(part, name) : undefined),
    value,
  )

/** The fields that were sent as null, and may be left out: no required ones, whatever the form would say. */
function nullsOf(campos: Record<string, string>, shape: Shape, body: unknown): Record<string, string> {
  const { object, filtro } = isFields(body) ? body : {}
  const named = Object.entries(campos).filter(([field, said]) => {
    const parts = field.split('.')
    if (said !== form.required || ![body, object, filtro].some((part) => valueIn(part, parts) === null))
      return false
    return schemaAt(shape, parts)?.safeParse(undefined).success
  })
  return Object.fromEntries(named.map(([field]) => [field, text.notNull]))
}

/** The error of a route as its caller reads it. */
export function forPrograms(error: unknown, route: RestRoute, body: unknown): unknown {
  const shape = shapeOf(route)
  const sent = placed(error, route, shape, body)
  const { code, message, details } = toAppError(sent)
  const words = message.replace(onNewer.person, onNewer.program)
  const filter = shape.filtro ? objectShape(shape.filtro) : route.wrap === 'filtro' ? shape : undefined
  const { campos: asked = {} } = details
  const nulls = route.contract.changes ? {} : nullsOf(asked, shape, body)
  const campos = { ...asked, ...nulls }
  const listed = { ...(filter && choicesOf(campos, filter)), ...operatorsFor(campos, shape) }
  const permitidos = { ...listed, ...details.permitidos }
  if (words === message && !Object.keys({ ...listed, ...nulls }).length) return sent
  return new AppError(code, words, {
    ...details,
    ...(details.campos && { campos }),
    ...(Object.keys(permitidos).length && { permitidos }),
  })
}
