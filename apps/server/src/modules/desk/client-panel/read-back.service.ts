import type { SettleInput } from '@intranet/contract/desk/client-panel'
import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import type { Database } from '@intranet/db/connection'
import { connectionOf } from '../../../platform/erp/erp-connections.queries.ts'
import { ageAnswers } from '../../../platform/erp/erp-memory.queries.ts'
import type { ErpGround } from '../../../platform/erp/erp-ground.ts'
import { openErp, type ErpSystem } from '../../../platform/erp/erp-system.ts'
import { AppError } from '../../../platform/errors.ts'
import { orAway } from '../../../platform/or-away.ts'
import { found } from '../../../platform/records.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { actionOf, openActions, settleAction, type Settled, type StoredAction } from './action.queries.ts'
import type { Visit } from './attendance.queries.ts'
import { settleNegotiation } from './negotiation.queries.ts'

const AT_ONCE = 8
/** Of these, in one minute. */
const TURNS = 60

/** What the ERP says of the key; null while it is away, has nothing new, or cannot be asked. */
async function outcomeOf(
  system: ErpSystem,
  { chave, cod_cliente, situacao: before, velha }: StoredAction & { velha: boolean },
): Promise<Settled | null> {
  if (!system.abilities.has('resultado_acao')) return null
  const { situacao, referencia, mensagem } = await system.call('resultado_acao', { chave, cod_cliente })
  // It was taken: people there have not decided yet.
  if (before === 'pedida' && (situacao === 'pedida' || situacao === 'desconhecida')) return null
  if (situacao !== 'desconhecida') return { situacao, referencia, mensagem }
  // It may still be on its way for a moment.
  return velha ? { situacao: 'nao_feita', referencia: null, mensagem: text.notDone } : null
}

/** Writes what became of an action, and of the negotiation that it carries out; false where somebody else has. */
async function settle(db: Database, action: StoredAction, settled: Settled): Promise<boolean> {
  const written = await settleAction(db, action, settled)
  if (!written) return false
  if (action.tipo === 'negociar') await settleNegotiation(db, action.chave, settled.situacao)
  await ageAnswers(db, action.id_empresa, action.cod_cliente)
  return true
}

/**
 * Not every system answers what became of an action: a manager looks there and says it, which the history keeps. Throws
 * 404 for another customer's action, 409 for one that is known already.
 */
export async function settleByHand(db: Database, visit: Visit, { id, feita, texto }: SettleInput) {
  const action = found(await actionOf(db, visit, id))
  const settled = { situacao: feita ? 'feita' : 'nao_feita', referencia: null, mensagem: texto } as const
  const waits = action.situacao === 'incerto' || action.situacao === 'pedida'
  if (!waits || !(await settle(db, action, settled))) throw new AppError('conflict', text.notUnsure)
}

async function readOne(ground: ErpGround, action: StoredAction & { velha: boolean }): Promise<boolean> {
  const row = await connectionOf(ground.db, action.id_empresa)
  const outcome = row && (await orAway(outcomeOf(openErp(ground, row), action)))
  if (!outcome) return false
  return inTransaction(ground.db, null, (transaction) => settle(transaction, action, outcome))
}

/**
 * Reads back what nobody knows, and settles it: a server that died may have left many. Answers how many were settled.
 * Safe to run twice at once.
 */
export async function readBack(ground: ErpGround): Promise<number> {
  let settled = 0
  for (let turn = 0; turn < TURNS; turn += 1) {
    const open = await openActions(ground.db, AT_ONCE)
    const results = await Promise.all(open.map((action) => readOne(ground, action)))
    settled += results.filter(Boolean).length
    if (open.length < AT_ONCE) break
  }
  return settled
}
