import { getStates } from '@brazilian-utils/brazilian-utils/get-states'
import { states } from '@intranet/contract/states'
import { expect, test } from 'vitest'
import { municipalities } from './reference.ts'

test('the states are those of the country, numbered by their abbreviation: AC = 1 to TO = 27', () => {
  const official = getStates().map(({ code, name }) => ({ uf: code, nome: name }))
  expect(states).toHaveLength(27)
  expect(states).toEqual(official.toSorted((one, other) => (one.uf < other.uf ? -1 : 1)))
})

test('every municipality has its own IBGE code and a known state', async () => {
  const all = await municipalities()
  expect(new Set(all.map(({ id_ibge }) => id_ibge)).size).toBe(5571)
  expect(new Set(all.map(({ uf }) => uf)).size).toBe(27)
})
