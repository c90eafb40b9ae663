/** What fits a pattern of the document is taken: a program that checks its values by it is not refused for their form. */
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { restRoutes } from '../src/doors/rest/routes.ts'
import { sentSchema } from '../src/doors/rest/json-schema.ts'
import type { Json } from './document-parts.ts'

/** The schemas right inside of one. */
function* inside(schema: z.ZodType): Generator<z.ZodType> {
  const { def } = schema as unknown as { def: Record<string, unknown> }
  if (schema instanceof z.ZodObject) yield* Object.values(schema.shape) as z.ZodType[]
  for (const name of ['innerType', 'element', 'valueType', 'in'])
    if (def[name] instanceof z.ZodType) yield def[name]
  if (Array.isArray(def.options)) yield* def.options as z.ZodType[]
}

interface Field {
  name: string
  schema: z.ZodType
  json: Json
}

/** Each field that has a pattern, once. */
const fields = new Map<z.ZodType, Field>()
const seen = new Set<z.ZodType>()

function gather(name: string, schema: z.ZodType): void {
  if (seen.has(schema)) return
  seen.add(schema)
  const json = schema instanceof z.ZodObject || schema instanceof z.ZodArray ? {} : sentSchema(schema, {})
  const isFormed = typeof json.pattern === 'string'
  if (isFormed && !(schema instanceof z.ZodOptional && isSame(schema, json))) {
    fields.set(schema, { name, schema, json })
    return
  }
  if (schema instanceof z.ZodObject)
    for (const [key, one] of Object.entries(schema.shape as Record<string, z.ZodType>)) gather(key, one)
  else for (const one of inside(schema)) gather(name, one)
}

/** The field inside says the same. */
const isSame = (schema: z.ZodOptional, { pattern }: Json) =>
  sentSchema(schema.unwrap() as z.ZodType, {}).pattern === pattern

for (const { contract } of restRoutes) for (const schema of contract.takes) gather('', schema)

const LENGTHS = Array.from({ length: 20 }, (_none, place) => place + 1)
const of = (signs: string) => LENGTHS.map((length) => signs.repeat(20).slice(0, length))
const written = `ABC1234|ABC1D23|abc-1234|AB12345|1234ABC|ABCD123|ABC12D3|12.ABC.345/01DE-35|12.ABC.34501DE35
2026-11-27|2026-02-30|2026-13-01|2026-00-10|1899-12-31|2200-01-01|2026-11-31
2026-11-27T10:00|2026-11-27T10:00:00Z|2026-11-27T25:00|2026-11-27T10:61Z|2026-11-27T10:00:61|2026-11-27T:
2026-13-27T10:00|2026-11-32T10:00:00.123-03:00|2026-11-27T10:00+99:00|2026-02-30T10:00
12-25|02-29|02-30|13-01|00-10|04-31|00:00|23:59|24:00|12:60|12:30:00
https://a|https://a.b/c?d=e|http://[|https://%|HTTPS://A.B|http://a b|https://a:b|ftp://a.b
a@b|a@b.co|empresa.com.br|@empresa.com|empresa|.com|-|..|a..b|-a.com|a.c
pt|pt_BR|/a|//a|1.5|0|0.00|-1|#00ff00|000|365|366|999`

const samples = [
  ...[
    '5299822472',
    '4899112233',
    '5548991122',
    'abcdefghjk',
    'ABCDEFGHJK',
    'a1b2c3d4e5',
    '12abc34501de35',
  ].flatMap(of),
  ...of('5299822472').flatMap((digits) => {
    const [head, tail] = [digits.slice(0, 3), digits.slice(3)]
    const within = ['x', '.', ' ', '/', '_', 'é'].map((sign) => `${head}${sign}${tail}`)
    return [...within, `${digits}a`, `a${digits}`, `é${digits}`, ` ${digits} `, `${digits}-`, `+${digits}`]
  }),
  ...written.split(/[|\n]/),
]

const isDay = (text: string) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false
const formats: Record<string, (text: string) => boolean> = { date: isDay, uri: URL.canParse }

function fits(text: string, { pattern, minLength = 0, maxLength = Infinity, format }: Json): boolean {
  const isFormed = formats[String(format)] ?? (() => true)
  return (
    new RegExp(String(pattern), 'u').test(text) &&
    text.length >= Number(minLength) &&
    text.length <= Number(maxLength) &&
    (text.trim() === '' || isFormed(text))
  )
}

/** The text with these two digits at its end. */
function endingIn(text: string, digits: string): string {
  const places = [...text.matchAll(/\d/g)].slice(-2).map(({ index }) => index)
  const signs = [...text]
  places.forEach((place, which) => (signs[place] = digits[which]!))
  return signs.join('')
}

/** Texts of the same form, of which words of the field say that one is taken: other check digits, another year. */
function alike(text: string, description: string): string[] {
  if (description.includes('verificador'))
    return Array.from({ length: 100 }, (_none, count) => endingIn(text, String(count).padStart(2, '0')))
  return description.includes(' anos.') ? [text, text.replace(/^2026/, '1990')] : [text]
}

/** What no pattern says, words do: who is meant, and texts of the intranet. */
const inWords = new Set(['id_externo'])

it('there are many', () => expect(fields.size).toBeGreaterThan(80))

describe('what fits the pattern, and nothing else,', () => {
  it.each(
    [...fields.values()]
      .filter(({ name }) => !inWords.has(name))
      .map((field) => [`${field.name} ${String(field.json.pattern)}`, field] as const),
  )('is taken by %s', (_name, { schema, json }) => {
    const isTaken = (text: string) => schema.safeParse(text).success
    const refused = samples.filter(
      (text) => fits(text, json) && !alike(text, String(json.description)).some(isTaken),
    )
    expect(refused).toEqual([])
    // Patterns are of texts without space around them, as the document says.
    const others = samples.filter((text) => isTaken(text) && !fits(text.trim(), json))
    expect(others).toEqual([])
  })
})

it('days and links have their formats beside their patterns', () => {
  const all = [...fields.values()].map(({ name, json: { format, pattern } }) => ({
    name,
    format,
    pattern: String(pattern),
  }))
  const days = all.filter(({ pattern }) => pattern.includes('(19|20|21)') && !pattern.includes('T('))
  const links = all.filter(({ pattern }) => pattern.includes('://'))
  expect([days.length > 5, links.length > 3]).toEqual([true, true])
  expect(days.filter(({ format }) => format !== 'date').map(({ name }) => name)).toEqual([])
  expect(links.filter(({ format }) => format !== 'uri').map(({ name }) => name)).toEqual([])
})
