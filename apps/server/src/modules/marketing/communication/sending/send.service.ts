import type { QueueState } from '@intranet/contract/marketing/communication-answers'
import type { DecideSendsInput, RetrySendsInput } from '@intranet/contract/marketing/communication-sends'
import { communicationSend } from '@intranet/contract/messages/communication'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../../platform/deps.ts'
import type { Actor } from '../../../../platform/actor.ts'
import { AppError } from '../../../../platform/errors.ts'
import { assertAllFound, found } from '../../../../platform/records.ts'
import { decideUncertain, decisionsOf, requeueFailed, sendsAmong } from './send-decisions.queries.ts'
import { getExecution, queueCounts } from './send.queries.ts'

/** Refuses ids of messages that are not there for the actor. */
async function assertSends(db: Database, actor: Actor, input: RetrySendsInput): Promise<void> {
  if ('ids' in input) assertAllFound(input.ids, await sendsAmong(db, actor, input.ids))
}

/** Queues failed messages again, where their window is open. Uncertain ones never: they may have arrived. */
export async function retrySends(db: Database, actor: Actor, input: RetrySendsInput) {
  await assertSends(db, actor, input)
  const alterados = await requeueFailed(db, actor, input)
  if (!alterados) throw new AppError('conflict', communicationSend.nothingToRetry)
  return { alterados }
}

/** Sends uncertain messages again, or abandons them: only a person may decide this. */
export async function decideSends(db: Database, actor: Actor, { acao, ...input }: DecideSendsInput) {
  await assertSends(db, actor, input)
  const alterados = await decideUncertain(db, actor, input, acao)
  if (alterados) return { alterados }
  throw new AppError(
    'conflict',
    acao === 'reenviar' ? communicationSend.nothingToResend : communicationSend.nothingUncertain,
  )
}

/** An execution with what was decided about its messages. */
export async function executionRecord(db: Database, actor: Actor, id: number) {
  const execution = found(await getExecution(db, actor, id))
  return { ...execution, decisoes: await decisionsOf(db, id) }
}

/** The present queue, whether it lags behind, and which channels are stopped. */
export async function queueState({ parameters, senders }: Deps, db: Database): Promise<QueueState> {
  const state = await queueCounts(db)
  const limit = (await parameters.read('comunicacao_atraso_minutos')) * 60
  const { email, sms, whatsapp } = senders
  return {
    ...state,
    atrasada: state.atraso > limit,
    local: { email: email.local, sms: sms.local, whatsapp: whatsapp.local },
  }
}
