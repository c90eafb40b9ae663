/** A schema's refusals as field → text, the form used by tRPC and REST. */
import { common } from '@intranet/contract/messages'
import { rest as text } from '@intranet/contract/messages/list-requests'
import { unknownOperators } from '@intranet/contract/unknown-operators'
import type { ZodError } from 'zod'

type Issue = ZodError['issues'][number]

function unknownIn(issue: Issue): readonly string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys
  return issue.code === 'invalid_union' ? unknownOperators(issue.errors) : []
}

/** Of a value of another type, which no form of ours sends, the type is said. */
const textOf = (issue: Issue): string =>
  (issue.code === 'invalid_type' && issue.message === common.invalidData && text.otherType[issue.expected]) ||
  issue.message

/** The first text per field, named by its path (`objects.0.nome`); unknown fields and operators are named themselves. */
export function fieldErrors(error: ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const base = issue.path.join('.')
    const unknown = unknownIn(issue).map((key) => (base ? `${base}.${key}` : key))
    const names = unknown.length > 0 ? unknown : [base || 'corpo']
    for (const name of names) fields[name.slice(0, 80)] ??= textOf(issue)
  }
  return fields
}

/** Field → the values of its list, where what was sent is outside of it. */
export type AllowedValues = Record<string, (string | number | boolean | null)[]>

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
