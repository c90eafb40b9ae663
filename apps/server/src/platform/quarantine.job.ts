import { buffer } from 'node:stream/consumers'
import type { Job } from './job.ts'
import { filesInQuarantine, releaseQuarantine, setVerdict } from './quarantine.queries.ts'
import { eachFile } from './storage-cleanup.ts'

/** Asks the scanner about what is in quarantine; what has a virus loses its content (docs/deploy.md#virus-scanner). */
export const quarantineJob: Job = {
  name: 'arquivos-retidos',
  cron: '* * * * *',
  async run({ connection: { db }, storage, scanner, log }) {
    // Without a scanner new uploads are open at once; older ones would be refused for ever.
    if (!scanner) {
      const files = await releaseQuarantine(db)
      if (files) log.warn({ files }, 'no virus scanner any more: files left quarantine unjudged')
      return
    }
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
