import { buffer } from 'node:stream/consumers'
import type { Job } from './job.ts'
import { filesInQuarantine, setVerdict } from './quarantine.queries.ts'
import { eachFile } from './storage-cleanup.ts'

/** Asks the scanner about what is in quarantine; what is not clean loses its content (docs/deploy.md#virus-scanner). */
export const quarantineJob: Job = {
  name: 'arquivos-retidos',
  cron: '* * * * *',
  async run({ connection: { db }, storage, scanner, log }) {
    if (!scanner) return
    const waiting = await filesInQuarantine(db)
    let away = false
    const failure = await eachFile(waiting, async ({ id }) => {
      if (away) return
      const content = await storage.read(id)
      const verdict = content ? await scanner.scan(await buffer(content)) : 'clean'
      if (verdict === 'away') {
        away = true
        return
      }
      if (verdict === 'infected') await storage.remove(id)
      await setVerdict(db, id, verdict)
    })
    if (away) log.warn({ files: waiting.length }, 'virus scanner away: files stay in quarantine')
    if (failure) throw failure
  },
}
