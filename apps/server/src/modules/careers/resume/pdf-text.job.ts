import type { Job } from '../../../platform/job.ts'
import { pdfQueue } from './pdf-queue.ts'
import { strandedPdfs } from './resume-pdf.queries.ts'
import { readEarlierPdfs, readWaitingPdf } from './resume-pdf.service.ts'

/** Reads the PDF of one CV. A second run finds nothing that waits. */
export const pdfTextJob: Job<{ id_usuario: number }> = {
  ...pdfQueue,
  awaited: true,
  together: 10,
  run: (deps, { id_usuario }) => readWaitingPdf(deps, id_usuario),
}

/** Reads those that nobody was notified of: the process that should have ended. */
export const strandedPdfJob: Job = {
  name: 'curriculo-pdf-parado',
  cron: '*/10 * * * *',
  async run(deps) {
    for (const { id_usuario } of await strandedPdfs(deps.connection.db))
      await readWaitingPdf(deps, id_usuario)
  },
}

/** Each run reads so many that the next one finds the server free. */
const A_RUN = 50

/** Reads again what an earlier reader read, until nothing is left. Safe to run twice. */
export const rereadPdfJob: Job = {
  name: 'curriculo-pdf-releitura',
  cron: '*/5 * * * *',
  run: (deps) => readEarlierPdfs(deps, A_RUN),
}
