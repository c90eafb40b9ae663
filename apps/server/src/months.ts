/**
 * `pnpm months list | move <table> <month> | restore <table> <month>`: months of tables that grow without end, as the
 * owner of the tables, DATABASE_OWNER_URL (docs/deploy.md#months).
 */
import { formatBytes, formatNumber } from '@intranet/contract/formats'
import { createDatabase, jobLimits } from '@intranet/db/connection'
import { listMonths, moveMonth, restoreMonth } from '@intranet/db/months'
import { withClient } from '@intranet/db/with-client'
import { modules } from './modules/module-list.ts'
import { runCommand } from './platform/command.ts'
import { gather } from './platform/offers.ts'
import { createParameters } from './platform/parameters.ts'

const USAGE = 'Use: pnpm months list | move <tabela> <AAAA-MM> | restore <tabela> <AAAA-MM>'
const say = (line: string) => process.stdout.write(`${line}\n`)

/** What was kept long enough ends first: neither is it moved aside nor does it come back. */
async function sweep(url: string, tabela: string): Promise<void> {
  const { db, close } = createDatabase(url, { max: 1, limits: jobLimits })
  try {
    await gather(modules).sweeps[tabela]?.({ db, parameters: createParameters(db) })
  } finally {
    await close()
  }
}

async function run(url: string, [command, tabela, mes]: readonly string[]): Promise<void> {
  if (command === 'list') {
    for (const month of await withClient(url, listMonths))
      say(
        `${month.tabela.padEnd(22)} ${month.mes.padEnd(8)} ${month.guardado ? 'guardado' : 'em uso  '} ` +
          `~${formatNumber(month.linhas)} linhas, ${formatBytes(month.bytes)}`,
      )
    return
  }
  const carry = command === 'move' ? moveMonth : command === 'restore' ? restoreMonth : undefined
  if (!carry || !tabela || !mes) throw new Error(USAGE)
  await sweep(url, tabela)
  await withClient(url, (client) => carry(client, tabela, mes))
  say(command === 'move' ? `${tabela} ${mes} está guardado.` : `${tabela} ${mes} voltou.`)
}

await runCommand((env, url) => run(env.DATABASE_OWNER_URL ?? url, process.argv.slice(2)))
