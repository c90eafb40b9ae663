import { readFileSync } from 'node:fs'
import * as field from '@intranet/contract/entity/field'
import { expect, it } from 'vitest'

it('CONTRIBUTING lists every kind of field and everything around one, and no other', () => {
  const page = readFileSync('CONTRIBUTING.md', 'utf8')
  const rows = page.split('\n').filter((line) => /^\|.*`field\./.test(line))
  const listed = rows.flatMap((row) => [...row.matchAll(/field\.(\w+)\(/g)].map(([, name]) => name))
  expect([...new Set(listed)].toSorted()).toEqual(Object.keys(field).toSorted())
})
