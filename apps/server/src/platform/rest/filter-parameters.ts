/** `filtro[coluna]=` and `filtro[coluna][_op]=`: a filter in parameters, each text read as the column's schema takes it. */
import { common } from '@intranet/contract/messages'
import { refusal } from '@intranet/contract/messages/refusals'
import * as z from 'zod'
import { refusals } from '../errors.ts'
import { bare, objectShape, type Shape } from './input-fields.ts'

type Fields = Record<string, unknown>

/** A parameter sent twice comes as a list. */
export type Sent = string | readonly string[]

const PARAMETER = /^filtro\[(\w{1,60})\](?:\[(_\w{1,20})\](?:\[\])?)?$/

/** Whether a parameter is one of a filter, however it is written. */
export const isOfFilter = (name: string) => name.startsWith('filtro[')

const readers: [
  kind: typeof z.ZodNumber | typeof z.ZodBoolean,
  form: RegExp,
  read: (text: string) => unknown,
][] = [
  [z.ZodNumber, /^-?\d{1,15}(\.\d{1,6})?$/, Number],
  [z.ZodBoolean, /^(true|false)$/, (text) => text === 'true'],
]

/** What a text means to a schema: of a condition, its value; a text where it means nothing else. */
function valueIn(schema: z.ZodType | undefined, text: string): unknown {
  const inner = schema && bare(schema)
  if (inner instanceof z.ZodUnion) {
    const values = inner.options.map((option) => valueIn(option as z.ZodType, text))
    return values.find((value) => typeof value !== 'string') ?? text
  }
  const reader = readers.find(([kind, form]) => inner instanceof kind && form.test(text))
  return reader ? reader[2](text) : text
}

/** Of the operators of a condition, the schemas of their values. */
export function operatorsOf(condition: z.ZodType | undefined): Shape {
  const inner = condition && bare(condition)
  const parts = inner instanceof z.ZodUnion ? (inner.options as z.ZodType[]) : condition ? [condition] : []
  return Object.assign({}, ...parts.map(objectShape)) as Shape
}

/** A list takes a parameter that is sent once, too; what is no list refuses one that is sent twice. */
function read(schema: z.ZodType | undefined, sent: Sent): unknown {
  const inner = schema && bare(schema)
  if (!(inner instanceof z.ZodArray))
    return typeof sent === 'string' ? valueIn(schema, sent) : sent.map((text) => valueIn(schema, text))
  return [sent].flat().map((text: string) => valueIn(inner.element as z.ZodType, text))
}

function partsOf(name: string): [column: string, operator: string | undefined] {
  const [, column = '', operator] = PARAMETER.exec(name) ?? []
  // `_and` and its like take filters, not texts.
  if (!column || column.startsWith('_')) throw refusals.invalid({ [name.slice(0, 80)]: refusal.filterForm })
  return [column, operator]
}

/**
 * The filter of the parameters of a query; undefined where there is none. `filter` is the schema of `filtro`, which checks
 * what comes out of this: columns and operators that it does not have are refused there.
 */
export function filterOf(
  query: Readonly<Record<string, Sent | undefined>>,
  filter: z.ZodType,
): Fields | undefined {
  const names = Object.keys(query).filter(isOfFilter)
  if (names.length === 0) return undefined
  if (query.filtro !== undefined) throw refusals.invalid({ filtro: refusal.filterTwice })
  const columns = objectShape(filter)
  const conditions = new Map<string, [operator: string | undefined, value: unknown][]>()
  for (const name of names) {
    const [column, operator] = partsOf(name)
    const { [column]: condition } = columns
    const schema = operator ? operatorsOf(condition)[operator] : condition
    const all = conditions.get(column) ?? []
    conditions.set(column, [...all, [operator, read(schema, query[name]!)]])
  }
  return Object.fromEntries([...conditions].map(([column, all]) => [column, conditionOf(column, all)]))
}

/** A value by itself, or the operators of a column. */
function conditionOf(
  column: string,
  all: readonly [operator: string | undefined, value: unknown][],
): unknown {
  const plain = all.find(([operator]) => operator === undefined)
  if (!plain) return Object.fromEntries(all)
  if (all.length > 1) throw refusals.invalid({ [`filtro.${column}`]: common.invalidData })
  return plain[1]
}
