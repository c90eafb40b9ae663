/** A schema's refusals as field → text, the form used by tRPC and REST. */
import { common } from '@intranet/contract/messages'
import { rest as text, typeWords, type TypeWord } from '@intranet/contract/messages/list-requests'
import { unknownOperators } from '@intranet/contract/unknown-operators'
import type { ZodError } from 'zod'

type Issue = ZodError['issues'][number]

function unknownIn(issue: Issue): readonly string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys
  return issue.code === 'invalid_union' ? unknownOperators(issue.errors) : []
}

const isTypeWord = (type: string): type is TypeWord => Object.hasOwn(typeWords, type)

/** What a value would have to be: of one of several types, all of them. */
function typesOf(issue: Issue): string[] {
  if (issue.code === 'invalid_type') return [issue.expected]
  if (issue.code !== 'invalid_union') return []
  return issue.errors.flat().flatMap((one) => (one.path.length === 0 ? typesOf(one as Issue) : []))
}

/** Of a value of another type, which no form of ours sends, the type is said. */
function textOf(issue: Issue): string {
  if (issue.message !== common.invalidData) return issue.message
  const types = [...new Set(typesOf(issue).filter(isTypeWord))]
  return types.length > 0 ? text.otherType(...types) : issue.message
}

const isOfType = (tried: readonly Issue[]) =>
  !tried.some(({ path, code }) => path.length === 0 && (code === 'invalid_type' || code === 'invalid_union'))

/** A value in several forms is refused by the one whose type it has; by all of them where it has none. */
function within(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.message !== common.invalidData) return [issue]
  const [form, ...others] = (issue.errors as Issue[][]).filter(isOfType)
  if (!form || others.length > 0) return [issue]
  return form.flatMap((one) => within({ ...one, path: [...issue.path, ...one.path] }))
}

/** The first text per field, named by its path (`objects.0.nome`); unknown fields and operators are named themselves. */
export function fieldErrors(error: ZodError): Record<string, string> {
  const fields = new Map<string, string>()
  for (const issue of error.issues.flatMap(within)) {
    const base = issue.path.join('.')
    const unknown = unknownIn(issue).map((key) => (base ? `${base}.${key}` : key))
    const names = (unknown.length > 0 ? unknown : [base || 'corpo']).map((name) => name.slice(0, 80))
    for (const name of names) if (!fields.has(name)) fields.set(name, textOf(issue))
  }
  return Object.fromEntries(fields)
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
