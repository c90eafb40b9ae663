/** The rules of provider flags, the same for campaigns and channels. */
import { can } from '@intranet/contract/access'
import { refusal } from '@intranet/contract/messages/refusals'
import { salesProvider } from '@intranet/contract/messages/marketing'
import type { ProviderFlags } from '@intranet/contract/sales/provider-flags'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../platform/actor.ts'
import { breaksForeignKey } from '../../platform/database-errors.ts'
import { AppError, assertNoErrors, type FieldErrors, refusals } from '../../platform/errors.ts'
import { assertAllFound } from '../../platform/records.ts'
import { reachesProvider } from '../../platform/scope.ts'
import { providerIds } from './provider-flags.queries.ts'

export interface ChosenFlag {
  id_empresa: number
  on: boolean
}

/** The flags that were sent, by provider id. Unknown keys are refused; "false" for another provider is ignored. */
export async function chosenFlags(
  db: Database,
  actor: Actor,
  flags: ProviderFlags = {},
): Promise<ChosenFlag[]> {
  const keys = Object.keys(flags)
  if (!keys.length) return []
  const known = new Map((await providerIds(db, keys)).map(({ id, sistema }) => [sistema, id]))
  const errors: FieldErrors = {}
  const chosen: ChosenFlag[] = []
  for (const key of keys) {
    const id_empresa = known.get(key)
    const own = id_empresa !== undefined && reachesProvider(actor, id_empresa)
    if (id_empresa === undefined) errors[key] = salesProvider.unknown
    else if (own) chosen.push({ id_empresa, on: flags[key]! })
    else if (flags[key]) errors[key] = salesProvider.foreign
  }
  assertNoErrors(errors)
  return chosen
}

/** Refuses a filter by a provider that does not exist. */
export async function assertProviderKeys(db: Database, keys: string[]): Promise<void> {
  if (!keys.length) return
  const known = (await providerIds(db, keys)).map(({ sistema }) => sistema)
  const unknown = keys.filter((key) => !known.includes(key))
  if (unknown.length)
    throw refusals.invalid(Object.fromEntries(unknown.map((key) => [key, salesProvider.unknown])))
}

/** Rows without a provider belong to the whole group: only managers write them. */
export function assertFlagged(actor: Actor, flagged: boolean): void {
  if (!flagged && !can(actor, 'vendas', 'manage')) {
    throw refusals.invalid({ provedores: salesProvider.needed })
  }
}

export const sharedWithOthers = () => new AppError('forbidden', salesProvider.shared)

/** Says to a deletion that something still uses the record, in the text that users know. */
export async function removing<T>(work: Promise<T>, text: string): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (breaksForeignKey(error)) throw new AppError('conflict', text, { campos: { id: refusal.inUse } })
    throw error
  }
}

/** Whether a change alters anything of the record beside its flags. */
export const alters = <R extends object>(change: Partial<R>, record: R): boolean =>
  Object.entries(change).some(([name, value]) => value !== undefined && value !== record[name as keyof R])

/** Says why `switching` did not reach all of them: some are unknown (404), or shared with others (403). */
export async function reached<A>(
  switching: Promise<A>,
  ids: readonly number[],
  get: (id: number) => Promise<{ id: number } | undefined>,
): Promise<A> {
  try {
    return await switching
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error
    const rows = await Promise.all(ids.map(get))
    assertAllFound(
      ids,
      rows.filter((row) => row !== undefined),
    )
    throw sharedWithOthers()
  }
}
