/**
 * `pnpm check-up`: how the service is, as a table with what to do; with `--json` what who helps from outside needs
 * (docs/metrics.md#support-bundle). Ends with 1 where something is at fault.
 */
import { healthAreas, healthStates } from '@intranet/contract/access/health-words'
import { pino } from 'pino'
import { createDeps } from './deps.ts'
import { bundle, readHealth, type Health } from './modules/access/health/health.service.ts'
import { runCommand } from './platform/command.ts'

function printTable(checagens: Health['checagens']): void {
  const marks = { ok: '✓', atencao: '!', falha: '✗' }
  for (const { area, nome, situacao, valor, fazer } of checagens) {
    process.stdout.write(`${marks[situacao]} ${healthAreas[area].padEnd(15)} ${nome.padEnd(36)} ${valor}\n`)
    if (fazer) process.stdout.write(`  ${''.padEnd(15)} → ${fazer}\n`)
  }
  const faulty = checagens.filter(({ situacao }) => situacao === 'falha').length
  const weak = checagens.filter(({ situacao }) => situacao === 'atencao').length
  process.stdout.write(
    `${checagens.length} verificações: ${faulty} ${healthStates.falha.toLowerCase()}, ${weak} ${healthStates.atencao.toLowerCase()}.\n`,
  )
}

await runCommand(async (env, url) => {
  const deps = createDeps(env, env.DATABASE_URL ?? url, pino({ level: 'silent' }))
  try {
    const asJson = process.argv.includes('--json')
    const found = await (asJson ? bundle(deps) : readHealth(deps))
    if (asJson) process.stdout.write(`${JSON.stringify(found, null, 2)}\n`)
    else printTable(found.checagens)
    process.exitCode = found.checagens.some(({ situacao }) => situacao === 'falha') ? 1 : 0
  } finally {
    await deps.outgoing.close()
    deps.mailer.close()
    await deps.connection.close()
    await deps.background.close()
    await deps.replicas.close()
  }
})
