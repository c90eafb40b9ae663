/**
 * Continues imports step by step, each step in a transaction: after a crash the next run continues from the last step.
 */
import { DAY_MS } from '@intranet/contract/durations'
import { leadImport as text } from '@intranet/contract/messages/lead-imports'
import type { Database } from '@intranet/db/connection'
import { inBackground, type Deps } from '../../../platform/deps.ts'
import { oneByOne } from '../../../platform/each-alone.ts'
import { resumeHistory, silenceHistory } from '../../../platform/history-copies.ts'
import type { Job } from '../../../platform/job.ts'
import type { ActingPerson } from '../../../platform/actor.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { createLimiter } from '../../../platform/concurrency-limiter.ts'
import { createNextLeads } from './imported-leads.service.ts'
import { holdState, importState, setImport, workingImports, type ImportState } from './lead-import.queries.ts'
import { deleteParticipants } from './participant.queries.ts'
import { readImport, refusedByDatabase } from './read-import.service.ts'
import { dropStaging, holdImport, mergeBlocks, stagedBlocks } from './staging.queries.ts'

/** About 40,000 lines: large enough that a commit costs little, small enough that nobody waits long for it. */
const BLOCKS_A_STEP = 400

async function mergeStep(db: Database, state: ImportState): Promise<void> {
  const { id, bloco, linhas, linhas_com_erro, total_participantes } = state
  const blocks = await stagedBlocks(db, id)
  // PostgreSQL itself crashed, or somebody dropped the table: all from the beginning.
  if (blocks === null || (blocks === 0 && linhas > linhas_com_erro)) {
    await deleteParticipants(db, id)
    return void (await setImport(db, id, { situacao: 'lendo', direta: true, total_participantes: 0 }))
  }
  const end = Math.min(blocks, bloco + BLOCKS_A_STEP)
  await silenceHistory(db)
  const added = end > bloco ? await mergeBlocks(db, state, bloco, end) : 0
  await resumeHistory(db)
  const finished = end >= blocks
  if (finished) await dropStaging(db, id)
  await setImport(db, id, {
    bloco: end,
    total_participantes: total_participantes + added,
    progresso: finished ? 100 : Math.floor((end / blocks) * 100),
    ...(finished && { situacao: 'importada', amostra: null, amostra_linhas: null }),
  })
}

/** Lines that the database refused: none of them stays, and the file can be read again. */
async function giveUp(
  { connection: { db } }: Deps,
  id: number,
  acting: ActingPerson | null,
): Promise<boolean> {
  return inTransaction(db, acting, async (transaction) => {
    if (!(await holdImport(transaction, id))) return false
    const state = await holdState(transaction, id)
    if (state?.situacao !== 'importando') return false
    await silenceHistory(transaction)
    await deleteParticipants(transaction, id)
    await dropStaging(transaction, id)
    await resumeHistory(transaction)
    const none = { progresso: 0, bloco: 0, total_participantes: 0 }
    await setImport(transaction, id, { situacao: 'falhou', erro: text.unreadable, ...none })
    return true
  })
}

/** One step in its own transaction; false when there is none or another process is working on it. */
async function step(deps: Deps, id: number): Promise<boolean> {
  const { db } = deps.connection
  const found = await importState(db, id)
  if (found?.situacao === 'lendo') return readImport(deps, id)
  if (found?.situacao !== 'importando' && found?.situacao !== 'criando') return false
  const person = found.situacao === 'criando' ? found.id_usuario_criacao : found.id_usuario
  const acting = person === null ? null : { id: person }
  const work = inTransaction(db, acting, async (transaction) => {
    if (!(await holdImport(transaction, id))) return false
    const state = await holdState(transaction, id)
    if (state?.situacao === 'importando') await mergeStep(transaction, state)
    else if (state?.situacao === 'criando') await createNextLeads(transaction, state)
    return state !== undefined
  })
  return work.catch((error: unknown) => {
    if (found.situacao !== 'importando' || !refusedByDatabase(error)) throw error
    deps.log.warn({ err: error, id }, 'import refused')
    return giveUp(deps, id, acting)
  })
}

/**
 * A process works on two at most, however many are requested: each needs a connection, a thread and a share of the
 * disk.
 */
const limited = createLimiter({ running: 2, waiting: Infinity, patience: DAY_MS })

/** Works on an import until only a person can continue. Between two steps other imports get their turn. */
export async function advanceImport(deps: Deps, id: number): Promise<void> {
  // A person may wait for it, but not one of the connections that requests share.
  const aside = inBackground(deps)
  while (await limited(() => step(aside, id)));
}

/** Asked for one import at once; every minute it looks for those that a crash left behind. */
export const leadImportJob: Job<{ id?: number }> = {
  name: 'lead-imports',
  awaited: true,
  cron: '* * * * *',
  async run(deps, { id }) {
    const waiting = id ? [{ id }] : await workingImports(deps.connection.db)
    await oneByOne(waiting, (one) => advanceImport(deps, one.id))
  },
}
