import * as z from 'zod'
import { common, form } from './messages.ts'
import { format } from './messages/formats.ts'
import { unknownOperators } from './unknown-operators.ts'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

const isEmpty = (input: unknown) =>
  input === undefined || input === null || (typeof input === 'string' && input.trim() === '')

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): string {
  const minimum = BigInt(Math.ceil(Number(issue.minimum)))
  if (issue.origin === 'string') return isEmpty(issue.input) ? form.required : format.minLength(minimum)
  if (issue.origin === 'array' || issue.origin === 'set') {
    return minimum <= 1n ? form.required : format.minItems(minimum)
  }
  if (issue.origin === 'date') return format.invalidDate
  if (!isNumeric(issue.origin)) return common.invalidData
  return issue.inclusive ? format.minNumber(issue.minimum) : format.aboveNumber(issue.minimum)
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>): string {
  if (issue.origin === 'string') return form.maxText(issue.maximum)
  if (issue.origin === 'array' || issue.origin === 'set') return format.maxItems(issue.maximum)
  if (issue.origin === 'date') return format.invalidDate
  if (!isNumeric(issue.origin)) return common.invalidData
  return issue.inclusive ? format.maxNumber(issue.maximum) : format.belowNumber(issue.maximum)
}

const isNumeric = (origin: string) => origin === 'number' || origin === 'int' || origin === 'bigint'

/** At most five names of forty characters: the caller sent them, and the answer must stay small. */
function shortNames(keys: readonly string[]): string {
  const names = keys.slice(0, 5).map((key) => (key.length > 40 ? `${key.slice(0, 40)}…` : key))
  return names.join(', ') + (keys.length > 5 ? '…' : '')
}

/** Names of operators begin with `_`. */
export const unknownKeys = (keys: readonly string[]): string =>
  (keys.every((key) => /^_[a-z]/.test(key)) ? format.unknownOperators : format.unknownKeys)(
    shortNames(keys),
    keys.length > 1,
  )

function noneOf({ input, errors }: Extract<Issue, { code: 'invalid_union' }>): string {
  const operators = unknownOperators(errors)
  if (operators.length > 0) return unknownKeys(operators)
  return isEmpty(input) ? form.required : common.invalidData
}

function invalidFormat(formatName: string): string {
  if (formatName === 'email') return form.email
  if (formatName === 'url') return form.url
  if (formatName === 'date') return format.invalidDate
  if (formatName === 'datetime') return format.invalidDateTime
  return common.invalidData
}

/** Portuguese text of a schema's issue; a text in the schema itself is preferred. */
export function messageOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (isEmpty(issue.input)) return form.required
      return issue.expected === 'int' && typeof issue.input === 'number' ? format.integer : common.invalidData
    case 'invalid_union':
      return noneOf(issue)
    case 'invalid_value':
      return isEmpty(issue.input) ? form.required : common.invalidData
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return isEmpty(issue.input) ? form.required : invalidFormat(issue.format)
    case 'unrecognized_keys':
      return unknownKeys(issue.keys)
    default:
      return common.invalidData
  }
}

/** Parameters of a schema with its text for what is empty; a value of another type has the text of its type. */
export const whenEmpty = (text: string) => ({
  error: ({ input }: { input?: unknown }) => (isEmpty(input) ? text : undefined),
})

z.config({ customError: messageOf })
