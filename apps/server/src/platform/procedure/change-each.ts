/** One field of several records, each by the entity's own update. See docs/screens.md#change-of-one-field. */
import type { ChangedRecords } from '@intranet/contract/answer'
import { AppError } from '../errors.ts'
import { inSavepoint, reasonOf } from '../savepoint.ts'
import type { Context } from './context.ts'
import { toAppError } from './error-map.ts'

interface Seen {
  id: number
  updated_at?: string
}

function allRefused(first: AppError, registros: readonly Seen[], recusados: ChangedRecords['recusados']) {
  const reasons = new Map(recusados.map(({ id, mensagem }) => [id, mensagem]))
  const campos = Object.fromEntries(
    registros.map(({ id }, place) => [`registros.${place}`, reasons.get(id)!]),
  )
  return new AppError(first.code, first.message, { ...first.details, campos })
}

/**
 * Calls `change` for each record in the transaction of the call. A refused record stays as it was and is answered with
 * its reason, the others change. Throws the first refusal, with all reasons (`registros.0`), when none could be changed.
 */
export async function changeEach<Fields extends object>(
  { db, deps }: Pick<Context, 'db' | 'deps'>,
  { registros, campos }: { registros: readonly Seen[]; campos: Fields },
  change: (input: Seen & Fields) => Promise<unknown>,
): Promise<ChangedRecords> {
  const recusados: ChangedRecords['recusados'] = []
  let first: AppError | undefined
  // Always in the same order: two people who change the same records at once would wait for each other.
  for (const record of registros.toSorted((one, other) => one.id - other.id)) {
    try {
      await inSavepoint(db, () => change({ ...campos, ...record }))
    } catch (error) {
      const refusal = toAppError(error, deps.offers.refusals)
      if (refusal.code === 'internal') throw error
      first ??= refusal
      recusados.push({ id: record.id, mensagem: reasonOf(refusal) })
    }
  }
  if (first && recusados.length === registros.length) throw allRefused(first, registros, recusados)
  return { alterados: registros.length - recusados.length, recusados }
}
