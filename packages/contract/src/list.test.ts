import { expect, it } from 'vitest'
import { amount, boolean, choice, exportHeads, listOf, number, text, withMoney } from './list.ts'

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
