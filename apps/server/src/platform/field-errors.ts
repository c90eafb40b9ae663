/** A schema's refusals as field → text, the form used by tRPC and REST. */
import type { ZodError } from 'zod'

/** The first text per field, named by its path (`objects.0.nome`); unknown fields are named themselves. */
export function fieldErrors(error: ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const base = issue.path.join('.')
    const names =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => (base ? `${base}.${key}` : key))
        : [base || 'corpo']
    for (const name of names) fields[name.slice(0, 80)] ??= issue.message
  }
  return fields
}

/** Field → the values of its list, where what was sent is outside of it. */
export type AllowedValues = Record<string, (string | number | boolean | null)[]>

type Issue = ZodError['issues'][number]

/** The values of a list; those of a value in several forms, where one of these is a list. */
function valuesOf(issue: Issue): AllowedValues[string] {
  if (issue.code === 'invalid_value')
    return issue.values.filter(
      (one) => typeof one !== 'symbol' && typeof one !== 'bigint' && one !== undefined,
    )
  if (issue.code !== 'invalid_union') return []
  return issue.errors.flat().flatMap((one) => (one.path.length === 0 ? valuesOf(one as Issue) : []))
}

/** What the fields of the error take, where that is a list. */
export function allowedValues(error: ZodError): AllowedValues {
  const allowed: AllowedValues = {}
  for (const issue of error.issues) {
    const values = valuesOf(issue)
    if (values.length > 0) allowed[(issue.path.join('.') || 'corpo').slice(0, 80)] ??= values
  }
  return allowed
}
