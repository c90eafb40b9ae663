/** What a walk's mail server was given. */
import { expect } from 'vitest'
import type { MailServer } from '../../../server/test/mail-server.ts'

type Email = MailServer['mails'][number]

/** The newest mail to an address about something, once it has come. */
export async function mailTo({ mails }: MailServer, address: string, about: RegExp): Promise<Email> {
  const found = () =>
    mails.findLast(({ to, subject }) => to?.[0]?.address === address && about.test(subject ?? ''))
  await expect.poll(() => found()?.text).toBeDefined()
  return found()!
}

/** The invitation that a mail brings for calendars, its folded lines joined. */
export function calendarOf({ attachments }: Email): string {
  const content = attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
  return text.replaceAll(/\r?\n /g, '')
}

/** The path of the first link to a page of careers. */
export const linkIn = ({ text }: Email): string =>
  /https?:\/\/[^\s/]+(\/careers\/[\w/-]+(?:#[\w=-]+)?)/.exec(text ?? '')![1]!
