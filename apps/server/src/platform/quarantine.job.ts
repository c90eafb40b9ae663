import { sql } from 'kysely'
import { buffer } from 'node:stream/consumers'
import type { Job } from './job.ts'
import { eachFile } from './storage-cleanup.ts'

const AT_ONCE = 50

/** Asks the scanner about what is in quarantine; what is not clean loses its content (docs/deploy.md#virus-scanner). */
export const quarantineJob: Job = {
  name: 'arquivos-retidos',
  cron: '* * * * *',
  async run({ connection: { db }, storage, scanner, log }) {
    if (!scanner) return
    const waiting = await db
      .selectFrom('arquivo')
      .select('id')
      .where('retido_em', 'is not', null)
      .orderBy('retido_em')
      .limit(AT_ONCE)
      .execute()
    let away = false
    const failure = await eachFile(waiting, async ({ id }) => {
      if (away) return
      const content = await storage.read(id)
      const verdict = content ? await scanner.scan(await buffer(content)) : 'clean'
      away = verdict === 'away'
      if (away) return
      // The others come before it next time.
      const retido_em = verdict === 'unjudged' ? sql<Date>`now()` : null
      if (verdict === 'infected') await storage.remove(id)
      await db
        .updateTable('arquivo')
        .set({ retido_em, ...(verdict === 'infected' && { infectado_em: sql<Date>`now()` }) })
        .where('id', '=', id)
        .execute()
    })
    if (away) log.warn({ files: waiting.length }, 'virus scanner away: files stay in quarantine')
    if (failure) throw failure
  },
}
