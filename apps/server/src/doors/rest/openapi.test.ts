import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openApiDocument } from './openapi.ts'
import { restRoutes } from './routes.ts'

it('docs/openapi.json is what the server serves (run `pnpm openapi` after a change)', () => {
  const written = JSON.parse(
    readFileSync(new URL('../../../../../docs/openapi.json', import.meta.url), 'utf8'),
  )
  expect(JSON.parse(JSON.stringify(openApiDocument()))).toEqual(written)
})

/** This number may only sink. */
const WITHOUT_ANSWER = 114

it('no more operations than these answer what the document does not say', () => {
  const silent = restRoutes.filter(({ contract }) => !contract?.answers)
  expect(silent.length, silent.map(({ method, path }) => `${method} ${path}`).join('\n')).toBeLessThanOrEqual(
    WITHOUT_ANSWER,
  )
})
