/** A masked CPF hides five digits, two of them check digits: with enough attempts they can be found out. */
import { DAY_SECONDS } from '@intranet/contract/durations'
import { maskCpf, maskPhone } from '@intranet/contract/formats'
import { customer as text } from '@intranet/contract/messages/registries'
import { findsWholeCustomers } from '@intranet/contract/sales/customer-access'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../platform/actor.ts'
import { assertWithin } from '../../../platform/limits.ts'
import { recordMiss } from '../item-reading.queries.ts'

/** A form looks the same person up at each of its steps: that counts as one look-up. */
const sameQuestion = { name: 'cliente-pergunta', points: 1, seconds: DAY_SECONDS }

interface Asked {
  documento?: string | null | undefined
  fone?: string | null | undefined
}

interface Search<T> {
  deps: Pick<Deps, 'limits' | 'parameters'>
  db: Database
  actor: Actor
  asked: Asked
  run(): Promise<T>
  /** Whether the answer names nobody. */
  isMiss(answer: T): boolean
}

const masked = ({ documento, fone }: Asked): string[] =>
  [documento && maskCpf(documento), fone && maskPhone(fone)].filter((part) => typeof part === 'string')

/**
 * Searches customers by document or phone. For people who see them masked each new look-up is counted, and one without
 * a result is recorded. Throws 429 after `cliente_consultas_dia` look-ups in a day.
 */
export async function searchCounted<T>({ deps, db, actor, asked, run, isMiss }: Search<T>): Promise<T> {
  const { documento, fone } = asked
  if (findsWholeCustomers(actor) || (!documento && !fone)) return run()
  const who = String(actor.id)
  const points = await deps.parameters.read('cliente_consultas_dia')
  const allowed = await deps.limits.take(sameQuestion, [who, `${documento ?? ''}:${fone ?? ''}`])
  if (allowed === null)
    await assertWithin(
      deps.limits,
      { name: 'cliente', points, seconds: DAY_SECONDS },
      who,
      text.tooManyLookups,
    )
  const answer = await run()
  if (allowed === null && isMiss(answer))
    await recordMiss(db, actor, 'relationship_dados_pessoas', masked(asked))
  return answer
}
