/** Actions that no official source describes: a superadmin tries each on a customer they name, and says what came of it. */
import { erp as text } from '@intranet/contract/messages/registries'
import type { TryActionInput } from '@intranet/contract/sales/erp-schemas'
import { triedActionTargets, type TriedAction } from '@intranet/contract/sales/erp'
import { keysOf } from '@intranet/contract/keys-of'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { unsureOf } from '../../../platform/erp/adapters.ts'
import { connections } from '../../../platform/erp/erp-connections.queries.ts'
import { asErpError } from '../../../platform/erp/erp-error.ts'
import type { ErpGround } from '../../../platform/erp/erp-ground.ts'
import { openErp, type ErpSystem } from '../../../platform/erp/erp-system.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import type { Write } from '../../../platform/transaction.ts'
import {
  answerTrial,
  insertTrial,
  judgeTrial,
  lastTrials,
  offerAction,
  trialIs,
} from './action-trial.queries.ts'

/** Days of access that a try of the trust unlock gives. */
const DAYS = 1

const connectionOf = async (db: Database, id: number) => found((await connections(db, id))[0])

/** The unsure actions of a connection, each with its last try. */
export async function actionsOf(db: Database, id: number) {
  const { tipo, acoes_confirmadas } = await connectionOf(db, id)
  const trials = await lastTrials(db, id)
  return keysOf(triedActionTargets)
    .filter((acao) => unsureOf(tipo).includes(acao))
    .map((acao) => {
      const confirmada = acoes_confirmadas.includes(acao)
      const last = trials.find((one) => one.acao === acao)
      if (!last) return { acao, confirmada, tentativa: null }
      const { acao: _, ...tentativa } = last
      return { acao, confirmada, tentativa }
    })
}

/** The contract or connection that is meant: the customer's only one, or the one that is named. */
async function targetOf(system: ErpSystem, { acao, cod_cliente, alvo }: TryActionInput): Promise<string> {
  const own =
    acao === 'desconectar'
      ? (await system.call('conexoes', { cod_cliente })).map(({ conexao }) => conexao)
      : (await system.call('contratos', { cod_cliente })).map(({ contrato }) => contrato)
  if (!own.length) throw refusals.invalid({ cod_cliente: text.noTarget })
  const meant = alvo ? own.find((one) => one === alvo) : own.length === 1 ? own[0] : undefined
  if (!meant) throw refusals.invalid({ alvo: text.whichTarget })
  return meant
}

const act = (system: ErpSystem, acao: TriedAction, cod_cliente: string, alvo: string, chave: string) =>
  acao === 'desconectar'
    ? system.call(acao, { cod_cliente, conexao: alvo }, { chave })
    : system.call(acao, { cod_cliente, contrato: alvo, dias: DAYS }, { chave })

/**
 * Tries an unsure action, once until somebody has said what came of the last try. Throws 409 for an action that is sure
 * or not there, 422 where it is not clear what is meant, 502 where the customer cannot be read.
 */
export async function tryAction(ground: ErpGround, actor: Actor, input: TryActionInput, write: Write) {
  const { id, acao, cod_cliente } = input
  const row = await connectionOf(ground.db, id)
  if (!unsureOf(row.tipo).includes(acao)) throw new AppError('conflict', text.sureAction)
  const system = openErp(ground, { ...row, acoes_confirmadas: [acao] })
  const alvo = await targetOf(system, input).catch((error: unknown) => {
    if (error instanceof AppError) throw error
    throw new AppError('bad_gateway', asErpError(error).message)
  })
  const trial = await write(async (db) => {
    const made = await insertTrial(db, actor, { ...input, alvo })
    return made && { id: made.id, resposta: text.trialLost, falhou: false }
  })
  if (!trial) throw new AppError('conflict', text.trialWaiting)
  const { resposta, falhou } = await act(system, acao, cod_cliente, alvo, `teste-${trial.id}`).then(
    ({ mensagem }) => ({ resposta: mensagem ?? text.trialAnswered, falhou: false }),
    (error: unknown) => {
      const { message, unsure } = asErpError(error)
      return { resposta: message, falhou: !unsure }
    },
  )
  await write((db) => answerTrial(db, trial.id, resposta, falhou))
  return { id: trial.id, resposta, falhou }
}

/** From a word that it worked on, screens offer the action. Throws 409 where the word was given before. */
export async function judgeAction(db: Database, id: number, funcionou: boolean): Promise<void> {
  const judged = await judgeTrial(db, id, funcionou)
  if (!judged) {
    found(await trialIs(db, id))
    throw new AppError('conflict', text.trialJudged)
  }
  await offerAction(db, judged.id_erp, judged.acao, funcionou)
}
