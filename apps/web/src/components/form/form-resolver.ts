import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod'
import type { FieldCheck } from './form-context.ts'

/** Names of an object schema's fields that refuse to be empty: they get the asterisk. */
export function requiredFields(schema: z.ZodType): Set<string> {
  const shape = 'shape' in schema ? (schema.shape as Record<string, z.ZodType>) : {}
  const empty = (field: z.ZodType) =>
    [undefined, null, '', []].some((nothing) => field.safeParse(nothing).success)
  return new Set(Object.keys(shape).filter((name) => shape[name] && !empty(shape[name])))
}

/** A schema, or the way to fetch it where the page must show itself before zod is there (sign-in). */
export type FormSchema<Output, Input> = z.ZodType<Output, Input> | (() => Promise<z.ZodType<Output, Input>>)

/** The schema's rules, then those of the fields on screen. */
export function formResolver<Values extends FieldValues>(
  schema: FormSchema<unknown, Values>,
  checks: Map<string, FieldCheck>,
): Resolver<Values> {
  return async (values, context, options) => {
    const [{ zodResolver }, rules] = await Promise.all([
      import('./zod-resolve.ts'),
      typeof schema === 'function' ? schema() : schema,
    ])
    const judge = zodResolver(rules as never) as unknown as Resolver<Values>
    const result = await judge(values, context, options)
    const errors: Record<string, unknown> = { ...result.errors }
    for (const [name, check] of checks) {
      const message = errors[name] ? undefined : check((values as Record<string, unknown>)[name])
      if (message) errors[name] = { type: 'field', message }
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors: errors as FieldErrors<Values> } : result
  }
}
