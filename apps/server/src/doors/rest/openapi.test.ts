import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openApiDocument } from './openapi.ts'

it('docs/openapi.json is what the server serves (run `pnpm openapi` after a change)', () => {
  const written = JSON.parse(
    readFileSync(new URL('../../../../../docs/openapi.json', import.meta.url), 'utf8'),
  )
  expect(JSON.parse(JSON.stringify(openApiDocument()))).toEqual(written)
})
