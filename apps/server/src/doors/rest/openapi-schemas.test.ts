/** The schemas of the whole document, as generators and validators of other languages read them. */
import { spawnSync } from 'node:child_process'
import { documentNames } from '@intranet/contract/list'
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
import { sentSchema } from './json-schema.ts'

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
