/** One spin of the wheel: the server decides, in one transaction. What it knows of the person it never says. */
import { dayInBrazil, daysLater } from '@intranet/contract/today'
import { randomInt } from 'node:crypto'
import type { SpinResult, WheelSlice } from '@intranet/contract/marketing/public-roulette'
import { chooseByWeight } from '@intranet/contract/marketing/roulette-odds'
import { couponPrefix, noPrizeError, shortDay, sliceText } from '@intranet/contract/marketing/roulette-words'
import { publicRoulette as text } from '@intranet/contract/messages/roulette'
import type { Database } from '@intranet/db/connection'
import { AppError } from '../../../platform/errors.ts'
import { campaignPrizes, type Prize } from './prize.queries.ts'
import {
  findAnswer,
  holdOpenCampaign,
  holdPerson,
  insertParticipation,
  isCustomer,
  lastDay,
  queueTicket,
  takeFromStock,
  type Participation,
  type PublicCampaign,
} from './spin.queries.ts'
import { newCode, randomLetters } from '../../../platform/token.ts'
import type { PersonMarks } from './person-marks.service.ts'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const newCoupon = () => couponPrefix + randomLetters(BASE32, 8)

export interface Participant {
  nome: string
  cpf: string
  telefone: string
  chave: string
  /** Whether the regulation was accepted; there may be none. */
  aceite: boolean
  dispositivo: string | null
  /** What replaces the CPF in the history. */
  marcas: PersonMarks
}

/** The result of a spin: a prize, or nothing left to win, which is recorded too. */
export type Spin = { ganho: SpinResult } | { erro: typeof noPrizeError }

export const sliceOf = (prize: Prize): WheelSlice => ({
  texto: sliceText(prize),
  background: prize.background,
  textColor: prize.textColor,
})

interface Recorded {
  id_premio: number | null
  nome_premio: string | null
  cupom: string
  codigo: string
}

function resultOf(prizes: Prize[], row: Recorded): Spin {
  const indice = prizes.findIndex(({ id }) => id === row.id_premio)
  const prize = prizes[indice]
  if (!prize) return { erro: noPrizeError }
  return {
    ganho: {
      premios: prizes.map(sliceOf),
      indice,
      premio: row.nome_premio ?? prize.nome,
      descricao: prize.descricao,
      animacao: prize.animacao,
      cupom: row.cupom,
      codigo: row.codigo,
    },
  }
}

const ofAudience = async (db: Database, id_campanha: number, cliente: boolean) =>
  (await campaignPrizes(db, id_campanha)).filter((prize) => prize.cliente === cliente)

/** Chooses a prize by weight and takes it from the stock; chooses again if the last one was won at the same moment. */
async function takePrize(db: Database, id_campanha: number, cliente: boolean) {
  for (;;) {
    const prizes = await ofAudience(db, id_campanha, cliente)
    const index = chooseByWeight(prizes, (below) => randomInt(below))
    const prize = index === null ? null : prizes[index]!
    if (!prize || !prize.consumivel || (await takeFromStock(db, prize.id))) return { prizes, prize }
  }
}

/** Repeats the answer to a request that was answered before; undefined when it is new. */
export async function repeatedSpin(
  db: Database,
  campaign: Pick<PublicCampaign, 'id'>,
  { chave, marcas }: Pick<Participant, 'chave' | 'marcas'>,
): Promise<Spin | undefined> {
  const before = await findAnswer(db, campaign.id, chave, marcas)
  if (!before) return undefined
  if (before.outra) throw new AppError('invalid', text.proofRefused, { nome: 'prova' })
  return resultOf(await ofAudience(db, campaign.id, before.cliente), before)
}

/** Records a participation with its own coupon and code. */
export async function recordParticipation(
  db: Database,
  { marcas, ...given }: Omit<Participation, 'cupom' | 'codigo' | 'pessoa'> & Pick<Participant, 'marcas'>,
) {
  const row = { ...given, pessoa: marcas[0] }
  for (;;) {
    const codes = { cupom: newCoupon(), codigo: newCode() }
    const saved = await insertParticipation(db, { ...row, ...codes })
    if (saved) return { ...row, ...codes, id: saved.id }
  }
}

/**
 * Spins inside the transaction of `db`. Throws 409 within the interval of calendar days, and what `admit` throws once
 * it is clear that the request is a new one.
 */
export async function spinWheel(
  db: Database,
  campaign: Pick<PublicCampaign, 'id' | 'id_empresa' | 'intervalo_votacao' | 'api_erp'>,
  participant: Participant,
  { now = new Date(), admit = async () => {} }: { now?: Date; admit?: () => Promise<void> } = {},
): Promise<Spin> {
  if (!(await holdOpenCampaign(db, campaign.id))) throw new AppError('conflict', text.unavailable)
  await holdPerson(db, campaign.id, participant.cpf)
  const before = await repeatedSpin(db, campaign, participant)
  if (before) return before
  await admit()
  const dia = dayInBrazil(now)
  const last = await lastDay(db, campaign.id, participant.marcas)
  const next = last && daysLater(last, campaign.intervalo_votacao)
  if (next && dia < next) throw new AppError('conflict', text.again(shortDay(next)))
  const cliente = await isCustomer(db, campaign.id_empresa, participant.cpf)
  const { prizes, prize } = await takePrize(db, campaign.id, cliente)
  const row = await recordParticipation(db, {
    ...participant,
    id_campanha: campaign.id,
    id_premio: prize?.id ?? null,
    nome_premio: prize?.nome ?? null,
    cliente,
    erro: prize ? null : noPrizeError,
    dia,
  })
  if (prize && campaign.api_erp) await queueTicket(db, row.id)
  return resultOf(prizes, row)
}
