import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { moment, pageOf, rowOf } from './answer.ts'
import { boolean, date, listOf, number, text } from './list.ts'
import { createOf } from './record.ts'

const list = listOf('nome', { id: number(), nome: text('Nome'), ativo: boolean(), criado_em: date() })
const row = rowOf(list, { nome: z.string().nullable(), idade: z.int() })
const whole = { id: 1, nome: null, ativo: true, criado_em: new Date(0), idade: 3 }

describe('a row of a list', () => {
  it('has every column by its kind, and the fields that replace or join them', () => {
    expect(row.parse(whole)).toEqual(whole)
    expect(row.shape.criado_em).toBe(moment)
  })

  it.each([
    ['a missing column', { ...whole, ativo: undefined }],
    ['a field that nobody declared', { ...whole, cor: 'azul' }],
    ['a value of another kind', { ...whole, id: '1' }],
  ])('refuses %s', (_name, value) => {
    expect(row.safeParse(value).success).toBe(false)
  })
})

it('a page holds rows, a total that may be unasked, and the mark of the last row', () => {
  const page = pageOf(row)
  expect(page.safeParse({ total: null, dados: [whole], depois: null }).success).toBe(true)
  expect(page.safeParse({ total: null, dados: [whole] }).success).toBe(false)
})

it('a create takes 1 to 500 records at once', () => {
  const create = createOf(z.strictObject({ nome: z.string() }))
  const many = (count: number) => ({ objects: Array.from({ length: count }, () => ({ nome: 'x' })) })
  expect([0, 1, 500, 501].map((count) => create.safeParse(many(count)).success)).toEqual([
    false,
    true,
    true,
    false,
  ])
})
