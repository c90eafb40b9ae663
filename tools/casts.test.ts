import { expect, test } from 'vitest'
import { castProblems } from './casts.ts'

const file = (text: string) => [{ file: 'apps/web/src/lib/one.ts', text }]
const limits = { 'apps/web/src/': 1 }

test('more casts than was agreed are refused, and their files are named', () => {
  const problems = castProblems(file('const a = b as never\nconst c = d as unknown as Date'), limits)
  expect(problems).toEqual([
    'apps/web/src/: 2 casts (as never, as unknown as, as any), at most 1: lib/one.ts 2',
  ])
})

test('casts to a type, casts in comments and those of other parts do not count', () => {
  const text = 'const a = b as Date // no any\n// c as never\n/* d as any\n   e as never */\nf as never'
  expect(castProblems(file(text), limits)).toEqual([])
  expect(castProblems([{ file: 'tools/one.ts', text: 'a as never, b as any' }], limits)).toEqual([])
})
