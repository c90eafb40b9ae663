/** `docs/limits.md` says what each field takes: how long, how much, how many, and what it is when nothing is given. */
import type { Parameter } from '@intranet/contract/parameter-kinds'
import { parameters } from '@intranet/contract/parameters'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { plausible } from './plausible.ts'
import { probedLimits } from './probed-limits.ts'
import { procedures } from './walked-procedures.ts'

type Json = z.core.JSONSchema.BaseSchema
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null
type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isLimit = (value: unknown) => typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER

/** `2–80`, `≤ 300`, `≥ 1`; undefined where there is no limit. */
function between(least: unknown, most: unknown): string | undefined {
  if (isLimit(least) && isLimit(most)) return `${String(least)}–${String(most)}`
  if (isLimit(most)) return `≤ ${String(most)}`
  return isLimit(least) ? `≥ ${String(least)}` : undefined
}

const saysOf = (schema: Json): string[] =>
  [
    between(schema.minLength, schema.maxLength),
    between(schema.minimum, schema.maximum),
    isLimit(schema.exclusiveMinimum) && schema.exclusiveMinimum !== 0
      ? `> ${String(schema.exclusiveMinimum)}`
      : undefined,
    isLimit(schema.exclusiveMaximum) ? `< ${String(schema.exclusiveMaximum)}` : undefined,
    between(schema.minItems, schema.maxItems)?.concat(' entries'),
    schema.default === undefined ? undefined : `= ${JSON.stringify(schema.default)}`,
  ].filter((one) => one !== undefined)

/** Every place of a schema with its limits; those of a list's filter are the platform's. */
function* limitsIn(schema: Json, place = ''): Generator<readonly [place: string, says: string]> {
  const says = saysOf(schema)
  if (says.length > 0) yield [place || 'input', says.join(' ')]
  for (const branch of [schema.anyOf, schema.oneOf, schema.allOf].flat().filter(isJson))
    yield* limitsIn(branch, place)
  for (const [name, part] of Object.entries(schema.properties ?? {}))
    if (name !== 'filtro' && isJson(part)) yield* limitsIn(part, place ? `${place}.${name}` : name)
  for (const part of [schema.items].flat().filter(isJson)) yield* limitsIn(part, `${place}[]`)
  if (isJson(schema.additionalProperties)) yield* limitsIn(schema.additionalProperties, `${place}{}`)
}

const MOST_AT_ONCE = 500

/** How many records one call takes, where it is fewer than of others: also where a rule beside the list of them says so. */
function mostAtOnce(schema: z.ZodType, one: Fields): number | undefined {
  if (!Array.isArray(one.objects)) return undefined
  const [record] = one.objects as unknown[]
  const takes = (count: number) =>
    schema.safeParse({ ...one, objects: Array.from({ length: count }, () => record) }).success
  if (takes(MOST_AT_ONCE)) return MOST_AT_ONCE
  let [most, tooMany] = [0, MOST_AT_ONCE]
  while (tooMany - most > 1) {
    const count = Math.ceil((most + tooMany) / 2)
    if (takes(count)) most = count
    else tooMany = count
  }
  return most
}

/** What every list, creation and choice of rows takes: the page says it once. */
const COMMON = new Set(
  [
    'input = {}; limit 0–5000 = 20; offset 0–10000000 = 0; depois ≤ 600; contar = true; q ≤ 200',
    'at once ≤ 500; objects 1–500 entries; ids 1–500 entries; registros 1–200 entries',
  ].flatMap((line) => line.split('; ')),
)

/** Of one router: `nome 2–80`, and in brackets the procedures where a field has other limits elsewhere. */
function lineOf(router: string, all: (typeof procedures)[number][]): string {
  const found = new Map<string, Map<string, string[]>>()
  for (const [path, { inputs }] of all) {
    const name = path.slice(router.length + 1)
    const schema = z.toJSONSchema(inputs[0]!, { io: 'input', unrepresentable: 'any' })
    const tried = plausible(inputs[0], () => []).filter(isFields)
    const most = tried[0] && mostAtOnce(inputs[0]!, tried[0])
    const atOnce = most === undefined ? [] : ([['at once', `≤ ${String(most)}`]] as const)
    const probed = tried
      .flatMap((input) => probedLimits(inputs[0]!, input))
      .map((says) => ['', says] as const)
    for (const [place, says] of [...atOnce, ...limitsIn(schema), ...probed]) {
      const field = place.replace(/^objects\[\]\./, '')
      if (COMMON.has(`${field} ${says}`)) continue
      const ofField = found.get(field) ?? new Map<string, string[]>()
      ofField.set(says, [...new Set([...(ofField.get(says) ?? []), name])])
      found.set(field, ofField)
    }
  }
  const fields = [...found].flatMap(([field, ofField]) =>
    [...ofField].map(([says, names]) =>
      ofField.size > 1 ? `${field} ${says} (${names.join(', ')})` : `${field} ${says}`,
    ),
  )
  return fields.length > 0 ? `## ${router}\n\n\`\`\`text\n${wrapped(fields)}\n\`\`\`` : ''
}

/** Lines of at most 110 characters, broken between fields. */
const wrapped = (fields: readonly string[]) =>
  fields
    .reduce<string[]>((lines, field) => {
      const last = lines.at(-1)
      return last !== undefined && last.length + field.length < 108
        ? [...lines.slice(0, -1), `${last}; ${field}`]
        : [...lines, field]
    }, [])
    .join('\n')

const HEAD = `# Limits

What each field of a procedure takes: characters of a text, the least and the most of a number, entries of a list (\`[]\`), and
after \`=\` what it is when it is left out. In brackets: the procedures that differ from others of their router. What a
rule between fields or with today says is found by trying values around it ([fields-together.md](fields-together.md)). Made by \`apps/server/test/input-limits.test.ts\`.

Not said again below: a list answers up to 5,000 rows, 20 when nothing is said, and takes a search of 200 characters; \`objects\`
and \`ids\` are 1 to 500, \`registros\` 1 to 200.`

/** What a constant is until a superadmin changes it. */
function valuesOfParameters(): string {
  const values = Object.entries<Parameter>(parameters).map(
    ([key, one]) => `${key} = ${JSON.stringify(one.default)}`,
  )
  return `## What parameters are until they are changed\n\n\`\`\`text\n${wrapped(values)}\n\`\`\``
}

it('each field takes what docs/limits.md says (write it again with -u)', async () => {
  const taking = procedures.filter(([, { inputs }]) => inputs[0])
  const routers = Map.groupBy(taking, ([path]) => path.slice(0, path.lastIndexOf('.')))
  const parts = [...routers].map(([router, all]) => lineOf(router, all)).filter(Boolean)
  await expect(`${[HEAD, ...parts, valuesOfParameters()].join('\n\n')}\n`).toMatchFileSnapshot(
    '../../../docs/limits.md',
  )
})
