/** A campaign's shift by e-mail that is sent all the while. */
import { createDatabase } from '@intranet/db/connection'
import { withClient } from '@intranet/db/with-client'
import { setTimeout as sleep } from 'node:timers/promises'
import { beginShift } from '../../apps/server/test/begin-shift.ts'
import { makeMailRule } from '../../apps/server/test/factories/mail-rule.ts'
import type { MailSink } from './mail-sink.ts'

const A_SECOND = 4

/** Begins the shift of a rule with `people` customers, `pace` of them a second; answers the rule's id. */
export async function beginSending(databaseUrl: string, people: number, pace = A_SECOND): Promise<number> {
  const { db, close } = createDatabase(databaseUrl, { max: 1 })
  const { rule, day } = await makeMailRule(db, people, pace).finally(close)
  await beginShift(databaseUrl, rule, day)
  return rule
}

export interface Sent {
  handedOver: number
  twice: number
  /** Handed over, while the intranet neither says "sent" nor that it is not sure. */
  unsaid: number
}

/** What was handed over by now is said after this long: a worker's reservation ends, and is tidied up. */
const SAID_MS = 150_000

/** What the mail server has, beside what the intranet says of it; `wait` until it has said it of all. */
export async function sentOf(
  databaseUrl: string,
  rule: number,
  { times }: MailSink,
  wait: boolean,
): Promise<Sent> {
  const handed = [...times].filter(([to]) => to.endsWith('@turno.example'))
  const unsaid = async () => {
    const { rows } = await withClient(databaseUrl, (client) =>
      client.query<{ destino: string }>(
        `select destino from campanha_envio where id_regra = $1 and situacao in ('enviado', 'incerto')`,
        [rule],
      ),
    )
    const said = new Set(rows.map(({ destino }) => destino))
    return handed.filter(([to]) => !said.has(to)).length
  }
  let left = await unsaid()
  const limit = wait ? Date.now() + SAID_MS : 0
  while (left > 0 && Date.now() < limit) {
    await sleep(1000)
    left = await unsaid()
  }
  return { handedOver: handed.length, twice: handed.filter(([, count]) => count > 1).length, unsaid: left }
}
