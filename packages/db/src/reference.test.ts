import { expect, test } from 'vitest'
import { municipalities, states } from './reference.ts'

test('states are numbered by their abbreviation, AC = 1 to TO = 27', () => {
  expect(states()).toHaveLength(27)
  expect(states().at(0)).toEqual({ numero: 1, uf: 'AC', nome: 'Acre' })
  expect(states().at(-1)).toEqual({ numero: 27, uf: 'TO', nome: 'Tocantins' })
})

test('every municipality has its own IBGE code and a known state', async () => {
  const all = await municipalities()
  expect(new Set(all.map(({ id_ibge }) => id_ibge)).size).toBe(5571)
  expect(new Set(all.map(({ uf }) => uf)).size).toBe(27)
})
