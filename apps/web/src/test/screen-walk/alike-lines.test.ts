import { expect, it } from 'vitest'
import { alikeOnce } from './alike-lines.ts'

const row = (name: string, count: number, word = 'aberta') =>
  `<${name} nome → /careers/edit/1> | ${name} cidade | ${word} | ${count}`
const written = (...lines: string[]) => alikeOnce([{ head: '', lines, indent: '' }])[0]!.lines

it('rows that differ in data alone are counted, with a sum that says when one changes', () => {
  const [first, alike] = written(row('Beta', 1), row('Alfa', 2), row('Gama', 3))
  expect(first).toBe(row('Beta', 1))
  expect(alike).toMatch(/^2 likewise \(\w+\)$/)
  expect(written(row('Beta', 1), row('Alfa', 2), row('Gama', 4))[1]).not.toBe(alike)
})

it('a row with another word is written', () => {
  const lines = [row('Beta', 1), row('Alfa', 2, 'pausada')]
  expect(written(...lines)).toEqual(lines)
})

it('what is asked is written, and so are short lines', () => {
  const lines = ['vacancies.list {"id":1,"cidade":"Beta cidade, Beta uf"}', 'Beta nome', '‹Beta›']
  const others = lines.map((line) => line.replaceAll('Beta', 'Alfa'))
  expect(written(...lines, ...others)).toEqual([...lines, ...others])
})

it('the same line again is written where it is of a readable length and no row', () => {
  const text = 'alert: danger!:triangle-exclamation-point:Campo obrigatório'
  expect(written(text, text)).toEqual([text, text])
  expect(written(text + text, text + text)[1]).toMatch(/^1 likewise/)
})

it('alike lines of one paragraph are known in the next', () => {
  const [, second] = alikeOnce([
    { head: 'a ', lines: [row('Beta', 1)], indent: '' },
    { head: 'b ', lines: [row('Gama', 2), 'Mais 3'], indent: '' },
  ])
  expect(second!.head).toBe('b ')
  expect(second!.lines).toEqual([expect.stringMatching(/^1 likewise/), 'Mais 3'])
})
