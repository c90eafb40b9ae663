import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listed, part, placesIn } from './mutate/syntax.ts'
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

const paths = [
  ...read('packages/contract/src/screen-address.gen.ts').matchAll(/^ {2}\| ['`](.+)['`]$/gm),
].map(([, path]) => path!)
const isScreen = (address: string) =>
  paths.some((path) => new RegExp(`^${path.replaceAll(/\$\{[^}]*\}/g, '[^/]+')}([?#]|$)`).test(address))

/** `'/a/' || b.id || '/c'`, but for a file's. */
const WRITTEN = /'(\/(?!files\/)[a-z][^'\n]*)'((?:\s*\|\|\s*(?:'[^'\n]*'|[\w.]+))*)/g

/** Addresses that a file writes within SQL, as `'/departments/edit/' || d.id`. */
function addressesIn(file: string): string[] {
  const text = read(file)
  if (!text.includes('sql`')) return []
  return placesIn(file, text).flatMap(({ node }) => {
    if (node.type !== 'TaggedTemplateExpression' || part(node, 'tag')?.name !== 'sql') return []
    const quasi = part(node, 'quasi')!
    const sql = listed(quasi, 'quasis').map(({ start, end }) =>
      text.slice(start, end).replace(/^[`}]|(\$\{|`)$/g, ''),
    )
    return [...sql.join('x').matchAll(WRITTEN)].map(([, first, more = '']) => {
      const parts = [...more.matchAll(/'([^'\n]*)'|[\w.]+/g)].map(([, literal]) => literal ?? '1')
      return [first, ...parts].join('')
    })
  })
}

it('what SQL writes leads to a screen', () => {
  const files = globSync('apps/server/src/modules/**/*.ts', { cwd: join(import.meta.dirname, '..') })
  const written = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => addressesIn(file.replaceAll('\\', '/')).map((address) => `${file} ${address}`))
  expect(written.length).toBeGreaterThan(60)
  expect(written.filter((one) => !isScreen(one.split(' ')[1]!))).toEqual([])
})
