import { erp as text } from '@intranet/contract/messages/registries'
import { ErpError } from './erp-error.ts'

/** What the ERP was asked for. Throws `not_found` where it is not there. */
export function found<T>(row: T | undefined | null): T {
  if (row === undefined || row === null) throw new ErpError('not_found', text.notFound)
  return row
}
