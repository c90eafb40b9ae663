import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

it('screens and server take the ids of files by `randomId`: as UUIDs seven of eight would be refused', () => {
  const sources = globSync('apps/{web,server}/src/**/*.{ts,tsx}', { cwd: root })
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.filter((file) => readFileSync(join(root, file), 'utf8').includes('z.uuid('))).toEqual([])
})
