import { sql } from 'kysely'
import { buffer } from 'node:stream/consumers'
import type { Job } from './job.ts'

const AT_ONCE = 50

/** Asks the scanner about what is held; what is not clean loses its content (docs/deploy.md#virus-scanner). */
export const heldFilesJob: Job = {
  name: 'arquivos-retidos',
  cron: '* * * * *',
  async run({ connection: { db }, storage, scanner, log }) {
    if (!scanner) return
    const held = await db
      .selectFrom('arquivo')
      .select('id')
      .where('retido_em', 'is not', null)
      .orderBy('retido_em')
      .limit(AT_ONCE)
      .execute()
    for (const { id } of held) {
      const content = await storage.read(id)
      const verdict = content ? await scanner.scan(await buffer(content)) : 'clean'
      if (verdict === 'away') return log.warn({ held: held.length }, 'virus scanner away: files are held')
      if (verdict === 'infected') await storage.remove(id)
      await db
        .updateTable('arquivo')
        .set({ retido_em: null, ...(verdict === 'infected' && { infectado_em: sql<Date>`now()` }) })
        .where('id', '=', id)
        .execute()
    }
  },
}
