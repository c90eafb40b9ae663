import type { Channel } from '@intranet/contract/marketing/communication-words'
import type { Database } from '@intranet/db/connection'
import type { Env } from '../env.ts'
import { relayOf } from '../mail-relay.ts'
import type { Outgoing } from '../outgoing.ts'
import { emailSender } from './email-sender.ts'
import { outboxSender, unsetSender } from './outbox-sender.ts'
import type { Sender, Senders } from './sender.ts'
import { smsSender } from './sms-sender.ts'
import { whatsappSender } from './whatsapp-sender.ts'

/**
 * The senders that the settings name. A channel without settings keeps its messages on the outbox page, and so does each
 * with `OUTBOX=1`. Where a provider is named, messages leave: a relay on this machine delivers to customers too.
 */
export function createSenders(
  env: Env,
  db: Database,
  publicUrl: string,
  { outgoing, onTlsFailure }: { outgoing: Outgoing; onTlsFailure?: (what: string) => void },
): Senders {
  const absent = (canal: Channel, setting: string): Sender =>
    env.NODE_ENV === 'production' ? unsetSender(setting) : outboxSender(db, canal)
  if (env.OUTBOX)
    return {
      email: outboxSender(db, 'email'),
      sms: outboxSender(db, 'sms'),
      whatsapp: outboxSender(db, 'whatsapp'),
    }
  return {
    email: env.SMTP_URL
      ? emailSender(relayOf(env, env.SMTP_URL), env.MAIL_FROM, new URL(publicUrl).hostname, {
          ...(onTlsFailure && { onTlsFailure }),
        })
      : absent('email', 'SMTP_URL'),
    sms: env.SMS_URL ? smsSender(outgoing, env.SMS_URL, env.SMS_TOKEN ?? '') : absent('sms', 'SMS_URL'),
    whatsapp:
      env.WHATSAPP_TOKEN && env.WHATSAPP_PHONE_ID
        ? whatsappSender(outgoing, env.WHATSAPP_URL, env.WHATSAPP_PHONE_ID, env.WHATSAPP_TOKEN)
        : absent('whatsapp', 'WHATSAPP_TOKEN'),
  }
}
