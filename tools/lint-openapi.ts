// Lints docs/openapi.json as clients' generators read it.
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { readFileSync } from 'node:fs'

const config = await createConfig({
  extends: ['recommended'],
  rules: {
    // A fixed part of a path wins over a parameter, here as in every router.
    'no-ambiguous-paths': 'off',
    // Examples that schemas no longer take are left out of the document.
    'no-invalid-media-type-examples': 'off',
    // A tag is the Portuguese name of a module.
    'tag-description': 'off',
  },
})
const source = readFileSync(new URL('../docs/openapi.json', import.meta.url), 'utf8')
const problems = await lintFromString({ source, config, absoluteRef: 'docs/openapi.json' })
for (const { ruleId, message, location } of problems)
  process.stdout.write(`${ruleId}: ${message} ${location[0]?.pointer ?? ''}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
