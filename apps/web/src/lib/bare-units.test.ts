import { expect, it } from 'vitest'
import { bareMoney, barePercent } from './bare-units.ts'

it('values under a head with their unit do not repeat it', () => {
  expect([bareMoney('1234.5'), bareMoney('-2'), bareMoney(null)]).toEqual(['1.234,50', '-2,00', '–'])
  expect([barePercent(82), barePercent(null)]).toEqual(['82,0', '–'])
})
