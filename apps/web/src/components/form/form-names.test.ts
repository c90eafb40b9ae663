import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const features = join(import.meta.dirname, '../../features')
const naming = /(?:\bform="|(?:newRecord|savedRecord|defineEntity)\('|\? ')([a-z][A-Za-z-]+)['"]/g

test('a form has its name for itself: two of one name would share their drafts', () => {
  const folders = new Map<string, Set<string>>()
  for (const file of readdirSync(features, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(entity\.ts|tsx)$/.test(file) || file.includes('.test.')) continue
    for (const line of readFileSync(join(features, file), 'utf8').split('\n')) {
      if (!/\bform=|newRecord\(|savedRecord\(|defineEntity\(/.test(line)) continue
      for (const [, name = ''] of line.matchAll(naming))
        folders.set(name, (folders.get(name) ?? new Set()).add(dirname(file)))
    }
  }
  expect(folders.size).toBeGreaterThan(50)
  const shared = [...folders].filter(([, places]) => places.size > 1).map(([name]) => name)
  expect(shared).toEqual([])
})
