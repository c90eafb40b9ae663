import { erp as text } from '@intranet/contract/messages/registries'
import { ErpError, type ErpFault } from './erp-error.ts'

const faults: Record<number, ErpFault> = { 401: 'auth', 403: 'auth', 404: 'not_found' }

/** A status that is no success, as an error; of what acts the last kind leaves it open whether it was done. */
export function statusError(status: number, acts: boolean): ErpError {
  const fault = faults[status]
  if (!fault) return new ErpError('unavailable', text.status(status), acts)
  return new ErpError(fault, fault === 'auth' ? text.wrongCredentials : text.notFound)
}
