import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ofGuestTable, rowsOf } from '../route-tables.ts'

const generated = readFileSync(join(import.meta.dirname, 'routeTree.gen.ts'), 'utf8')
const route = (file: string) => join(import.meta.dirname, 'routes', file)

/** What the generator says of each route: its id and its file. */
const reported = [...generated.matchAll(/^ {4}'([^']+)': \{\s*id: '[^']+'/gm)].map(([, id]) => id)

test('the written table has every route of the generated tree, under the same id', () => {
  const rows = rowsOf(generated)
  const idOf = (name: string): string => {
    const row = rows.find((one) => one.name === name)
    return row ? `${idOf(row.parent)}${row.id}` : ''
  }
  expect(rows.length).toBeGreaterThan(250)
  expect(rows.map(({ name }) => idOf(name)).toSorted()).toEqual(reported.toSorted())
})

test('a tree that the generator writes otherwise fails the build', () => {
  expect(() => rowsOf(generated.replace('.update({', '.place({'))).toThrow(/routeTree\.gen\.ts/)
})

test('the table of guests has the screens that they may open, and no other', () => {
  const isTheirs = ofGuestTable()
  for (const file of ['__root.tsx', '_open.tsx', '_open/home/login.enter.tsx', '_open/faq/index.tsx'])
    expect([file, isTheirs(route(file))]).toEqual([file, true])
  for (const file of ['_app.tsx', '_app/index.tsx', '_open/faq/list.tsx', '_open/microrregions/register.tsx'])
    expect([file, isTheirs(route(file))]).toEqual([file, false])
})
