/** Rounds of a negotiation: open until they are settled; an accepted one closes the negotiation. */
import type {
  RoundFields,
  SettleRoundInput,
  UpdateRoundInput,
} from '@intranet/contract/marketing/sponsorship-negotiation-schemas'
import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import { todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError } from '../../../platform/errors.ts'
import { assertNewest, found, holdRecord, holdRecords, touchRecord } from '../../../platform/records.ts'
import { requestState } from './request.queries.ts'
import {
  getRound,
  insertRound,
  removeRound,
  replaceOthers,
  roundsSoFar,
  settle,
  updateRound,
} from './round.queries.ts'

/** Holds the request that a round belongs to, which must be in negotiation. */
async function holdNegotiation(db: Database, actor: Actor, id_solicitacao: number): Promise<void> {
  await holdRecord(db, 'patrocinio_solicitacao', id_solicitacao)
  const situacao = found(await requestState(db, actor, id_solicitacao))
  if (situacao !== 'em_negociacao') throw new AppError('conflict', text.notNegotiating)
}

/** Adds rounds, numbered within their request, until one is accepted. */
export async function createRounds(db: Database, actor: Actor, objects: RoundFields[]) {
  await holdRecords(
    db,
    'patrocinio_solicitacao',
    objects.map(({ id_solicitacao }) => id_solicitacao),
  )
  const made: { id: number }[] = []
  for (const fields of objects) {
    await holdNegotiation(db, actor, fields.id_solicitacao)
    const { rodada, aceita } = await roundsSoFar(db, fields.id_solicitacao)
    if (aceita) throw new AppError('conflict', text.alreadyAgreed)
    made.push(await insertRound(db, actor, { ...fields, rodada: rodada + 1 }))
  }
  return made
}

/** The round while nobody else writes its negotiation; a settled one is closed. */
async function holdOpenRound(db: Database, actor: Actor, id: number) {
  const seen = found(await getRound(db, actor, id))
  await holdNegotiation(db, actor, seen.id_solicitacao)
  const round = found(await getRound(db, actor, id))
  if (round.situacao !== 'proposta') throw new AppError('conflict', text.roundClosed)
  return round
}

export async function changeRound(db: Database, actor: Actor, input: UpdateRoundInput) {
  await holdOpenRound(db, actor, input.id)
  return updateRound(db, actor, input)
}

/** Accepts or refuses an open round. An accepted one replaces the others; after its last day it cannot be accepted. */
export async function settleRound(db: Database, actor: Actor, input: SettleRoundInput) {
  const { id, situacao } = input
  const round = await holdOpenRound(db, actor, id)
  assertNewest(input, round)
  if (situacao === 'aceita' && round.validade !== null && round.validade < todayInBrazil())
    throw new AppError('conflict', text.expired)
  if (!(await settle(db, id, situacao))) throw new AppError('conflict', text.roundClosed)
  if (situacao === 'aceita') {
    await replaceOthers(db, round.id_solicitacao, id)
    await touchRecord(db, 'patrocinio_solicitacao', round.id_solicitacao)
  }
  return { id, situacao }
}

export async function dropRound(db: Database, actor: Actor, id: number): Promise<void> {
  await holdOpenRound(db, actor, id)
  await removeRound(db, actor, id)
}
