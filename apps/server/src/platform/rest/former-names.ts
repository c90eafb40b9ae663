/** Names that fields of a path had before, which older clients still send. */
import { documentNames } from '@intranet/contract/list'
import { isoDate } from '@intranet/contract/validators'
import type * as z from 'zod'

/** The field under its former name; the API document says what stands for it. */
export function formerly<S extends z.ZodType>(now: string, schema: S): z.ZodOptional<S> {
  const former = schema.optional()
  documentNames.add(former, { deprecated: true, description: `Nome antigo de ${now}.` })
  return former
}

/** First and last day of a period, as every path names them. */
export const periodFields = { data_ini: isoDate.optional(), data_fim: isoDate.optional() }

/** The same, with `data_end`, as the reports called the last day before. */
export const reportPeriodFields = { ...periodFields, data_end: formerly('data_fim', isoDate) }
