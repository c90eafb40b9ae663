// Lints docs/openapi.json as clients' generators read it.
import { lintFromString, loadConfig } from '@redocly/openapi-core'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const docs = join(import.meta.dirname, '../docs')

const config = await loadConfig({ configPath: join(docs, 'redocly.yaml') })
const source = readFileSync(join(docs, 'openapi.json'), 'utf8')
const problems = await lintFromString({ source, config, absoluteRef: 'docs/openapi.json' })
for (const { ruleId, message, location } of problems)
  process.stdout.write(`${ruleId}: ${message} ${location[0]?.pointer ?? ''}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
