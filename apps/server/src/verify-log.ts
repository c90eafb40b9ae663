/** `pnpm verify-log`: whether lines of the security log were changed, taken out or put in. Ends with 1 where they were. */
import { createDatabase, jobLimits } from '@intranet/db/connection'
import { keptSince, verifyLog } from './modules/access/security/verify-log.service.ts'
import { runCommand } from './platform/command.ts'
import { createParameters } from './platform/parameters.ts'

await runCommand(async (_env, url) => {
  const { db, close } = createDatabase(url, { max: 2, limits: jobLimits })
  try {
    const parameters = createParameters(db)
    const { linhas, dias, achados } = await verifyLog(db, await keptSince(parameters, new Date()))
    for (const found of achados) process.stdout.write(`✗ ${found}\n`)
    process.stdout.write(
      `${linhas} linhas e ${dias} fechamentos: ${achados.length || 'nada'} fora do lugar.\n`,
    )
    process.exitCode = achados.length ? 1 : 0
  } finally {
    await close()
  }
})
