/** How values come out of PostgreSQL: days and money as text, whole numbers as numbers, moments as dates. */
import { types as pgTypes, type CustomTypesConfig } from 'pg'

const { DATE, INT8, TEXT, TIMESTAMPTZ } = pgTypes.builtins
const TEXT_ARRAY = 1009 as typeof TEXT
const readTexts = pgTypes.getTypeParser(TEXT_ARRAY) as (value: string) => (string | null)[]

const readMoment = pgTypes.getTypeParser(TIMESTAMPTZ) as (value: string) => unknown

/**
 * The engine reads a moment in a third of the time; the values it cannot read (infinity, unusual years) are parsed
 * here.
 */
function fastMoment(value: string): unknown {
  const moment = /^[12]/.test(value) ? new Date(value) : undefined
  return moment && !Number.isNaN(moment.getTime()) ? moment : readMoment(value)
}

/** Parsers by type number; the arrays too, because pg reads numeric[] as floats and int8[] as text. */
const parsers = new Map<number, (value: string) => unknown>([
  // A day without a time zone cannot shift.
  [DATE, pgTypes.getTypeParser(TEXT)],
  [1182, readTexts],
  [TIMESTAMPTZ, fastMoment],
  [INT8, Number],
  [1016, (value) => readTexts(value).map((entry) => (entry === null ? null : Number(entry)))],
  // numeric stays text by default: money must not be a float.
  [1231, readTexts],
])

/** Called for every column of every answer; pg's own search needs a third of the time to read a wide row. */
function parserOf(oid: number): (value: string) => unknown {
  const cached = parsers.get(oid)
  if (cached) return cached
  const parser = pgTypes.getTypeParser(oid) as (value: string) => unknown
  parsers.set(oid, parser)
  return parser
}

export const valueTypes: CustomTypesConfig = {
  // Answers arrive as text: no code here requests the binary form.
  getTypeParser: parserOf as unknown as typeof pgTypes.getTypeParser,
}
