import '@intranet/contract/zod-locale'
import { zodResolver } from '@hookform/resolvers/zod'
import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type * as z from 'zod'
import type { FieldChecks } from './form-context.ts'

/** The fields of an object schema, also of one whose output is changed afterwards; undefined for any other. */
const shapeOf = (schema: z.ZodType): Record<string, z.ZodType> | undefined =>
  'shape' in schema
    ? (schema.shape as Record<string, z.ZodType>)
    : 'in' in schema
      ? shapeOf(schema.in as z.ZodType)
      : undefined

/** Names of an object schema's fields that refuse to be empty: they get the asterisk. */
export function requiredFields(schema: z.ZodType): Set<string> {
  const shape = shapeOf(schema) ?? {}
  const empty = (field: z.ZodType) =>
    [undefined, null, '', []].some((nothing) => field.safeParse(nothing).success)
  return new Set(Object.keys(shape).filter((name) => shape[name] && !empty(shape[name])))
}

/** Says whether a name is of an object schema's fields or of what is below them. */
export function takenFields(schema: z.ZodType): (name: string) => boolean {
  const shape = shapeOf(schema)
  if (!shape) return () => true
  return (name) => Object.hasOwn(shape, name.split('.', 1)[0] ?? name)
}

/**
 * The schema's rules, then those of the fields on screen. It comes with the form: fetched at the first save, it
 * would be missing just when the server or the network is away.
 */
export function formResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  checks: FieldChecks,
): Resolver<Input, unknown, Output> {
  const judge = zodResolver(schema)
  return async (values, context, options) => {
    const result = await judge(values, context, options)
    const errors: Record<string, unknown> = { ...result.errors }
    for (const { name, check } of checks.values()) {
      const message = get(errors, name) ? undefined : check(get(values, name))
      if (message) set(errors, name, { type: 'field', message })
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors: errors as FieldErrors<Input> } : result
  }
}
