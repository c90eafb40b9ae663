import { expect, test } from 'vitest'
import { dueDays } from './onboarding-columns.tsx'

test('the days of an onboarding: one is one day', () => {
  expect([null, 1, 30].map(dueDays)).toEqual(['Sem prazo', '1 dia', '30 dias'])
})
