import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { screenAddresses } from './screen-addresses.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
const tree = (paths: string[]) =>
  `export interface FileRoutesByTo {\n${paths.map((path) => `  '${path}': typeof Route`).join('\n')}\n}`

it('the server knows the screens that the browser has (run `pnpm routes`)', () => {
  const written = screenAddresses(read('apps/web/src/routeTree.gen.ts'))
  expect(written).toBe(read('packages/contract/src/screen-address.gen.ts'))
})

it('ids are numbers, doors are named, what may be missing may be missing', () => {
  const written = screenAddresses(tree(['/news/list/{-$category}', '/ride/edit/$id', '/sales/$door/home']))
  for (const type of [
    "| '/news/list'",
    '| `/news/list/${string}`',
    '| `/ride/edit/${number}`',
    "| `/sales/${'internal' | 'external'}/home`",
  ])
    expect(written).toContain(type)
  expect(() => screenAddresses('')).toThrow('names no addresses')
})
