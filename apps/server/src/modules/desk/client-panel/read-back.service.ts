import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import type { Database } from '@intranet/db/connection'
import { connectionOf } from '../../../platform/erp/erp-connections.queries.ts'
import { ageAnswers } from '../../../platform/erp/erp-memory.queries.ts'
import { openErp, type ErpGround, type ErpSystem } from '../../../platform/erp/erp-system.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { openActions, settleAction, type Settled, type StoredAction } from './action.queries.ts'
import { settleNegotiation } from './negotiation.queries.ts'

const AT_ONCE = 20

/** What the ERP says of the key; null while it is away, or where it cannot be asked. */
async function outcomeOf(
  system: ErpSystem,
  { chave, cod_cliente, velha }: StoredAction & { velha: boolean },
): Promise<Settled | null> {
  if (!system.abilities.has('resultado_acao')) return null
  const { situacao, referencia, mensagem } = await system.call('resultado_acao', { chave, cod_cliente })
  if (situacao !== 'desconhecida') return { situacao, referencia, mensagem }
  // It may still be on its way for a moment.
  return velha ? { situacao: 'nao_feita', referencia: null, mensagem: text.notDone } : null
}

async function settle(db: Database, action: StoredAction, settled: Settled): Promise<void> {
  await inTransaction(db, null, async (transaction) => {
    const written = await settleAction(transaction, action.id, settled)
    if (!written) return
    if (action.tipo === 'negociar') await settleNegotiation(transaction, action.chave, settled.situacao)
    await ageAnswers(transaction, action.id_empresa, action.cod_cliente)
  })
}

/** Reads back what nobody knows, and settles it. Answers how many were settled. Safe to run twice at once. */
export async function readBack(ground: ErpGround): Promise<number> {
  let settled = 0
  for (const action of await openActions(ground.db, AT_ONCE)) {
    const row = await connectionOf(ground.db, action.id_empresa)
    if (!row) continue
    const outcome = await outcomeOf(openErp(ground, row), action).catch(() => null)
    if (!outcome) continue
    await settle(ground.db, action, outcome)
    settled += 1
  }
  return settled
}
