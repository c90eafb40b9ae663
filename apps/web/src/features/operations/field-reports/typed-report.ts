import type { FieldReportFields } from '@intranet/contract/operations/field-report-schemas'
import type { Typed } from '@/lib/unsent/unsent-queue.ts'

/** A report as it waits for a network. */
export const typedReport = (report: FieldReportFields): Typed<'fieldReport'> => ({
  input: { objects: [report] },
  title: report.texto,
  photos: report.fotos,
})
