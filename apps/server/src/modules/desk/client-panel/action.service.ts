import type { PanelAction } from '@intranet/contract/desk/client-panel-words'
import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { ErpInput } from '../../../platform/erp/erp-calls.ts'
import { asErpError } from '../../../platform/erp/erp-error.ts'
import { ageAnswers } from '../../../platform/erp/erp-memory.queries.ts'
import type { ErpSystem } from '../../../platform/erp/erp-system.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import {
  actionByKey,
  insertAction,
  reopenAction,
  settleAction,
  type Settled,
  type StoredAction,
} from './action.queries.ts'
import type { EnteredVisit } from './attendance.queries.ts'
import { assertOffered, spoken } from './erp-refusals.ts'
import { panelSystem } from './view.service.ts'

/** Milliseconds that an action waits for the ERP before it is left to be read back. */
const TIMEOUT = 8000

export interface Act<Name extends PanelAction> {
  deps: Deps
  actor: Actor
  visit: EnteredVisit
  tipo: Name
  chave: string
  /** The order, contract or connection: the same one is not asked for twice while the first is open. */
  alvo: string
  corpo: ErpInput<Name>
  /** Throws what forbids it, once it is written down: another of the same thing is waited for, and seen. */
  assert?: (db: Database) => Promise<void>
  /** Done with the outcome, in its transaction. */
  also?: (db: Database, settled: Settled) => Promise<unknown>
}

const words: Record<StoredAction['situacao'], string> = {
  enviando: text.unsure,
  incerto: text.unsure,
  feita: text.done,
  pedida: text.asked,
  recusada: text.notDone,
  nao_feita: text.notDone,
}

const answerOf = ({ id, situacao, referencia, mensagem }: StoredAction) => ({
  id,
  situacao,
  referencia,
  mensagem: mensagem ?? words[situacao],
})
export type ActionAnswer = ReturnType<typeof answerOf>

/** The action as ours to carry out; or, by its key, what somebody carries out or did already. */
async function begin<Name extends PanelAction>(action: Act<Name>) {
  const { deps, actor, visit, tipo, chave, alvo, corpo } = action
  const { db } = deps.connection
  const { id: id_atendimento, id_empresa, cod_cliente } = visit
  const row = { chave, id_atendimento, id_empresa, cod_cliente, tipo, alvo, corpo, id_usuario: actor.id }
  return inTransaction(db, actor, async (transaction) => {
    const ours = (await insertAction(transaction, row)) ?? (await reopenAction(transaction, row))
    if (ours) {
      await action.assert?.(transaction)
      return { ours, earlier: undefined }
    }
    const earlier = await actionByKey(transaction, id_empresa, chave)
    if (!earlier) throw new AppError('conflict', text.samePending)
    return { ours, earlier }
  })
}

/** Calls the ERP once. What is known not to have happened is an error; what is not known is `incerto`. */
async function carryOut<Name extends PanelAction>(
  system: ErpSystem,
  { tipo, corpo, chave }: Act<Name>,
): Promise<Settled & { refusal?: unknown }> {
  try {
    const { situacao, referencia, mensagem } = await system.call<Name>(tipo, corpo, {
      chave,
      timeout: TIMEOUT,
    })
    return { situacao, referencia, mensagem }
  } catch (error) {
    const problem = asErpError(error)
    const mensagem = problem.message.slice(0, 500)
    if (problem.unsure) return { situacao: 'incerto', referencia: null, mensagem: text.unsure }
    const refused = problem.fault === 'refused' || problem.fault === 'not_found'
    return {
      situacao: refused ? 'recusada' : 'nao_feita',
      referencia: null,
      mensagem: refused ? mensagem : text.notDone,
      refusal: error,
    }
  }
}

/**
 * Asks the ERP to act, once for each key, whatever happens to the browser, to the ERP or to this server. Throws what
 * the ERP says no with; answers `incerto` where nobody knows yet.
 */
export async function act<Name extends PanelAction>(action: Act<Name>): Promise<ActionAnswer> {
  const { deps, actor, visit, also } = action
  const system = panelSystem(deps, visit)
  assertOffered(system, action.tipo)
  const { ours, earlier } = await begin(action)
  if (!ours) return answerOf(earlier)
  const { refusal, ...settled } = await carryOut(system, action)
  const row = await inTransaction(deps.connection.db, actor, async (transaction) => {
    const written = await settleAction(transaction, ours, settled)
    if (written) await also?.(transaction, settled)
    await ageAnswers(transaction, visit.id_empresa, visit.cod_cliente)
    return written
  })
  if (refusal) await spoken(() => Promise.reject(refusal as Error))
  return answerOf(row ?? (await actionByKey(deps.connection.db, visit.id_empresa, action.chave))!)
}

/** Refuses what the contract's own days forbid, before anything is asked. */
export function assertNotPast(day: string, today: string): void {
  if (day < today) throw refusals.field('data', text.schedulePast)
}
