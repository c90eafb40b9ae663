import { leadLists } from '@intranet/contract/sales/lead-words'
import { expect, it } from 'vitest'
import { opensWithMonth } from './opening-month.ts'

it('a list opens with the month, unless it holds what is to be done (docs/sales.md#opening-month)', () => {
  const ofMonth = leadLists.filter(opensWithMonth)
  expect(ofMonth).not.toContain('overdue')
  expect(ofMonth).toContain('leads')
})
