import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const source = (path: string) =>
  [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)))

function target(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('@/')) return source(join('apps/web/src', specifier.slice(2)))
  if (specifier.startsWith('@intranet/contract/'))
    return source(specifier.replace('@intranet/contract/', 'packages/contract/src/'))
  return specifier.startsWith('.') ? source(join(dirname(from), specifier)) : undefined
}

const STATEMENT = /^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s+from\s+)?'([^']+)'/gm
/** Whether something of it is there when the program runs. */
const isValue = (names = '*') =>
  !names.trim().startsWith('{') || /[{,]\s*(?!type\b)[\w$]/.test(names.replace(/\s+/g, ' '))

const imports = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(STATEMENT)].flatMap(([, names, specifier = '']) =>
    isValue(names) ? [specifier] : [],
  )

/** The files from a page to zod; nothing where it is not loaded with the page. */
function wayToZod(page: string): string[] | null {
  const before = new Map<string, string | null>([[page, null]])
  for (const file of before.keys())
    for (const specifier of imports(file)) {
      if (specifier === 'zod') {
        const way = [file]
        for (let last = before.get(file); last; last = before.get(last)) way.unshift(last)
        return way
      }
      const next = target(file, specifier)
      if (next && !before.has(next)) before.set(next, file)
    }
  return null
}

test('no list is loaded with zod: declarations are plain data, schemas come with the forms', () => {
  const pages = globSync('apps/web/src/features/**/*-list-page.tsx', { cwd: root })
  expect(pages.length).toBeGreaterThan(70)
  expect(pages.flatMap((page) => wayToZod(page)?.join(' → ') ?? [])).toEqual([])
})
