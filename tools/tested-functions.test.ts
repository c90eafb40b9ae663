import { expect, test } from 'vitest'
import { untestedFunctions, type SourceFile } from './tested-functions.ts'

const isTest = (file: string) => file.includes('.test.')
const resolve = (_from: string, name: string) => name.replace('@x', 'packages/x/src') + '.ts'
const untested = (...files: [file: string, text: string][]) =>
  untestedFunctions(
    files.map(([file, text]): SourceFile => ({ file, text })),
    isTest,
    resolve,
    ['packages/c/src/c.ts'],
  )

const source: [string, string] = [
  'packages/x/src/a.ts',
  'export function one() {}\nexport const two = (n: number) => n\n',
]
const used: [string, string] = ['apps/s/src/a.ts', `import { one, two as deux } from '@x/a'\n`]
const missing = (name: string) => `packages/x/src/a.ts: no test calls ${name}`

test('what another package imports is to be called by a test', () => {
  expect(untested(source, used)).toEqual([missing('one'), missing('two')])
  expect(untested(source)).toEqual([])
})

test('a test that imports and uses it counts, one that only imports it does not', () => {
  const test1: [string, string] = ['apps/s/src/a.test.ts', `import { one, two } from '@x/a'\none()\n`]
  expect(untested(source, used, test1)).toEqual([missing('two')])
  const test2: [string, string] = [
    'apps/s/src/b.test.ts',
    `import {\n  two as zwei,\n} from '@x/a'\nexpect(zwei(1))\n`,
  ]
  expect(untested(source, used, test1, test2)).toEqual([])
})

test('what is used within its own package alone, or as a type, is not asked for', () => {
  const within: [string, string] = ['packages/x/src/b.ts', `import { one } from '@x/a'\n`]
  const typed: [string, string] = [
    'apps/s/src/a.ts',
    `import { type two } from '@x/a'\nimport type { one } from '@x/a'\n`,
  ]
  expect(untested(source, within, typed)).toEqual([])
})

test('all of a package’s only entry is asked for', () => {
  expect(untested(['packages/c/src/c.ts', 'export class Wrong extends Error {}\n'])).toEqual([
    'packages/c/src/c.ts: no test calls Wrong',
  ])
})
