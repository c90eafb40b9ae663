import { expect, it } from 'vitest'
import { date, text } from './list.ts'
import { orderOf, ordersOf, sortSchema } from './list-order.ts'

const columns = { nome: text('Nome'), criado: date('Criação'), fone: text('Fone', false) }

it('an order names a column, or with a hyphen its end', () => {
  expect(orderOf('-nome')).toEqual({ key: 'nome', descending: true })
  expect(ordersOf(['criado', '-nome'])).toEqual([
    { key: 'criado', descending: false },
    { key: 'nome', descending: true },
  ])
  expect(ordersOf('nome')).toHaveLength(1)
})

it('a list is sorted by one of its columns or by several, each once; one with a fixed order by one', () => {
  const schema = sortSchema(columns)
  for (const sort of ['nome', '-criado', ['nome', '-criado']])
    expect(schema.safeParse(sort).success).toBe(true)
  for (const sort of ['fone', [], ['nome'], ['nome', '-nome'], ['nome', 'fone'], 'nome,criado'])
    expect(schema.safeParse(sort).success).toBe(false)
  expect(sortSchema(columns, ['nome']).safeParse(['nome']).success).toBe(false)
})

it('a column that has no index is named, with those that have one', () => {
  const refusal = sortSchema(columns).safeParse('-fone').error?.issues[0]?.message
  expect(refusal).toBe('Não há índice para ordenar por fone. Ordene por: nome, criado.')
})
