import type { Queue } from '../../../platform/jobs.ts'

/** PDFs of CVs that are to be read, by their owner; `pdfTextJob` does. */
export const pdfQueue: Queue<{ id_usuario: number }> = { name: 'curriculo-pdf' }
