import { join } from 'node:path'
import { expect, it } from 'vitest'
import { houseOf, nearestTests } from './nearest-tests.ts'
import { dealOut } from './read-server.ts'

const root = join(import.meta.dirname, '../..')
const company = 'apps/server/src/modules/company'
const modules = [
  { folder: `${company}/departments`, routers: ['departments'] },
  { folder: `${company}/sectors`, routers: ['sectors'] },
]

it('a file belongs to its module, and to its folder where it is in none', () => {
  expect(houseOf(`${company}/departments/department.queries.ts`)).toBe(`${company}/departments`)
  expect(houseOf('apps/server/src/platform/scope.ts')).toBe('apps/server/src/platform')
})

it('the tests of the module stand nearest, and the rows of all who use the file', () => {
  const near = nearestTests(root, `${company}/departments/department.service.ts`, modules)
  expect(near.tests[0]).toBe(`${company}/departments/department.test.ts`)
  expect(near.routers).toEqual(['departments'])
})

it('what several modules use is tested by theirs', () => {
  const near = nearestTests(root, 'apps/server/src/platform/scope.ts', modules)
  expect(near.routers).toEqual(['departments', 'sectors'])
  expect(near.tests).toContain(`${company}/departments/department.test.ts`)
})

it('what a door opens is tested by the module', () => {
  const near = nearestTests(root, 'apps/server/src/doors/asset-labels.ts', modules)
  expect(near.tests).toContain('apps/server/src/modules/operations/supplies/labels.test.ts')
})

it('what the search box finds is asked of it', () => {
  const near = nearestTests(root, `${company}/departments/department.search.ts`, modules)
  expect(near.routers).toContain('search')
})

it('every folder is dealt out to one part, and the parts are alike', () => {
  const folders = new Map([
    ['a', [1, 2, 3]],
    ['b', [1]],
    ['c', [1, 2]],
    ['d', []],
  ])
  expect([dealOut(folders, 1, 2), dealOut(folders, 2, 2)]).toEqual([
    ['a', 'd'],
    ['b', 'c'],
  ])
})
