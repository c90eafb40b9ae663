/** Notifies once, on the day that a version of the handbook comes into force. */
import type { Database } from '@intranet/db/connection'
import type { Job } from '../../../platform/job.ts'
import { notify } from '../../../platform/notify.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { begunVersions } from './handbook-version.queries.ts'
import { audienceOf } from './handbook.queries.ts'

type Begun = Awaited<ReturnType<typeof begunVersions>>[number]

/** Notifies the audience of an article that a version is in force; called twice, it notifies once. */
export async function notifyVersion(db: Database, { id, versao, titulo, id_usuario }: Begun): Promise<void> {
  await notify(db, {
    remetente: id_usuario,
    usuarios: await audienceOf(db, id),
    data: {
      modulo: 'manual',
      msg: `Manual atualizado: ${titulo}`,
      rota: `/employee-handbook/view?artigo=${id}`,
    },
    chave: `manual ${id} ${versao}`,
  })
}

/** Every morning: versions that were published for a later day which has come. Safe to run twice. */
export const versionNoticeJob: Job = {
  name: 'manual-vigencia',
  cron: '0 8 * * *',
  async run({ connection }) {
    await inTransaction(connection.db, null, async (db) => {
      for (const version of await begunVersions(db)) await notifyVersion(db, version)
    })
  },
}
