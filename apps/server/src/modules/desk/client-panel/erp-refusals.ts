/** What an ERP's errors become for people. */
import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import { erp as erpText } from '@intranet/contract/messages/registries'
import type { ErpAbility } from '@intranet/contract/sales/erp'
import { ErpError } from '../../../platform/erp/erp-error.ts'
import type { ErpSystem } from '../../../platform/erp/erp-system.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import { assertWithin, type Limit } from '../../../platform/limits.ts'

export function refusalOf({ fault, message }: ErpError): AppError {
  if (fault === 'not_found') return new AppError('not_found', message)
  if (fault === 'refused' || fault === 'unsupported') return new AppError('conflict', message)
  if (fault === 'invalid') return new AppError('invalid', message)
  return new AppError('bad_gateway', text.away)
}

/**
 * Runs a call of an ERP. Throws AppError: its own text where it refused, the documented one where it is away. A mistake of
 * ours is thrown as it is.
 */
export async function spoken<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw error instanceof ErpError ? refusalOf(error) : error
  }
}

/** Refuses what the system does not offer, before anything is written of it. */
export function assertOffered({ abilities }: ErpSystem, ability: ErpAbility): void {
  if (!abilities.has(ability)) throw refusalOf(new ErpError('unsupported', erpText.unsupported))
}

/** Counts one before the system is asked; one that the system, being away, did not answer is given back. */
export async function askedWithin<T>(
  { limits }: Deps,
  actor: Actor,
  { limit, tooMany }: { limit: Limit; tooMany: string },
  ask: () => Promise<T>,
): Promise<T> {
  const who = String(actor.id)
  await assertWithin(limits, limit, who, tooMany)
  try {
    return await ask()
  } catch (error) {
    if (error instanceof AppError && error.code === 'bad_gateway') await limits.giveBack(limit, who)
    throw error
  }
}
