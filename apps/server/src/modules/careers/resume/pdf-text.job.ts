import type { Job } from '../../../platform/job.ts'
import { pdfQueue } from './pdf-queue.ts'
import { strandedPdfs } from './resume-pdf.queries.ts'
import { readWaitingPdf } from './resume-pdf.service.ts'

/** Reads the PDF of one CV. A second run finds nothing that waits. */
export const pdfTextJob: Job<{ id_usuario: number }> = {
  ...pdfQueue,
  awaited: true,
  together: 10,
  run: (deps, { id_usuario }) => readWaitingPdf(deps, id_usuario),
}

/** Reads those that nobody was told of: the process that should have ended. */
export const strandedPdfJob: Job = {
  name: 'curriculo-pdf-parado',
  cron: '*/10 * * * *',
  async run(deps) {
    for (const { id_usuario } of await strandedPdfs(deps.connection.db))
      await readWaitingPdf(deps, id_usuario)
  },
}
