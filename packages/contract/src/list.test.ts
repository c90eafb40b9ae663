import { expect, it } from 'vitest'
import { amount, boolean, choice, exportHeads, listOf, number, numbered, text, withMoney } from './list.ts'
import { valuesOf } from './list-column.ts'

it('an export holds the columns that have a head, with their kind and the words of closed lists', () => {
  const words = { a: 'Aberta', f: 'Fechada' }
  const list = listOf('nome', {
    id: number(),
    nome: text('Nome'),
    preco: amount('Preço'),
    estado: choice(words, 'Estado'),
    ativo: boolean(),
  })
  expect(exportHeads(list)).toEqual({
    nome: { label: 'Nome', kind: 'text' },
    preco: { label: 'Preço', kind: 'money' },
    estado: { label: 'Estado', kind: 'text', words },
  })
})

it('the heads of a report say which of its columns are money', () => {
  expect(withMoney({ leads: 'Leads', receita: 'Receita' }, ['receita'])).toEqual({
    leads: 'Leads',
    receita: { label: 'Receita', kind: 'money' },
  })
})

it('the values of a list are those that are stored, numbers as numbers', () => {
  expect(valuesOf(choice({ a: 'Aberta', f: 'Fechada' }))).toEqual(['a', 'f'])
  expect(valuesOf(numbered({ 1: 'Prospecção', 5: 'Efetivação' }))).toEqual([1, 5])
  expect(valuesOf(text('Nome'))).toEqual([])
})
