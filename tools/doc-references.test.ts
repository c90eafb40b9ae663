import { expect, test } from 'vitest'
import { commentsOf } from './comments.ts'
import { anchorOf, brokenReferences, citationsOf } from './doc-references.ts'

const page = {
  file: 'docs/sales.md',
  text: '# Sales\n\n### One open lead\n\nSee `lead-lists.ts` and [up](#sales).\n',
}
const files = ['docs/sales.md', 'apps/server/src/modules/sales/leads/lead-lists.ts', 'README.md']
const broken = (file: string, text: string) => brokenReferences([page, { file, text }], [...files, file])

test('a heading has the anchor that GitHub gives it', () => {
  expect(anchorOf('Once per rule')).toBe('once-per-rule')
  expect(anchorOf('Leads of a provider’s result, e.g. 1/2')).toBe('leads-of-a-providers-result-eg-12')
})

test('a rule that a comment names exists', () => {
  expect(broken('a.ts', '/** docs/sales.md#one-open-lead and docs/sales.md. */')).toEqual([])
  expect(broken('a.ts', '// docs/sales.md#two-open-leads')).toEqual([
    'a.ts: docs/sales.md#two-open-leads leads nowhere',
  ])
  expect(broken('a.ts', '// docs/rides.md')).toHaveLength(2)
})

test('links of a page lead to pages and to headings', () => {
  expect(
    broken(
      'docs/x.md',
      '# X\n[a](sales.md#one-open-lead) [b](../README.md) [c](#x) [d](https://x.example/#y)',
    ),
  ).toEqual([])
  expect(broken('docs/x.md', '[a](sales.md#nothing)')).toEqual([
    'docs/x.md: ](sales.md#nothing) leads nowhere',
  ])
  expect(broken('docs/x.md', '[b](../LICENSE)')).toEqual(['docs/x.md: ](../LICENSE) leads nowhere'])
})

test('paths that comments and pages name exist, patterns and addresses apart', () => {
  expect(
    broken('a.ts', '// see leads/lead-lists.ts, <entity>.queries.ts, *.test.ts and https://x.example/y.md'),
  ).toEqual([])
  expect(broken('a.ts', "import './nothing.ts' // see nothing.ts")).toEqual(['a.ts: there is no nothing.ts'])
  expect(broken('docs/x.md', 'in `modules/sales/leads` and `modules/sales/gone`')).toEqual([
    'docs/x.md: there is no modules/sales/gone',
  ])
})

test('a heading or a decision is once in a page', () => {
  const twice = '## A\n## B\n## A\n**2026-11-21 · Why.** x\n\n**2026-11-22 · Why.** y\n'
  expect(broken('docs/x.md', twice)).toEqual([
    'docs/x.md: "A" stands twice',
    'docs/x.md: "Why." stands twice',
  ])
})

test('comments are distinguished from code, texts, templates and regular expressions', () => {
  const code =
    "const a = '// no' /* one */ + `/* no ${`// no`} */` // two\nconst b = /[/*]'/ // three\n/** four */"
  expect(commentsOf('a.ts', code).map((words) => words.trim())).toEqual(['one', 'two', 'three', '* four'])
  expect(commentsOf('a.sql', "select '1' -- why")).toEqual([' why'])
})

test.each([
  ['// 000:184', 1],
  ["it('works (reading 12, acceptance 1)')", 1],
  ['// gaps 002 B25\n// gap G53\n// issue 12', 3],
  ['/** Rates (001:211, G62). Source: 001:71. */', 1],
  ['// one of each (G57, G81)', 1],
  ['// DESIGN section 4', 1],
  ["const id = 'B1'\nconst gap = 12\n// a gap of 12 px, at 10:30", 0],
])('%s cites %i times what is not here', (text, times) => {
  expect(citationsOf({ file: 'a.test.ts', text })).toBe(times)
})
