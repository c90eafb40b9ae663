import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '@intranet/db/migrator'
import { generateSchema } from '@intranet/db/schema-file'
import { startThrowAway } from '@intranet/db/throw-away'

// Writes packages/db/src/schema.ts from the migrations: `pnpm db:types` after each new one.
const file = join(import.meta.dirname, '../packages/db/src/schema.ts')
const { url, stop } = await startThrowAway()
try {
  await migrate(url)
  const schema = await generateSchema(url)
  const isCurrent = readFileSync(file, 'utf8') === schema
  if (!isCurrent) writeFileSync(file, schema)
  process.stdout.write(isCurrent ? 'schema.ts já está em dia\n' : 'schema.ts atualizado\n')
} finally {
  await stop()
}
