import { expect, test } from 'vitest'
import { brokenRules } from './arrows.ts'

const broken = (from: string, to: string, typeOnly = false) =>
  brokenRules({ from, to, typeOnly, dynamic: false }).length > 0
const area = 'apps/server/src/modules/company'

test('arrows go down only: router → service → queries → db', () => {
  expect(broken(`${area}/a/a.router.ts`, `${area}/a/a.queries.ts`)).toBe(false)
  expect(broken(`${area}/a/a.queries.ts`, `${area}/a/a.service.ts`)).toBe(true)
  expect(broken(`${area}/a/a.service.ts`, `${area}/a/a.router.ts`)).toBe(true)
  expect(broken(`${area}/a/a.rest.ts`, `${area}/a/a.queries.ts`)).toBe(true)
})

test("another area's queries are reached from a service only", () => {
  const other = 'apps/server/src/modules/people/b/b.queries.ts'
  expect(broken(`${area}/a/a.queries.ts`, `${area}/b/b.queries.ts`)).toBe(false)
  expect(broken(`${area}/a/a.service.ts`, other)).toBe(false)
  expect(broken(`${area}/a/a.router.ts`, other)).toBe(true)
})

test('the web takes only types of the server, and lib knows no component', () => {
  expect(broken('apps/web/src/lib/trpc.ts', 'apps/server/src/doors/trpc/router.ts', true)).toBe(false)
  expect(broken('apps/web/src/lib/trpc.ts', 'apps/server/src/doors/trpc/router.ts')).toBe(true)
  expect(broken('apps/web/src/lib/x.ts', 'apps/web/src/components/ui/button.tsx')).toBe(true)
})

test('contract is pure', () => {
  expect(broken('packages/contract/src/list.ts', 'node:fs')).toBe(true)
  expect(broken('packages/contract/src/list.ts', 'zod')).toBe(false)
})
