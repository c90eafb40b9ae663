import { expect, it } from 'vitest'
import { tidied } from './tidied.ts'

it('an example has the first paragraph or words of a long text', () => {
  const words = 'palavra '.repeat(30)
  expect(tidied({ texto: `<p>Curto.</p><p>${words}</p>` })).toEqual({ texto: '<p>Curto.</p>' })
  expect(tidied({ texto: words })).toEqual({ texto: `${'palavra '.repeat(18).trim()}…` })
  expect(tidied({ texto: 'Curto.' })).toEqual({ texto: 'Curto.' })
})

it('a mark of changes stays a number, the mark of a page a text', () => {
  expect(tidied({ depois: '1795262412345678' })).toEqual({ depois: '1795262400000000' })
  expect(tidied({ depois: 'WyJ6IiwxXQ' })).toEqual({ depois: 'WyIyMDI2LTExLTIxIiw3XQ' })
})
