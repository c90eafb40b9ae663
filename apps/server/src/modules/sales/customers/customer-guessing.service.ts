/** A masked CPF hides five digits, two of them check digits: whoever may ask often enough finds them out. */
import { maskCpf, maskPhone } from '@intranet/contract/formats'
import { customer as text } from '@intranet/contract/messages/registries'
import { findsWholeCustomers } from '@intranet/contract/sales/customer-access'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../platform/actor.ts'
import { assertWithin } from '../../../platform/limits.ts'
import { recordMiss } from '../item-reading.queries.ts'

const DAY = 86_400

/** A form asks about the same person at each of its steps: that is one question. */
const sameQuestion = { name: 'cliente-pergunta', points: 1, seconds: DAY }

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
 * Searches customers by document or phone. For who sees them masked each new question counts, and one without an
 * answer is recorded. Throws 429 when there were as many in a day as `cliente_consultas_dia` says.
 */
export async function searchCounted<T>({ deps, db, actor, asked, run, isMiss }: Search<T>): Promise<T> {
  const { documento, fone } = asked
  if (findsWholeCustomers(actor) || (!documento && !fone)) return run()
  const who = String(actor.id)
  const points = await deps.parameters.read('cliente_consultas_dia')
  const known = await deps.limits.take(sameQuestion, [who, `${documento ?? ''}:${fone ?? ''}`])
  if (known === null)
    await assertWithin(deps.limits, { name: 'cliente', points, seconds: DAY }, who, text.tooManyLookups)
  const answer = await run()
  if (known === null && isMiss(answer))
    await recordMiss(db, actor, 'relationship_dados_pessoas', masked(asked))
  return answer
}
