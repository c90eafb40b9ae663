/** `pnpm erp-check <provider's key> [customer's code]`: asks an ERP for all that it can be read for, and changes nothing. */
import { erpAbilityNames } from '@intranet/contract/sales/erp'
import { createDatabase, jobLimits } from '@intranet/db/connection'
import { runCommand } from './platform/command.ts'
import { checkErp } from './platform/erp/erp-check.ts'
import { erpOf } from './platform/erp/erp-system.ts'
import { createMetrics } from './platform/metrics.ts'
import { outgoingOf } from './platform/outgoing.ts'
import { createSealed, readSecrets } from './platform/sealed.ts'

const [sistema, customer = '1'] = process.argv.slice(2)
await runCommand(async (env, url) => {
  const connection = createDatabase(url, { max: 2, limits: jobLimits })
  const outgoing = outgoingOf(env)
  try {
    const provider = await connection.db
      .selectFrom('empresa')
      .where('sistema', '=', sistema ?? '')
      .select('id')
      .executeTakeFirst()
    const ground = {
      env,
      outgoing,
      sealed: createSealed(readSecrets(env)),
      metrics: createMetrics({ requests: connection, jobs: connection }),
      db: connection.db,
    }
    const system = provider && (await erpOf(ground, provider.id))
    if (!system) throw new Error(`nenhuma conexão ativa do provedor "${sistema ?? ''}"`)
    for (const { name, state, detail } of await checkErp(system, customer))
      process.stdout.write(`${erpAbilityNames[name].padEnd(28)} ${state.padEnd(10)} ${detail}\n`)
  } finally {
    await outgoing.close()
    await connection.close()
  }
})
