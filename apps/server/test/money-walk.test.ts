/** Reais: answered as text, taken as text or as a number, by every procedure that has some. */
import { common } from '@intranet/contract/messages'
import { format } from '@intranet/contract/messages/formats'
import { money as answered } from '@intranet/contract/answer'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { restRoutes } from '../src/doors/rest/routes.ts'
import { appRouter } from '../src/doors/trpc/app-router.ts'
import { answerSchema } from '../src/platform/procedure/answers.ts'
import { inputsOf } from '../src/platform/procedure/inputs.ts'
import { proceduresOf } from '../src/platform/procedure/procedures-of.ts'
import { bare } from '../src/platform/rest/input-fields.ts'
import { superadmin, testWorld } from './app.ts'

interface Field {
  path: string
  name: string
  schema: z.ZodType
}

/** Every field below a schema, with the names that lead to it. */
function* fieldsOf(schema: z.ZodType, path: string): Generator<Field> {
  const inner = bare(schema)
  if (inner instanceof z.ZodObject)
    for (const [name, field] of Object.entries(inner.shape as Record<string, z.ZodType>)) {
      yield { path: `${path}.${name}`, name, schema: field }
      yield* fieldsOf(field, `${path}.${name}`)
    }
  if (inner instanceof z.ZodArray) yield* fieldsOf(inner.element as z.ZodType, path)
  if (inner instanceof z.ZodUnion)
    for (const option of inner.options as z.ZodType[]) yield* fieldsOf(option, path)
}

const procedures = Object.entries(proceduresOf(appRouter))
const reported = procedures.flatMap(([path, procedure]) => {
  const schema = answerSchema(procedure)
  return schema ? [...fieldsOf(schema, path)] : []
})
const isAmount = ({ schema }: Field) => bare(schema) === answered
/** What an answer calls an amount is one wherever it is sent. */
const names = new Set(reported.filter(isAmount).map(({ name }) => name))
/** A field that is sent alone is known by its name. */
const words =
  /^(valor|preco|custo|taxa|faixa|salario|pretensao|orcamento|investimento|verba|mensalidade)(_|$)/
/** Amounts of some answers that are something else where they are sent: counts, a percentage, a mark, a level. */
const homonyms = new Set(
  'antes combustivel desconto devolucao manutencao reciclagem retirada retorno total'.split(' '),
)
/** What is searched for, the conditions of an exception, what a claim says and what a candidate answered: values of any kind. */
const anyKind =
  /^(clientPanel\.search|applicants\.(list|board)\.resposta|POST \/v1\/candidatura\/filtro\.resposta|POST \/v1\/painel\/busca|blockingCriteria\.|\w+ \/v1\/regra\/bloqueio\/criterio|identityProviders\.|\w+ \/v1\/provedor\/identidade)/

const sent = [
  ...procedures.flatMap(([path, procedure]) => inputsOf(procedure).map((schema) => ({ path, schema }))),
  ...restRoutes.flatMap(({ method, path, contract }) =>
    contract.takes.map((schema) => ({ path: `${method} ${path}`, schema })),
  ),
].flatMap(({ path, schema }) => [...fieldsOf(schema, path)])

const isFilter = ({ path }: Field) => /\.filtro(\.|$)/.test(path)
const amounts = sent.filter(
  ({ name, path }) => ((names.has(name) && !homonyms.has(name)) || words.test(name)) && !anyKind.test(path),
)
const once = (fields: Field[]) => [...new Map(fields.map((field) => [field.path, field])).values()]

const refusal = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

describe('an amount that is sent', () => {
  const fields = once(amounts.filter((field) => !isFilter(field))).map((one) => [one.path, one] as const)

  it('is in many procedures and paths', () => expect(fields.length).toBeGreaterThan(50))

  it.each(fields)('%s', (_path, { schema }) => {
    expect(['10.50', 10.5, 10].map((value) => schema.safeParse(value).data)).toEqual(['10.50', '10.5', '10'])
    expect([1.005, '1.005', 0.1 + 0.2].map((value) => refusal(schema, value))).toEqual(
      Array(3).fill(format.cents),
    )
    const wrong = ['1e3', 1e21, NaN, Infinity, -1, '-1', '1,50', 'dez', true, {}]
    expect(wrong.map((value) => refusal(schema, value))).toEqual(wrong.map(() => format.money))
  })
})

describe('an amount in a filter', () => {
  const fields = once(amounts.filter(isFilter)).map((one) => [one.path, one] as const)

  it('is in many lists', () => expect(fields.length).toBeGreaterThan(10))

  it.each(fields)('%s', (_path, { schema }) => {
    for (const value of ['10.50', 10.5, { _gte: '10.50' }, { _in: ['10.50', 10] }, null])
      expect([value, refusal(schema, value)]).toEqual([value, undefined])
    for (const value of ['1e3', NaN, { _lte: 'dez' }]) expect(refusal(schema, value)).toBe(common.invalidData)
  })
})

const { as } = await testWorld()
const admin = await as(superadmin)

describe('a list', () => {
  const takesNothing = (list: string) =>
    inputsOf(proceduresOf(appRouter)[list]!).every((schema) => schema.safeParse({}).success)
  const columns = once(sent.filter(isFilter).filter(({ schema }) => isOfAmount(schema)))
  const lists = columns.flatMap(({ path, name }) => {
    const [, list] = /^(\w+\.\w+)\.filtro\.\w+$/.exec(path) ?? []
    return list && takesNothing(list) ? [[list, name] as const] : []
  })

  it.each(lists)('%s is filtered by %s, as text and as a number', async (list, name) => {
    const read = list
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], admin.call) as (
      input: unknown,
    ) => Promise<{ total: number }>
    for (const value of ['10.50', { _in: ['10.50', 10] }]) await read({ filtro: { [name]: value } })
  })

  it('answers its amounts as text', () => {
    const asNumbers = reported.filter(
      ({ path, schema }) =>
        lists.some(([list, name]) => path === `${list}.dados.${name}`) && bare(schema) !== answered,
    )
    expect(asNumbers.map(({ path }) => path)).toEqual([])
  })
})

/** Litres and the like take a third place. */
function isOfAmount(schema: z.ZodType): boolean {
  const takes = (value: unknown) => schema.safeParse(value).success
  return takes('10.50') && takes(10.5) && !takes('10.505')
}
