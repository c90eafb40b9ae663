/** `pnpm migrate`: brings the database up to date as its owner, DATABASE_OWNER_URL (docs/deploy.md#two-roles). */
import { inOneLine } from './platform/command.ts'
import { readEnv } from './platform/env.ts'
import { prepareDatabase } from './prepare-database.ts'

await inOneLine(async () => {
  const { DATABASE_OWNER_URL, DATABASE_DIRECT_URL, DATABASE_URL } = readEnv()
  const serverUrl = DATABASE_DIRECT_URL ?? DATABASE_URL
  if (!serverUrl)
    throw new Error('Informe DATABASE_URL, e DATABASE_OWNER_URL se o dono das tabelas for outro.')
  const applied = await prepareDatabase(DATABASE_OWNER_URL ?? serverUrl, serverUrl)
  process.stdout.write(
    applied.length ? `Migrações aplicadas: ${applied.join(', ')}\n` : 'Nenhuma migração a aplicar.\n',
  )
})
