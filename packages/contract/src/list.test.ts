import { expect, it } from 'vitest'
import { boolean, choice, exportHeads, listOf, number, text } from './list.ts'

it('an export has the columns with a title, with the texts of closed lists', () => {
  const words = { a: 'Aberta', f: 'Fechada' }
  const list = listOf('nome', {
    id: number(),
    nome: text('Nome'),
    estado: choice(words, 'Estado'),
    ativo: boolean(),
  })
  expect(exportHeads(list)).toEqual({ nome: 'Nome', estado: { label: 'Estado', words } })
})
