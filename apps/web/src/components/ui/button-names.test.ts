import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Named so by the product's documents (docs/screens.md#names-of-buttons). */
const documented = [
  'NOVA REGRA',
  'NOVA RESTRIÇÃO',
  'NOVO LEAD',
  'NOVO RESULTADO DE CAMPANHA',
  'REGISTRAR RESULTADO',
]
const inCapitals = /<(?:AddLink|Button|AddressLink)(?:[^<>]|=>)*>\s*([A-ZÀ-Ý]{2,}(?: [A-ZÀ-Ý]+)+)\s*</g

test('buttons in capitals are those of the documents, and all of them are there', () => {
  const source = join(import.meta.dirname, '../..')
  const texts = globSync('**/*.tsx', { cwd: source, exclude: ['**/*.test.tsx'] }).map((path) =>
    readFileSync(join(source, path), 'utf8'),
  )
  const names = texts.flatMap((text) => [...text.matchAll(inCapitals)].map(([, name]) => name!))
  expect([...new Set(names)].toSorted()).toEqual(documented)
})
