import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateConstraints } from '@intranet/db/constraint-file'
import { migrate } from '@intranet/db/migrator'
import { generateSchema } from '@intranet/db/schema-file'
import { startThrowAway } from '@intranet/db/throw-away'

// Writes what packages/db knows of the tables from the migrations: `pnpm db:types` after each new one.
const folder = join(import.meta.dirname, '../packages/db/src')

function write(name: string, text: string): void {
  const file = join(folder, name)
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === text
  if (!isCurrent) writeFileSync(file, text)
  process.stdout.write(`${name} ${isCurrent ? 'já está em dia' : 'atualizado'}\n`)
}

const { url, stop } = await startThrowAway()
try {
  await migrate(url)
  write('schema.ts', await generateSchema(url))
  write('constraints.ts', await generateConstraints(url))
} finally {
  await stop()
}
