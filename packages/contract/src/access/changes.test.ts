import { expect, it } from 'vitest'
import { keyAddress } from './access-key-words.ts'
import { positionOf } from './changes.ts'

it.each([
  ['1795190400000000', 1_795_190_400_000_000],
  ['2026-11-20', Date.parse('2026-11-20T03:00:00Z') * 1000],
  ['2026-11-20T08:00', Date.parse('2026-11-20T11:00:00Z') * 1000],
  ['2026-11-20T08:00:30.5', Date.parse('2026-11-20T11:00:30.500Z') * 1000],
  ['2026-11-20T08:00:00Z', Date.parse('2026-11-20T08:00:00Z') * 1000],
  ['2026-11-20T08:00:00+02:00', Date.parse('2026-11-20T06:00:00Z') * 1000],
])('%s is a mark, or a moment: São Paulo’s without an offset', (text, position) => {
  expect(positionOf(text)).toBe(position)
})

it.each([
  '',
  'ontem',
  '-1',
  '1.5',
  '2026-13-45',
  '2026-02-30',
  '2026-09-31T00:00:00Z',
  '2026-11-20 08:00',
  '12345678901234567',
])('%s is neither', (text) => {
  expect(positionOf(text)).toBeNaN()
})

it('a key has an address on the screens', () => {
  expect(keyAddress(7)).toBe('/settings/keys/edit/7')
})
