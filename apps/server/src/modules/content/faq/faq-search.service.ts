import type { SearchFaqInput, VoteFaqInput } from '@intranet/contract/content/faq-schemas'
import { readsWholeFaq } from '@intranet/contract/content/knowledge-access'
import { auth } from '@intranet/contract/messages/auth'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import type { Job } from '../../../platform/job.ts'
import { assertWithin, type Limit } from '../../../platform/limits.ts'
import { purgeEmptySearches, recordEmptySearch } from '../../../platform/empty-searches.queries.ts'
import { findsQuestion, purgeTraces, recordView, recordVote, searchQuestions } from './faq-search.queries.ts'

/** Guests have no account, so their views are not counted. */
const guestSearches: Limit = { name: 'faq-busca', points: 120, seconds: 60 }

interface Asker {
  deps: Deps
  db: Database
  actor: Actor | null
  address: string
}

/** What the reading page shows; a search of the whole FAQ that finds nothing is remembered, without who asked. */
export async function searchFaq({ deps, db, actor, address }: Asker, input: SearchFaqInput) {
  if (!actor) await assertWithin(deps.limits, guestSearches, address, auth.tooManyRequests)
  const result = await searchQuestions(db, actor, input)
  if (input.busca && !input.id_categoria && result.dados.length === 0)
    await recordEmptySearch(db, input.busca, readsWholeFaq(actor) ? 'interna' : 'publica')
  return result
}

export async function viewQuestion(db: Database, actor: Actor, id: number): Promise<void> {
  if (!(await findsQuestion(db, actor, id))) throw refusals.notFound()
  await recordView(db, actor, id)
}

export async function voteQuestion(db: Database, actor: Actor, { id, util }: VoteFaqInput) {
  if (!(await findsQuestion(db, actor, id))) throw refusals.notFound()
  await recordVote(db, actor, id, util)
  return { id, util }
}

/** Who voted is kept for a year (docs/content.md#votes). */
export const faqPurgeJob: Job = {
  name: 'faq-limpeza',
  cron: '40 3 * * *',
  run: async ({ connection: { db } }) => {
    await purgeTraces(db)
    await purgeEmptySearches(db)
  },
}
