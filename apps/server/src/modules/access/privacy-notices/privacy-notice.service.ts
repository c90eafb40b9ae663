/** Privacy notices of public forms: docs/access.md#privacy-notices. */
import type { NoticeForm } from '@intranet/contract/privacy-notice-words'
import type { PublishNoticeInput } from '@intranet/contract/privacy-notices'
import { auth } from '@intranet/contract/messages/auth'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { insertNotice, readNotice } from './privacy-notice.queries.ts'

/** Publishes the next version; 409 where somebody published one in the meantime. */
export async function publishNotice(db: Database, actor: Actor, input: PublishNoticeInput) {
  const made = await insertNotice(db, actor, input)
  if (!made) throw refusals.stale()
  return made
}

/** Refuses an acceptance of a version that is not the newest any more. Programs name none: they accept the newest. */
export async function assertNewestNotice(
  db: Database,
  form: NoticeForm,
  versao: number | undefined,
): Promise<void> {
  if (versao === undefined) return
  const newest = found(await readNotice(db, form))
  if (newest.versao !== versao) throw new AppError('conflict', auth.privacyChanged)
}
