import { expect, it } from 'vitest'
import { ruleIndex } from './rule-index.ts'

const page = {
  file: 'docs/desk.md',
  text: '# Desk\n\n## Refunds\n\n### Second approval\n\n### Nobody cites it\n',
}
const rule = 'docs/desk.md#second-approval'

it('a rule is listed with the code that cites it and the tests that do, under its page', () => {
  const index = ruleIndex([
    { file: 'apps/server/src/modules/desk/refunds/refund.service.ts', text: `/** See ${rule}. */` },
    { file: 'apps/server/src/modules/desk/refunds/refund.test.ts', text: `it('needs two: ${rule}', run)` },
    { file: 'apps/web/e2e/refunds.e2e.ts', text: `// ${rule}` },
    page,
  ])
  expect(index).toContain(
    '## Desk\n\n| rule | code | tests |\n| --- | --- | --- |\n' +
      '| [Second approval](desk.md#second-approval) | `desk/refunds/refund.service.ts` | `desk/refunds/refund.test.ts`, `e2e/refunds.e2e.ts` |\n',
  )
})

it('what nobody cites is not in it, and a page without rules has no section', () => {
  expect(ruleIndex([page])).not.toMatch(/Nobody cites it|## Desk/)
})
