/** The image of production holds what the server needs, and neither tests nor the demo. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copiedFolders, isSent } from './image-files.ts'
import { allFiles } from './sources.ts'

const root = join(import.meta.dirname, '..')
const all = allFiles()
const inImage = all.filter(
  (file) => copiedFolders.some((folder) => file.startsWith(`${folder}/`)) && isSent(file),
)

describe('the image', () => {
  it('is made of the server, its packages, migrations and the API document', () => {
    expect(copiedFolders).toEqual(['packages', 'apps/server', 'migrations', 'docs/openapi.json'])
    for (const file of [
      'apps/server/src/main.ts',
      'packages/db/src/connection.ts',
      'packages/contract/src/list.ts',
    ])
      expect(inImage).toContain(file)
  })

  it('holds no test, no example, and nothing that writes the demo', () => {
    const strange = inImage.filter((file) =>
      /\.test(-d)?\.tsx?$|\/(test|e2e|examples)\/|\/demo\/(?!first-jobs|holds-demo|sign-ins)/.test(file),
    )
    expect(strange).toEqual([])
  })

  it('holds every file that a file of it begins with', () => {
    const there = new Set(inImage)
    const missing = inImage
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => {
        const text = readFileSync(join(root, file), 'utf8')
        return [
          ...text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+\.ts|@intranet\/[^']+)'/gm),
        ].flatMap(([, from = '']) => {
          const [, part, path] = /^@intranet\/(\w+)\/(.+)$/.exec(from) ?? []
          const place = part ? `packages/${part}/src/${path}.ts` : join(dirname(file), from)
          return existsSync(join(root, place)) && !there.has(place) ? [`${file}: ${place}`] : []
        })
      })
    expect(missing).toEqual([])
  })

  it('leaves out secrets and what is installed on this machine', () => {
    for (const path of [
      'deploy/secrets/secret_key',
      'apps/server/node_modules/pg/index.js',
      '.git/config',
      '.data/x',
    ])
      expect(isSent(path), path).toBe(false)
  })
})
