// Writes docs/openapi.json from the server's own routes; a test keeps it current.
import { writeFileSync } from 'node:fs'
import { openApiDocument } from '../apps/server/src/doors/rest/openapi.ts'

writeFileSync(
  new URL('../docs/openapi.json', import.meta.url),
  `${JSON.stringify(openApiDocument(), null, 2)}\n`,
)
