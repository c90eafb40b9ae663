import { join } from 'node:path'
import { expect, it } from 'vitest'
import { citingTests } from './rule-tests.ts'

const root = join(import.meta.dirname, '../../..')

it('a rule is judged by the tests whose titles name it, wherever they are', () => {
  const asked = citingTests(root, 'apps/server/src/modules/marketing/sponsorship/request.departure.ts')
  const departures = asked.find(({ file }) => file.endsWith('people/shutdowns/shutdown-departures.test.ts'))
  expect(departures?.names?.test('their squad (docs/people.md#what-ends-with-a-shutdown)')).toBe(true)
  expect(departures?.names?.test('another (docs/people.md#carrying-out)')).toBe(false)
})

it('a file that cites no rule has no such tests', () => {
  expect(citingTests(root, 'apps/server/src/modules/marketing/sponsorship/retention.queries.ts')).toEqual([])
})
