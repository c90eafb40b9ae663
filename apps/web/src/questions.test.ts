import { expect, it } from 'vitest'
import { called } from '@/components/records/called.ts'

interface Named {
  label: string
  name: (row: object) => string
}
/** An entity, or several under their kinds. */
type Exported = Record<string, Named | Record<string, Named>>
const isEntity = (one: Exported[string]): one is Named => typeof one.name === 'function'
const files = import.meta.glob<Exported>('./features/**/*.entity.ts', { eager: true })
const entities = Object.values(files)
  .flatMap((exported) => Object.values(exported))
  .flatMap((one) => (isEntity(one) ? [one] : Object.values(one).filter(isEntity)))

/** A row whose every column says its own name. */
const row = new Proxy({}, { get: (_, column) => `<${String(column)}>` })

it('a question says what kind of thing it is about', () => {
  const names = entities.map(({ name }) => name(row))
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => !/^[oa] [a-zç]/.test(name))).toEqual([])
})

it('a question says what distinguishes two things of a name', () => {
  expect(called('o setor', 'Campo', 'Suporte', 'Produto')).toBe('o setor "Campo" de Suporte, Produto')
  expect(called('o setor', 'Campo', null, undefined)).toBe('o setor "Campo"')
  const of = (label: string) => entities.find((one) => one.label === label)!.name(row)
  expect(of('Setores')).toBe('o setor "<nome>" de <departamento>, <empresa>')
})
