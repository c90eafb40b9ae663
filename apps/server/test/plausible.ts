/** Inputs that people send: made from a procedure's own schema and from values of records that are there. */
import { documentNames } from '@intranet/contract/list'
import { dayFromNow } from '@intranet/contract/today'
import * as z from 'zod'
import { cpfOf } from './factories/sheets.ts'
import { byName } from './hostile.ts'

type Json = Record<string, unknown>

/** Values that are in records, by the name of a field; the best ones first. */
export type Known = (field: string) => readonly unknown[]

interface Choice {
  known: Known
  /** Optional fields too. */
  full: boolean
  /** Texts that no record has yet, where one would refuse a second of the same. */
  fresh: boolean
}

/** Of one procedure: few enough to send those of hundreds, each to every role. */
const MOST_INPUTS = 24
const MOST_CHOICES = 6

const samples = [
  'Texto de prova',
  dayFromNow(1),
  dayFromNow(40),
  dayFromNow(-1),
  new Date().toISOString(),
  '12-25',
  '10:00',
  '#006bb3',
  'https://intranet.example/prova',
  '10.00',
  '41999990000',
  '1',
  'departments.list',
]

/** The values of a filter's column, which its schema alone does not check. */
function listed({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: object }): void {
  const { enum: values } = documentNames.get(zodSchema) ?? {}
  if (values) Object.assign(jsonSchema, { enum: values })
}

const branches = (schema: Json) => (schema.anyOf ?? schema.oneOf) as Json[] | undefined
const isNull = (schema: Json) => schema.type === 'null'

/** The first branch that holds something. */
function solid(schema: Json): Json {
  const several = branches(schema)
  if (several) return solid(several.find((one) => !isNull(one)) ?? several[0]!)
  if (Array.isArray(schema.allOf)) return Object.assign({}, ...(schema.allOf as Json[]).map(solid)) as Json
  return schema
}

const typeOf = ({ type }: Json) => (Array.isArray(type) ? type[0] : type) as string | undefined

function fits(schema: Json, value: unknown): boolean {
  const type = typeOf(schema)
  if (Array.isArray(schema.enum)) return schema.enum.includes(value)
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'number' || type === 'boolean') return typeof value === type
  if (type !== 'string' || typeof value !== 'string') return false
  const {
    pattern,
    minLength = 0,
    maxLength = Infinity,
  } = schema as {
    pattern?: string
    minLength?: number
    maxLength?: number
  }
  if (pattern && !new RegExp(pattern, 'u').test(value)) return false
  return value.length >= minLength && value.length <= maxLength
}

/** Texts that name another record. */
const refers = /^(id_|sistema$|slug$|codigo$|cidade$|regulamento_arquivo)/

let sequence = 0

/** A text that nothing has yet, as far as its form leaves a choice. */
function freshText(schema: Json, name: string): string {
  sequence += 1
  const words = `Prova ${sequence}`
  const email = `prova_${sequence}@intranet.example`
  const cpf = cpfOf(sequence)
  const named: Json = { ...byName, email, cpf, documento: cpf, cpf_cnpj: cpf }
  if (fits(schema, named[name])) return named[name] as string
  if (!schema.pattern && !schema.format && fits(schema, words)) return words
  const { minLength = 0, maxLength = 500 } = schema as { minLength?: number; maxLength?: number }
  const long = 'Prova '.repeat(Math.ceil(minLength / 6) || 1).slice(0, maxLength)
  return samples.find((sample) => fits(schema, sample)) ?? long
}

/** One value of a schema. */
function valueOf(schema: Json, name: string, choice: Choice): unknown {
  const one = solid(schema)
  const type = typeOf(one)
  if ('const' in one) return one.const
  if (type === 'object') return object(one, choice)
  if (type === 'array') return [valueOf((one.items ?? {}) as Json, name, choice)]
  if (choice.fresh && type === 'string' && !one.enum && !refers.test(name)) return freshText(one, name)
  const real = choice.known(name).find((candidate) => fits(one, candidate))
  if (real !== undefined) return real
  if (Array.isArray(one.enum)) return one.enum[0]
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Math.max(1, Number(one.minimum ?? 1))
  return freshText(one, name)
}

function object(schema: Json, choice: Choice): Json {
  const required = new Set(schema.required as string[] | undefined)
  const parts = Object.entries((schema.properties ?? {}) as Record<string, Json>)
  const wanted = parts.filter(([key]) => choice.full || required.has(key))
  return Object.fromEntries(wanted.map(([key, part]) => [key, valueOf(part, key, choice)]))
}

