import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const features = join(import.meta.dirname, '../../features')
const columnName = /(?:accessorKey: |id: |column\()'(\w+)'/g
/** Many rows have the same. */
const dateOrKind =
  /^(created_at|updated_at|data|data_\w+|\w+_em|inicio|fim|periodo\w*|prazo|tipo|situacao|status)$/

test('a card is called by what tells rows apart, not by a date or a kind (docs/screens.md#names-of-cards)', () => {
  const names: string[] = []
  for (const file of readdirSync(features, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.tsx') || file.includes('.test.')) continue
    const source = readFileSync(join(features, file), 'utf8')
    for (const { index } of source.matchAll(/card: 'main'/g)) {
      const name = [...source.slice(0, index).matchAll(columnName)].at(-1)?.[1]
      if (name) names.push(`${file} ${name}`)
    }
  }
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => dateOrKind.test(name.split(' ')[1] ?? ''))).toEqual([])
})
