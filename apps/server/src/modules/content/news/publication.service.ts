/** What happens when news is published: its audience is stored and notified, once. */
import { LATECOMER_DAYS } from '@intranet/contract/content/news-reading'
import { news as text } from '@intranet/contract/messages/content'
import type { Database } from '@intranet/db/connection'
import type { Job } from '../../../platform/job.ts'
import { notify } from '../../../platform/notify.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import {
  addLatecomers,
  audienceOf,
  freezeAudience,
  takeDueNews,
  type Announced,
} from './publication.queries.ts'
import { waitForLock } from '../../../platform/locks.ts'

const tell = (db: Database, news: Announced, usuarios: readonly number[]) =>
  notify(db, {
    remetente: news.id_usuario,
    usuarios,
    data: {
      modulo: 'novidades',
      msg: `${news.requer_lido ? text.requiredReading : 'Novidade importante'}: ${news.titulo}`,
      rota: `/news/${news.id}`,
    },
  })

/** Stores the audience of a required reading and notifies it, or everybody whom an important item reaches. */
export async function announce(db: Database, news: Announced, onShow = true): Promise<void> {
  if (news.requer_lido) {
    const owing = await freezeAudience(db, news.id)
    if (onShow) await tell(db, news, owing)
  } else if (news.importante) await tell(db, news, await audienceOf(db, news.id))
}

/** Publishes what is due. Safe to run twice at once: each item is taken by one caller. */
export async function publishDue(db: Database): Promise<void> {
  for (const news of await takeDueNews(db)) await announce(db, news)
}

/** Every minute: publishes what was scheduled, and adds new employees to required readings. */
export const newsPublicationJob: Job = {
  name: 'novidade-publicacao',
  cron: '* * * * *',
  async run({ connection }) {
    await inTransaction(connection.db, null, async (db) => {
      // Two servers may run this at the same moment; the second finds nothing left.
      await waitForLock(db, 'newsPublication')
      await publishDue(db)
      for (const { usuarios, ...news } of await addLatecomers(db, LATECOMER_DAYS)) {
        await tell(db, news, usuarios)
      }
    })
  },
}
