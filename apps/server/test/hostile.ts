/** Inputs that nobody sends by mistake: made from a procedure's own schema, one field broken at a time. */
import * as z from 'zod'

type Json = Record<string, unknown>

/** Values that fit the fields of these names; the schema says the rest. */
export const byName: Record<string, unknown> = {
  email: 'junk@intranet.example',
  cpf: '11144477735',
  cnpj: '11222333000181',
  cep: '01001000',
  telefone: '41999990000',
  codigo: '123456',
  senha: 'Intranet@2026',
  senha_atual: 'Intranet@2026',
  nova_senha: 'Intranet@2027',
  placa: 'QJA1B23',
  renavam: '00000000019',
  cnh_numero: '12345678900',
  uf: 'PR',
  estado: 'PR',
  data: '12-25',
  validade_fim: '2026-12-31',
  updated_at: '2026-01-01T00:00:00.000Z',
  sistema: 'junk',
}

function sample(schema: Json, name = ''): unknown {
  if (name in byName) return byName[name]
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const choice = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as Json[] | undefined
  if (choice) return sample(choice[0]!, name)
  if (schema.type === 'object') {
    const properties = (schema.properties ?? {}) as Record<string, Json>
    return Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, sample(part, key)]))
  }
  if (schema.type === 'array') return [sample((schema.items ?? {}) as Json, name)]
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return 1
  return 'Texto de prova'
}

/** A plausible input of a schema (undefined where it has none). */
export const samples = (schema: z.ZodType | undefined): unknown =>
  schema && sample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json)

const values: unknown[] = [
  null,
  '',
  ' ',
  -1,
  0,
  1.5,
  1e300,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  true,
  [],
  {},
  [[[[]]]],
  "'; --",
  '<script>alert(1)</script>',
  'a\u0000b',
  '\ud800',
  '%\\',
  'x'.repeat(20_000),
  '2026-02-30',
  '9999-12-31',
  { _eq: 'a\u0000' },
  { _in: [] },
  { _ilike: '%\\' },
  { $ne: 1 },
  JSON.parse('{"__proto__":{"id":1}}'),
  Array(2000).fill(1),
  NaN,
  Infinity,
  10n,
  new Date(NaN),
  () => 1,
  Symbol('x'),
]

/** Enough to meet every field and every kind of value, few enough for hundreds of procedures. */
const MOST = 120

/** The sample itself and its broken variants, nested ones too; evenly chosen where there are very many. */
export function hostile(input: unknown): unknown[] {
  const all = [input, ...values, ...broken(input)]
  if (all.length <= MOST) return all
  // A step that shares no factor with the number of values visits them all, field after field.
  const step = Math.ceil(all.length / MOST) | 1
  return all.filter((_, index) => index % step === 0)
}

function* broken(input: unknown, depth = 0): Generator {
  if (typeof input !== 'object' || input === null || depth > 4) return
  if (Array.isArray(input)) {
    for (const part of broken(input[0], depth + 1)) yield [part]
    return
  }
  for (const key of Object.keys(input)) {
    for (const value of values) yield { ...input, [key]: value }
    const { [key]: nested, ...rest } = input as Json
    yield rest
    for (const part of broken(nested, depth + 1)) yield { ...input, [key]: part }
  }
  if ('filtro' in input) yield* filters(input as Json)
  yield { ...input, desconhecido: 1 }
  yield JSON.parse(`{"__proto__":{"id":1},"desconhecido":1}`)
}

/** Every column of a list by every operator, at the top and below `_and` and `_or`, then in every order. */
function* filters(input: Json): Generator {
  const { limit: _, offset: __, depois: ___, sort: ____, q: _____, ...list } = input
  for (const column of Object.keys(list.filtro as Json)) {
    if (column === '_and' || column === '_or') continue
    for (const sort of [column, `-${column}`])
      for (const valor of [null, 'x', 1e300, {}, '\u0000'])
        yield { sort, depois: mark({ sort, valor, id: 1 }) }
    for (const sort of [
      [column, '-id'],
      ['-id', column],
      [column, column],
    ])
      yield { sort, depois: mark({ sort, valor: 'x', mais: [{}], id: 1 }) }
    yield { filtro: { _or: [{ [column]: 1 }, { [column]: { _not_in: ['a', 1] } }] }, limit: 0 }
    yield { filtro: { _and: [{ [column]: 1 }, { [column]: { _in: ['a', 1] } }] }, limit: 0 }
    for (const value of [1e300, true, '\u0000', '%\\', '2026-02-30'])
      for (const condition of [value, ...operators.map((operator) => ({ [operator]: value }))])
        yield { filtro: { [column]: condition } }
  }
}

const operators = ['_eq', '_neq', '_ilike', '_gt', '_gte', '_lt', '_lte', '_is_null', '_or']
const mark = (fields: Json) => Buffer.from(JSON.stringify(fields)).toString('base64url')
