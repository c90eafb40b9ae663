/** What the schema of a procedure's input says about its fields, for reading them from a path, a query or a body. */
import type { AnyProcedure } from '@trpc/server'
import * as z from 'zod'
import { inputsOf } from '../procedure/inputs.ts'

export type Shape = Record<string, z.ZodType>

/** The schema inside defaults, optionals and transforms. */
export function bare(schema: z.ZodType): z.ZodType {
  const { def } = schema as { def?: { innerType?: z.ZodType; in?: z.ZodType } }
  const inner = def?.innerType ?? def?.in
  return inner ? bare(inner) : schema
}

export const objectShape = (schema: z.ZodType): Shape => {
  const inner = bare(schema)
  return inner instanceof z.ZodObject ? (inner.shape as Shape) : {}
}

/** The fields of a procedure's input; none if it takes no object. */
export const inputShape = (procedure: AnyProcedure): Shape =>
  Object.assign({}, ...inputsOf(procedure).map(objectShape)) as Shape

/** The fields of each of `objects`. */
export function elementShape(shape: Shape): Shape {
  const list = shape.objects && bare(shape.objects)
  return list instanceof z.ZodArray ? objectShape(list.element as z.ZodType) : {}
}

type FieldKind = 'number' | 'boolean' | 'json' | 'list' | 'condition' | 'text'

/** How the text of a path or query is read for a field; a `condition` is a value or a JSON object. */
export function kindOf(schema: z.ZodType | undefined): FieldKind {
  const inner = schema && bare(schema)
  if (inner instanceof z.ZodNumber) return 'number'
  if (inner instanceof z.ZodBoolean) return 'boolean'
  const isObject = (one: unknown) => bare(one as z.ZodType) instanceof z.ZodObject
  if (inner instanceof z.ZodUnion && inner.options.some(isObject)) return 'condition'
  if (inner instanceof z.ZodArray) return 'list'
  return inner instanceof z.ZodObject || inner instanceof z.ZodRecord ? 'json' : 'text'
}
