/** Libraries come from the registry alone, in exact versions with their sums: docs/components.md#inventory. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')

it('every library of the lockfile has the sum of its package, and none has an address', () => {
  const resolutions = [...lock.matchAll(/^ {4}resolution: (.+)$/gm)].map(([, text = '']) => text)
  expect(resolutions.length).toBeGreaterThan(500)
  expect(resolutions.filter((text) => !/^\{integrity: sha512-[\w+/=]+\}$/.test(text))).toEqual([])
})

it('those that we chose have one exact version', () => {
  const catalog = workspace.slice(workspace.indexOf('\ncatalog:'))
  const versions = [...catalog.matchAll(/^ {2}'?([@\w/.-]+)'?: (.+)$/gm)]
  expect(versions.length).toBeGreaterThan(50)
  expect(
    versions
      .filter(([, , version = '']) => !/^(npm:[@\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([line]) => line),
  ).toEqual([])
})

it.each(['overrides', 'patchedDependencies'])('each of the %s is explained', (kind) => {
  const page = readFileSync(join(root, 'docs/components.md'), 'utf8')
  const changed = new RegExp(`^${kind}:\\n((?: {2}.+\\n)+)`, 'm').exec(workspace)![1]!
  for (const [, name = ''] of changed.matchAll(/^ {2}'?(@?[\w/-]+)/gm)) expect(page).toContain(`\`${name}\``)
})
