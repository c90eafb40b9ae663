import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { LIST_ROUTE } from '../../budget.ts'

const root = join(import.meta.dirname, '../../../..')
const web = join(root, 'apps/web/src')

/** The file of ours that an import names; undefined for a package. */
function fileOf(from: string, name: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(from), name)
  if (name.startsWith('@/')) return join(web, name.slice(2))
  const contract = /^@intranet\/contract\/(.+)$/.exec(name)?.[1]
  return contract && join(root, 'packages/contract/src', `${contract}.ts`)
}

/** What a file loads with itself: imports that are more than types, and none that wait (`import(…)`). */
const loadedBy = new Map<string, string[]>()
function namesIn(file: string): string[] {
  const cached = loadedBy.get(file)
  if (cached) return cached
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  const imports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  )
  const names = [...imports, ...exports]
  loadedBy.set(file, names)
  return names
}

/** The way from a screen to zod, by the files between; undefined where there is none. */
function wayToZod(screen: string): string[] | undefined {
  const seen = new Set([screen])
  const open = [[screen]]
  for (const way of open)
    for (const name of namesIn(way[0]!)) {
      if (name === 'zod') return way.map((file) => file.slice(root.length + 1)).toReversed()
      const file = fileOf(way[0]!, name)
      if (!file || seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) continue
      seen.add(file)
      open.push([file, ...way])
    }
  return undefined
}

/** The page that a route of a list opens: what the route imports of a feature. */
const pagesOf = (route: string) =>
  namesIn(route).flatMap((name) => (name.startsWith('@/features/') ? [fileOf(route, name)!] : []))

it('no list loads zod: what is written is checked in forms, which have a chunk of their own', () => {
  const routes = globSync('routes/**/*.tsx', { cwd: web })
    .filter((path) => LIST_ROUTE.test(path))
    .flatMap((path) => pagesOf(join(web, path)))
  const lists = globSync('features/**/*-list-page.tsx', { cwd: web }).map((path) => join(web, path))
  expect(routes.length).toBeGreaterThan(70)
  expect(lists.length).toBeGreaterThan(70)
  const ways = [...new Set([...routes, ...lists])].flatMap((list) => wayToZod(list)?.join(' → ') ?? [])
  expect(ways).toEqual([])
  // The way is found where there is one.
  const form = join(web, 'features/company/departments/department-form-pages.tsx')
  expect(wayToZod(form)?.at(-1)).toMatch(/^packages\/contract\//)
})
