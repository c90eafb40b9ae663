/** For whom a rule's messages are shown before they are sent. */
import type { Channel } from '@intranet/contract/marketing/communication-words'
import type { Database } from '@intranet/db/connection'
import { refusals } from '../../../../platform/errors.ts'
import type { Parameters } from '../../../../platform/parameters.ts'
import { channelSamples, previewCustomer } from '../audience/forecast.queries.ts'
import { audienceRequest, clockOf } from '../audience/forecast.service.ts'
import type { Recipient } from '../audience/message-render.ts'
import { nextFiringDay } from '../audience/sending-plan.ts'
import type { StoredRule } from '../audience/stored-rule.ts'

export interface Sample {
  recipient: Recipient
  /** An address or a phone; null where there is none. */
  destino: string | null
  /** Nobody of the next shift's audience gets this channel: the recipient is made up. */
  ninguem: boolean
}

/** What is in the place of a customer where nobody is in the audience. */
const madeUp: Recipient = {
  nome: 'Maria da Silva',
  produto: 'Fibra 500 Mega',
  vencimento_dia: 10,
  data_referencia: '2026-01-01',
}

async function chosen(db: Database, rule: StoredRule, id_pessoa: number) {
  const customer = await previewCustomer(db, rule.id_empresa, id_pessoa)
  if (!customer) throw refusals.notFound()
  return (canal: Channel): Sample => ({
    recipient: customer,
    destino: canal === 'email' ? customer.email : customer.telefone,
    ninguem: false,
  })
}

/** The first customer of the next shift's audience, by channel; or the one who was chosen. */
export async function sampleRecipients(
  db: Database,
  parameters: Parameters,
  rule: StoredRule,
  id_pessoa: number | undefined,
): Promise<(canal: Channel) => Sample> {
  if (id_pessoa !== undefined) return chosen(db, rule, id_pessoa)
  const { dia, hora } = clockOf(new Date())
  const day = nextFiringDay(rule, dia, hora)
  const request = day === null ? null : await audienceRequest(db, parameters, rule, day)
  const found = request ? await channelSamples(db, request) : []
  return (canal) => {
    const one = found.find((sample) => sample.canal === canal)
    return one
      ? { recipient: one, destino: one.destino, ninguem: false }
      : { recipient: madeUp, destino: null, ninguem: true }
  }
}
