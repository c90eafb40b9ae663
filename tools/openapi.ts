// Writes docs/openapi.json from the server's own routes, one line for each path and component; a test keeps it current.
import { writeFileSync } from 'node:fs'
import { openApiDocument } from '../apps/server/src/doors/rest/openapi.ts'

/** Objects down to this depth are written over several lines: the document, its parts, and theirs. */
const DEEPEST = 2

function written(value: unknown, depth: number): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth > DEEPEST)
    return JSON.stringify(value)
  const indent = '  '.repeat(depth)
  const lines = Object.entries(value).map(
    ([key, one]) => `${indent}  ${JSON.stringify(key)}: ${written(one, depth + 1)}`,
  )
  return `{\n${lines.join(',\n')}\n${indent}}`
}

writeFileSync(new URL('../docs/openapi.json', import.meta.url), `${written(openApiDocument(), 0)}\n`)
