/** A process that works the send queue and may be killed at any moment: what it hands over is in a file. */
import { appendFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase } from '@intranet/db/connection'
import { pino } from 'pino'
import { startPump } from '../src/modules/marketing/communication/sending/queue-pump.ts'
import { createMetrics } from '../src/platform/metrics.ts'
import { createParameters } from '../src/platform/parameters.ts'
import type { Sender } from '../src/platform/senders/sender.ts'
import { createSealed } from '../src/platform/sealed.ts'
import { TEST_KEY } from './test-key.ts'

const [databaseUrl = '', file = '', lease = '2'] = process.argv.slice(2)
const connection = createDatabase(databaseUrl, { max: 4 })
const sender: Sender = {
  local: true,
  parallel: 4,
  async send({ id }) {
    appendFileSync(file, `${id}\n`)
    await wait(1)
    return { situacao: 'enviado', id: String(id) }
  },
}
startPump(
  {
    connection,
    parameters: createParameters(connection.db),
    senders: { sms: sender, email: sender, whatsapp: sender },
    publicUrl: 'http://localhost',
    sealed: createSealed([TEST_KEY]),
    log: pino({ level: 'silent' }),
    metrics: createMetrics({ requests: connection, jobs: connection }),
  },
  { idleMs: 50, tidyMs: 300, duracao: Number(lease) },
)
// Who started it may be killed too.
process.on('disconnect', () => process.exit())
process.send?.('ready')
