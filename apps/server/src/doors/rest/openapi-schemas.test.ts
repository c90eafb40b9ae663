/** The schemas of the whole document, as generators and validators of other languages read them. */
import { spawnSync } from 'node:child_process'
import { documentNames } from '@intranet/contract/list'
import { randomId } from '@intranet/contract/record'
import { optionalCep } from '@intranet/contract/validators'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import {
  document,
  isJson,
  operations,
  partsOf,
  type Json,
  type Operation,
} from '../../../test/document-parts.ts'
import { answeredSchema, RANDOM_ID, sentSchema } from './json-schema.ts'

const isClosed = ({ additionalProperties }: Json) => additionalProperties === false
/** `{object}`, `{objects}` and `{filtro}` hold what is sent. */
const isWrapper = ({ properties }: Json) =>
  ['object', 'objects', 'filtro'].includes(Object.keys(properties as Json).join())
/** Keys that the sender chooses, as in a map. */
const isMap = ({ additionalProperties }: Json) => isJson(additionalProperties)

it('answers may get new fields, wherever they are', () => {
  const closed = operations.filter(({ responses }) => [...partsOf(responses)].some(isClosed))
  expect(closed.map(({ name }) => name)).toEqual([])
})

it('ids of 128 random bits are no UUIDs of a version, which clients would look for', () => {
  expect([sentSchema(randomId(), {}), answeredSchema(randomId(), {})]).toEqual([RANDOM_ID, RANDOM_ID])
  expect('86d02b69-18c4-0616-703c-0c1255825723').toMatch(new RegExp(RANDOM_ID.pattern))
})

const jsonOf = ({ requestBody }: Operation) =>
  (requestBody?.content as Json | undefined)?.['application/json']
const isOpen = (part: Json) => isJson(part.properties) && !isClosed(part) && !isWrapper(part) && !isMap(part)

it('what is sent has no other fields, wherever they are', () => {
  const open = operations.filter((operation) =>
    [...partsOf([jsonOf(operation), operation.parameters])].some(isOpen),
  )
  // A passkey is sent as the browser made it.
  expect(open.map(({ name }) => name)).toEqual(['post /v1/auth/confirm', 'post /v1/auth/factor'])
})

const bodies = operations.map(({ requestBody }) => requestBody)

describe('a field with a default', () => {
  it('has none in a body, nor in an answer: generators would require it', () => {
    const answers = operations.map(({ responses }) => responses[200])
    const text = JSON.stringify([bodies, answers, document.components.schemas], (key, value: unknown) =>
      key === 'example' ? undefined : value,
    )
    expect(text.match(/.{0,80}"default":/g)).toBeNull()
  })

  it('says it in words', () => {
    expect(sentField('post /v1/chaves', 'enderecos').description).toContain('Sem valor: nenhum.')
    expect(sentField('post /v1/chaves', 'enderecos').items).toMatchObject({
      description: expect.stringContaining('`203.0.113.0/24`'),
    })
    expect(sentField('post /v1/veiculos/filtro', 'limit').description).toBe('Sem valor: `20`.')
    expect(sentField('post /v1/regra/bloqueio', 'dias_semana').description).toBe('Sem valor: `[1,2,3,4]`.')
  })

  it('has it in a query, where generators know it', () => {
    const { schema } = document.components.parameters!.limit!
    expect(schema).toMatchObject({ default: 20 })
  })
})

const patterns = [
  ...new Set([...partsOf(document)].flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : []))),
]

