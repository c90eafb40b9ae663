import type { Channel } from '@intranet/contract/marketing/communication-words'
import type { Database } from '@intranet/db/connection'
import { isLoopback, type Env } from '../../env.ts'
import { emailSender } from './email-sender.ts'
import { outboxSender, unsetSender } from './outbox-sender.ts'
import type { Sender, Senders } from './sender.ts'
import { smsSender } from './sms-sender.ts'
import { whatsappSender } from './whatsapp-sender.ts'

/** The senders that the settings name; a channel without settings keeps its messages in the development outbox. */
export function createSenders(env: Env, db: Database, publicUrl: string): Senders {
  const absent = (canal: Channel, setting: string): Sender =>
    env.NODE_ENV === 'production' ? unsetSender(setting) : outboxSender(db, canal)
  // A loopback server counts as development too: a mail catcher, or a test's.
  const near = (sender: Sender, url: string): Sender => ({
    ...sender,
    local: env.NODE_ENV !== 'production' && isLoopback(url),
  })
  return {
    email: env.SMTP_URL
      ? near(emailSender(env.SMTP_URL, env.MAIL_FROM, new URL(publicUrl).hostname), env.SMTP_URL)
      : absent('email', 'SMTP_URL'),
    sms: env.SMS_URL
      ? near(smsSender(env.SMS_URL, env.SMS_TOKEN ?? ''), env.SMS_URL)
      : absent('sms', 'SMS_URL'),
    whatsapp:
      env.WHATSAPP_TOKEN && env.WHATSAPP_PHONE_ID
        ? near(whatsappSender(env.WHATSAPP_URL, env.WHATSAPP_PHONE_ID, env.WHATSAPP_TOKEN), env.WHATSAPP_URL)
        : absent('whatsapp', 'WHATSAPP_TOKEN'),
  }
}