/** Every way in which one field may be given: its choices, its branches, values of several records, nothing. */
function* ways(schema: Json, name: string, choice: Choice): Generator {
  for (const branch of branches(schema) ?? [schema]) {
    const one = solid(branch)
    if (isNull(one)) yield null
    else if (Array.isArray(one.enum)) yield* one.enum.slice(0, MOST_CHOICES)
    else if (typeOf(one) === 'boolean') yield* [true, false]
    else if (one.properties) {
      yield object(one, { ...choice, full: true })
      for (const [key, part] of Object.entries(one.properties))
        yield { ...object(one, choice), [key]: valueOf(part as Json, key, choice) }
    } else {
      yield valueOf(one, name, choice)
      const others = choice.known(name).filter((candidate) => fits(one, candidate))
      yield* spread(others, name === 'id' ? 12 : 3)
    }
  }
}

/** The input as the rules between its fields take it: others in place of what is refused, or nothing; undefined where nothing helps. */
function mended(schema: z.ZodType, input: unknown, known: Known): unknown {
  const copy = structuredClone(input)
  for (let round = 0; round < 12; round += 1) {
    const parsed = schema.safeParse(copy)
    if (parsed.success) return copy
    const issue = parsed.error.issues.find(({ path }) => path.length > 0)
    if (!issue) return undefined
    replace(copy, issue.path as (string | number)[], round, known)
  }
  return undefined
}

const isPlaces = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && Object.values(value).some((part) => typeof part === 'number')

/** Numbers of one object that may not be the same, as columns of a file: each another one. */
const apart = (places: Json): Json =>
  Object.fromEntries(
    Object.entries(places).map(([key, place], index) => [key, typeof place === 'number' ? index : place]),
  )

/** A ride leads from one city to another. */
const secondOf: Json = { id_cidade_destino: 2 }

function replace(input: unknown, path: (string | number)[], round: number, known: Known): void {
  let holder = input as Json
  for (const key of path.slice(0, -1)) if (holder) holder = holder[key] as Json
  if (typeof holder !== 'object' || holder === null) return
  const key = String(path.at(-1))
  const now = holder[key]
  // A list of texts that do not fit: of others, and of a yes as text first.
  const inList = Array.isArray(now) && typeof now[0] === 'string'
  const locked = inList ? now[0] : now
  const others = [...(inList ? ['true'] : []), ...known(key), ...samples].filter(
    (one) => one !== locked && typeof one === typeof locked,
  )
  const other = round % 3 < 2 ? others[round % others.length] : undefined
  if (isPlaces(now) && round === 0) holder[key] = apart(now)
  else if (now === undefined)
    holder[key] = known(key)[0] ?? byName[key] ?? secondOf[key] ?? [1, ...samples][round % 3]
  else if (other !== undefined) holder[key] = inList ? [other] : other
  else if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
}

/** By schema: every walk asks for that of a list several times. */
const asJson = new WeakMap<z.ZodType, Json>()

function jsonOf(schema: z.ZodType): Json {
  const made = () => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: listed }) as Json
  const json = asJson.get(schema) ?? made()
  asJson.set(schema, json)
  return json
}

function* candidates(json: Json, known: Known, records: readonly Json[]): Generator {
  const real: Choice = { known, full: false, fresh: false }
  for (const branch of branches(json) ?? [json]) {
    const one = solid(branch)
    if (typeOf(one) !== 'object') {
      yield valueOf(one, '', real)
      continue
    }
    const parts = Object.entries((one.properties ?? {}) as Record<string, Json>)
    const need = object(one, real)
    for (const record of records)
      yield {
        ...need,
        ...Object.fromEntries(parts.filter(([key]) => key in record).map(([key]) => [key, record[key]])),
      }
    yield need
    yield object(one, { ...real, full: true, fresh: true })
    yield object(one, { ...real, full: true })
    yield object(one, { ...real, fresh: true })
    const all = object(one, { ...real, full: true })
    for (const [key, part] of parts)
      for (const way of ways(part, key, real)) {
        yield { ...need, [key]: way }
        if (solid(part).enum) yield { ...all, [key]: way }
      }
  }
}

/**
 * Inputs that the schema takes: what it needs, all it knows, each field in each way. `records` are answers about
 * records that are there: their own values are sent back, as an edit does.
 */
export function plausible(
  schema: z.ZodType | undefined,
  known: Known,
  records: readonly Json[] = [],
): unknown[] {
  if (!schema) return [undefined]
  const found = new Map<string, unknown>()
  for (const candidate of candidates(jsonOf(schema), known, records)) {
    const fit = mended(schema, candidate, known)
    if (fit !== undefined) found.set(JSON.stringify(fit), fit)
  }
  return evenly([...found.values()])
}

/** The first ones, then some of the rest, spread over all of it. */
function evenly(all: unknown[]): unknown[] {
  const [first, rest] = [all.slice(0, 6), all.slice(6)]
  return [...first, ...spread(rest, MOST_INPUTS - first.length)]
}

/** At most so many, from the first to the last. */
function spread<T>(all: readonly T[], most: number): readonly T[] {
  const step = Math.ceil(all.length / most)
  return all.filter((_, index) => index % step === 0)
}
