import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import type { Queue } from '../../../platform/jobs.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { pendingVacancies, scorePart } from './rescore.queries.ts'

/** Scored at once, while the person who changed a word waits. */
const AT_ONCE = 500
/** In the background: few enough that nobody waits long for an application that is being scored. */
const A_PART = 10_000

export const rescoreQueue: Queue<{ id_vaga?: number }> = { name: 'vaga-repontuacao' }

/** After the words of a vacancy changed: a few applications are scored at once, many in the background. */
export async function beginRescore(db: Database, { jobs }: Pick<Deps, 'jobs'>, id_vaga: number | null) {
  if (id_vaga === null) return
  const part = await scorePart(db, id_vaga, AT_ONCE)
  if (part && !part.fim) await jobs.send(db, rescoreQueue, { id_vaga })
}

/** Scores a vacancy to its end; each part is committed, so that its progress is seen and a killed process loses one part. */
export async function rescoreVacancy(db: Database, id_vaga: number, size = A_PART): Promise<void> {
  for (;;) {
    const part = await inTransaction(db, null, (open) => scorePart(open, id_vaga, size))
    if (!part || part.fim) return
  }
}

/** What is sent, or all that waits: work of a process that was killed goes on here. */
export async function rescorePending(db: Database, id_vaga?: number): Promise<void> {
  const wanted = id_vaga === undefined ? await pendingVacancies(db) : [id_vaga]
  for (const id of wanted) await rescoreVacancy(db, id)
}
