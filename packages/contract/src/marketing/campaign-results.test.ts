import { expect, it } from 'vitest'
import { daysLater, todayInBrazil } from '../today.ts'
import { resultFaults } from './result-schemas.ts'

const today = todayInBrazil()
const result = { periodo_inicio: today, periodo_fim: today, impressoes: 100, cliques: 100 }

it.each([
  ['begins today, with as many clicks as impressions', {}, {}],
  [
    'begins tomorrow',
    { periodo_inicio: daysLater(today, 1), periodo_fim: daysLater(today, 1) },
    ['periodo_inicio'],
  ],
  ['ends before it begins', { periodo_fim: daysLater(today, -1) }, ['periodo_fim']],
  ['has more clicks than impressions', { cliques: 101 }, ['cliques']],
  ['has clicks, and none was shown', { impressoes: 0, cliques: 1 }, ['cliques']],
  ['was not told its impressions', { impressoes: null, cliques: 7 }, {}],
])('a result that %s', (_what, over, fields) => {
  expect(Object.keys(resultFaults({ ...result, ...over }))).toEqual(Object.values(fields))
})
