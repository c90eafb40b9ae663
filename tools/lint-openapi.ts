// Lints docs/openapi.json as clients' generators read it.
import { lintFromString, loadConfig } from '@redocly/openapi-core'
import { readFileSync } from 'node:fs'

const at = (file: string) => new URL(`../docs/${file}`, import.meta.url)

const config = await loadConfig({ configPath: at('redocly.yaml').pathname })
const source = readFileSync(at('openapi.json'), 'utf8')
const problems = await lintFromString({ source, config, absoluteRef: 'docs/openapi.json' })
for (const { ruleId, message, location } of problems)
  process.stdout.write(`${ruleId}: ${message} ${location[0]?.pointer ?? ''}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
