import { expect, it } from 'vitest'
import { tidied } from './tidied.ts'

it('an example has the first paragraph or words of a long text', () => {
  const words = 'palavra '.repeat(30)
  expect(tidied({ texto: `<p>Curto.</p><p>${words}</p>` })).toEqual({ texto: '<p>Curto.</p>' })
  expect(tidied({ texto: words })).toEqual({ texto: `${'palavra '.repeat(18).trim()}…` })
  expect(tidied({ texto: 'Curto.' })).toEqual({ texto: 'Curto.' })
})

it('names no provider of a test, server of a test, or somebody as their own relative', () => {
  expect(tidied({ sistema: 'painel_138379' })).toEqual({ sistema: 'produto' })
  expect(tidied({ sistema: 'vetorial' })).toEqual({ sistema: 'vetorial' })
  expect(tidied({ emissor: 'https://10.1.2.4/x' })).toEqual({ emissor: 'https://intranet.example/x' })
  expect(tidied({ id_funcionario: 9, id_funcionario_familiar: 8 })).toEqual({
    id_funcionario: 1,
    id_funcionario_familiar: 2,
  })
})

it('a mark of changes stays a number, the mark of a page a text', () => {
  expect(tidied({ depois: '1795262412345678' })).toEqual({ depois: '1795262400000000' })
  expect(tidied({ depois: 'WyJ6IiwxXQ' })).toEqual({ depois: 'WyIyMDI2LTExLTIxIiw3XQ' })
})

it('an example has no words that are only for tests', () => {
  expect(tidied({ nome: 'Alheia Marcada 900001' })).toEqual({ nome: 'Exemplo' })
  expect(tidied({ nome: "Robert'; drop table cidade; --" })).toEqual({ nome: 'Exemplo' })
  expect(tidied({ url: 'https://alheia-marcada.example/x' })).toEqual({ url: 'https://exemplo.example/x' })
})
