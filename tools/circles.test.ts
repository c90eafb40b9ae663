import { expect, test } from 'vitest'
import type { Import } from './arrows.ts'
import { foundCircles } from './circles.ts'

const edge = (from: string, to: string, kind: Partial<Import> = {}): Import => ({
  from,
  to,
  typeOnly: false,
  dynamic: false,
  ...kind,
})

test('files that import each other are refused, also through a third one and by a type alone', () => {
  expect(foundCircles([edge('a/x.ts', 'a/y.ts'), edge('a/y.ts', 'a/z.ts')])).toEqual([])
  expect(
    foundCircles([
      edge('a/x.ts', 'a/y.ts'),
      edge('a/y.ts', 'a/z.ts'),
      edge('a/z.ts', 'a/x.ts', { typeOnly: true }),
    ]),
  ).toEqual(['a circle of files: a/x.ts, a/y.ts, a/z.ts'])
})

test('folders that import each other are refused where their files do not', () => {
  expect(foundCircles([edge('a/x.ts', 'b/y.ts'), edge('b/z.ts', 'a/w.ts')])).toEqual([
    'a circle of folders: a, b',
  ])
})

test('a folder and its subfolder are one house, and a chunk may use what loads it', () => {
  expect(foundCircles([edge('a/x.ts', 'a/b/y.ts'), edge('a/b/z.ts', 'a/w.ts')])).toEqual([])
  expect(foundCircles([edge('a/x.ts', 'b/y.ts', { dynamic: true }), edge('b/y.ts', 'a/x.ts')])).toEqual([])
})