describe('a pattern', () => {
  it('is one of many, and names no classes of Unicode, groups or what is before', () => {
    expect(patterns.length).toBeGreaterThan(30)
    // `(?<` begins a lookbehind and a named group of JavaScript, `(?P` one of Python.
    expect(patterns.filter((pattern) => /\\[pPkX]|\(\?[<P]/.test(pattern))).toEqual([])
  })

  it('is of what is taken: a schema that rewrites first has to say it', () => {
    const rewritten = z
      .string()
      .toUpperCase()
      .regex(/^[A-Z]+$/)
    expect(() => sentSchema(rewritten, {})).toThrow('what is taken')
    documentNames.add(rewritten, { pattern: '^[A-Za-z]+$' })
    expect(sentSchema(rewritten, {})).toMatchObject({ pattern: '^[A-Za-z]+$' })
    expect(sentSchema(z.string().trim().regex(/^a$/), {})).toMatchObject({ pattern: '^a$' })
    expect(sentSchema(z.string().regex(/^a$/i).toLowerCase(), {})).toMatchObject({ pattern: '^a$' })
  })

  it('of a field that may be null takes the empty text too, which becomes null', () => {
    const { pattern, type } = sentSchema(optionalCep, {})
    expect(type).toEqual(['string', 'null'])
    const taken = (value: string) => new RegExp(String(pattern)).test(value)
    expect(['96010-000', '96010000', '', ' '].map(taken)).toEqual([true, true, true, true])
    expect(['9601000', '960100000'].map(taken)).toEqual([false, false])
  })

  it('takes what the lookup of customers takes, as people write it', () => {
    const { parameters = [] } = operations.find(({ name }) => name === 'get /v1/relacionamento/clientes')!
    const schemaOf = (name: string) => {
      const { schema } = parameters.find((parameter) => parameter.name === name)!
      return (schema as { anyOf: [Json] }).anyOf[0]
    }
    const taken = (name: string, value: string) => new RegExp(String(schemaOf(name).pattern)).test(value)
    expect(['529.982.247-25', '52998224725', '12.ABC.345/01DE-35'].every((one) => taken('cpf', one))).toBe(
      true,
    )
    expect(['1234567890', ''].some((one) => taken('cpf', one))).toBe(false)
    expect(['Jo', '%Jo%', 'J%o'].every((one) => taken('nome_razaosocial', one))).toBe(true)
    expect(['J', '%J%', ' %% '].some((one) => taken('nome_razaosocial', one))).toBe(false)
    expect(['(48) 99999-0000', '+55 48 3333-0000'].every((one) => taken('telefone', one))).toBe(true)
    expect(['4899990', '44 48 3333-0000 1'].some((one) => taken('telefone', one))).toBe(false)
  })

  it('comes with a length of what is taken', () => {
    const cut = z
      .string()
      .overwrite((typed) => typed.replaceAll('.', ''))
      .max(3)
    expect(() => sentSchema(cut, {})).toThrow('greatest length')
  })

  it.each(['', 'u'])('is one of JavaScript, with the flags "%s"', (flags) => {
    for (const pattern of patterns) expect(() => new RegExp(pattern, flags), pattern).not.toThrow()
  })

  it.skipIf(spawnSync('python3', ['--version']).status !== 0)('is one of Python', () => {
    const script =
      'import json, re, sys\n' +
      'for pattern in json.load(sys.stdin):\n' +
      '  try: re.compile(pattern)\n' +
      '  except re.error as error: print(pattern, error)'
    const { stdout, status } = spawnSync('python3', ['-c', script], {
      input: JSON.stringify(patterns),
      encoding: 'utf8',
    })
    expect([status, stdout]).toEqual([0, ''])
  })
})

/** The references in a schema, with what is beside them. */
function* partsWith(part: Json): Generator<Json> {
  if ('$ref' in part) yield part
  else for (const one of Object.values(part)) if (isJson(one)) yield* partsWith(one)
}

/** A field of the body of an operation, wherever it is. */
function sentField(name: string, field: string): Json {
  const body = jsonOf(operations.find((operation) => operation.name === name)!)
  const holder = [...partsOf(body)].find(({ properties }) => isJson(properties) && field in properties)
  return (holder!.properties as Record<string, Json>)[field]!
}

describe('a field that may be null', () => {
  const texts = [...partsOf(operations.map(jsonOf))].filter(
    ({ type, pattern }) => Array.isArray(type) && type.join() === 'string,null' && pattern,
  )

  it('says the form of its texts, and takes the empty one', () => {
    expect(texts.length).toBeGreaterThan(100)
    for (const { pattern } of texts)
      for (const empty of ['', ' '])
        expect(new RegExp(String(pattern)).test(empty), String(pattern)).toBe(true)
    const { pattern, maxLength, description } = sentField('post /v1/blacklist', 'cep')
    expect([maxLength, description]).toEqual([64, 'Com ou sem pontuação; é guardado em 8 dígitos.'])
    expect(['96010-000', '9601'].map((one) => new RegExp(String(pattern)).test(one))).toEqual([true, false])
  })
})

describe('the document says of fields', () => {
  it.each([
    ['post /v1/blacklist', 'data_inicio', 'Não pode ser futura.'],
    ['post /v1/veiculo/multa', 'data_infracao', 'Não pode ser futura.'],
    ['post /v1/veiculo/multa', 'auto_infracao', 'espaços e pontos, que são retirados'],
    ['post /v1/veiculos', 'placa', '`ABC1234` ou `ABC1D23`'],
    ['post /v1/feriado', 'data', '`MM-DD`'],
    ['post /v1/regra/bloqueio', 'horario', 'De 08:00 a 18:00'],
    ['post /v1/provedor/identidade', 'dominios', 'empresa.com.br'],
    ['post /v1/chaves', 'fonte', 'de 2 a 40 letras minúsculas'],
    ['post /v1/chaves', 'validade_fim', '`chave_validade_meses`'],
    ['put /v1/suprimentos/patrimonio/externo', 'id_produto', '`serializado`'],
    ['post /v1/suprimentos/movimento', 'patrimonio', '`serializado`'],
    ['post /v1/chaves', 'roles', 'o dono precisa ter o próprio papel'],
    ['post /v1/vendas/lead', 'fone', '12 ou 13 só se começam por 55'],
  ])('%s: %s', (name, field, words) => {
    expect(sentField(name, field).description).toContain(words)
  })
})

it.each([
  ['valor_realizado', '1.000.000'],
  ['valor_sugerido', '200'],
])('an amount is named once, with its greatest value: %s', (field, most) => {
  const all = operations.flatMap((operation) =>
    [...partsOf(jsonOf(operation))].flatMap(({ properties }) =>
      isJson(properties) && isJson(properties[field]) ? [...partsWith(properties[field])] : [],
    ),
  )
  const amounts = all.filter(({ $ref }) => $ref !== '#/components/schemas/CondicaoValor')
  expect(amounts.length).toBeGreaterThan(0)
  for (const one of amounts)
    expect(one).toEqual({ $ref: '#/components/schemas/Reais', description: `No máximo ${most}.` })
})

it('the creation of keys says that a parameter may forbid it', () => {
  const { description } = operations.find(({ name }) => name === 'post /v1/chaves')!
  expect(description).toContain('`chaves_proprias`')
})

it('an address takes a condition as JSON text, and the lookup says what it needs', () => {
  const lookUp = operations.find(({ name }) => name === 'get /v1/relacionamento/clientes')!
  const cpf = lookUp.parameters!.find(({ name }) => name === 'cpf')!
  expect(cpf.description).toContain('texto JSON: `{"_eq":…}`.')
  const [, condition] = (cpf.schema as { anyOf: Json[] }).anyOf
  expect(condition).toMatchObject({ type: 'string', contentMediaType: 'application/json' })
  expect(lookUp.description).toContain('Ao menos um de codpessoa, cpf, nome_razaosocial e telefone')
})
