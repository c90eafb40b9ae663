/**
 * The raffle: entries close and their hash, a commitment to the seed and a future round of a public beacon are
 * published; the beacon then decides. Draws of a campaign are settled in the order of their numbers.
 */
import { refusal } from '@intranet/contract/messages/refusals'
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { recomputeWinner } from '@intranet/contract/marketing/raffle-proof'
import type { CancelDrawInput, DrawInput } from '@intranet/contract/marketing/roulette'
import { audienceNames } from '@intranet/contract/marketing/roulette-words'
import { raffle as text } from '@intranet/contract/messages/roulette'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import type { Job } from '../../../platform/job.ts'
import type { Parameters } from '../../../platform/parameters.ts'
import { found } from '../../../platform/records.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { recordItemReading } from '../../sales/item-reading.queries.ts'
import { beaconName, readBeacon, roundAfter, type BeaconPort, type BeaconRound } from './beacon.service.ts'
import { getCampaign, type Campaign } from './campaign.queries.ts'
import { drawByNumber, drawOfParticipant, listDraws } from './draw-record.queries.ts'
import { takeTurn } from './raffle-turn.service.ts'
import { seesWhole } from './participant.queries.ts'
import { campaignPrizes } from './prize.queries.ts'
import {
  cancelWaiting,
  closeList,
  currentList,
  drawsUnderWay,
  findEligible,
  insertDraw,
  insertWinner,
  nextNumber,
  nextWaiting,
  readList,
  settleDraw,
  waitingCampaigns,
  winnersAfter,
  type Selection,
  type WaitingDraw,
} from './raffle.queries.ts'

interface Visit {
  db: Database
  actor: Actor
  deps: BeaconPort
  write<T>(work: (db: Database) => Promise<T>): Promise<T>
}

const nobody = () => new AppError('conflict', text.nobody)
const audienceOf = (cliente: boolean | null | undefined) =>
  cliente === null || cliente === undefined ? 'Todos' : audienceNames[`${cliente}`]

/** The prize's name. Throws 422 for one that nobody of the audience wins. */
async function prizeOf(db: Database, campaign: Campaign, { id_premio, cliente }: Selection): Promise<string> {
  if (!id_premio) return 'Todos'
  const prize = (await campaignPrizes(db, campaign.id)).find(({ id }) => id === id_premio)
  if (!prize || prize.cliente !== (cliente ?? prize.cliente))
    throw refusals.invalid({ id_premio: refusal.noOption })
  return prize.nome
}

interface Announced {
  name: string
  /** Seconds until the round that decides. */
  wait: number
}

/** Closes the entries and publishes what binds the draw before anybody can know its beacon. */
async function openDraw(
  db: Database,
  actor: Actor,
  campaign: Campaign,
  selection: Selection,
  beacon: Announced,
) {
  const premio = await prizeOf(db, campaign, selection)
  await takeTurn(db, campaign.id)
  const list =
    (await currentList(db, campaign.id, selection)) ?? (await closeList(db, campaign.id, selection))
  if (!list) throw nobody()
  const { feitos, outro } = await drawsUnderWay(db, campaign.id, list.id)
  if (outro) throw new AppError('conflict', text.busy)
  if (feitos >= list.total) throw nobody()
  const seed = randomBytes(32)
  return insertDraw(db, {
    id_campanha: campaign.id,
    slug: campaign.slug,
    nome_campanha: campaign.nome,
    numero: await nextNumber(db, campaign.slug),
    id_lista: list.id,
    publico: audienceOf(selection.cliente),
    premio,
    semente: seed.toString('hex'),
    compromisso: createHash('sha256').update(seed).digest('hex'),
    farol: beacon.name,
    rodada_farol: roundAfter(new Date(), beacon.wait),
    situacao: 'aguardando',
    id_usuario: actor.id,
  })
}

interface CachedList {
  hash: string
  entradas: string[]
  ids: number[]
  taken: Set<string>
  upTo: number
}
/** Lists never change, and winners are only added to them. One memory per server. */
const cachedLists = new WeakMap<Parameters, Map<number, CachedList>>()

async function listWithWinners(db: Database, server: Parameters, id: number): Promise<CachedList> {
  const lists = cachedLists.get(server) ?? new Map<number, CachedList>()
  cachedLists.set(server, lists)
  if (lists.size > 8) lists.clear()
  const list = lists.get(id) ?? { ...(await readList(db, id)), taken: new Set<string>(), upTo: 0 }
  lists.set(id, list)
  for (const { numero, vencedor } of await winnersAfter(db, id, list.upTo)) {
    if (vencedor) list.taken.add(vencedor)
    list.upTo = numero
  }
  return list
}

interface Settling extends BeaconRound {
  id_campanha: number
  draw: WaitingDraw
  server: Parameters
}

async function settle(db: Database, { id_campanha, draw, server, ...beacon }: Settling): Promise<void> {
  await takeTurn(db, id_campanha)
  const next = await nextWaiting(db, id_campanha)
  if (next?.id !== draw.id) return
  const list = await listWithWinners(db, server, draw.id_lista!)
  const { vencedor, puladas } = await recomputeWinner({
    entradas: list.entradas,
    lista_hash: list.hash,
    semente: draw.semente!,
    aleatoriedade: beacon.aleatoriedade,
    numero: draw.numero,
    anteriores: list.taken,
  })
  const id_cliente_historico = vencedor === null ? undefined : list.ids[list.entradas.indexOf(vencedor)]
  const won =
    id_cliente_historico !== undefined &&
    (await insertWinner(db, { id_campanha, id_cliente_historico, id_rodada: draw.id, prova: 'comprovado' }))
  await settleDraw(db, draw.id, {
    situacao: won ? 'sorteado' : 'esgotado',
    vencedor: won ? vencedor : null,
    puladas,
    ...beacon,
  })
}

type Settler = { db: Database; deps: BeaconPort }

async function settleUpTo({ db, deps }: Settler, id_campanha: number, upTo: number) {
  const server = deps.parameters
  for (;;) {
    const draw = await nextWaiting(db, id_campanha)
    if (!draw || draw.numero > upTo) return
    const beacon = await readBeacon(db, deps, draw.farol, draw.rodada_farol!)
    if (!beacon) return
    await inTransaction(db, null, (tx) => settle(tx, { id_campanha, draw, server, ...beacon }))
  }
}

/**
 * One settler per campaign and server: a crowd that draws at once would otherwise spend itself on waiting for one lock.
 */
const settlers = new WeakMap<Parameters, Map<number, Promise<void>>>()

/** Settles the campaign's draws whose beacon is available, up to number `upTo`. */
export async function settleDraws(
  visit: Settler,
  id_campanha: number,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<void> {
  const { parameters } = visit.deps
  const running = settlers.get(parameters) ?? new Map<number, Promise<void>>()
  settlers.set(parameters, running)
  for (let busy = running.get(id_campanha); busy; busy = running.get(id_campanha)) {
    await busy.catch(() => {})
    const next = await nextWaiting(visit.db, id_campanha)
    if (!next || next.numero > upTo) return
  }
  const work = settleUpTo(visit, id_campanha, upTo).finally(() => running.delete(id_campanha))
  running.set(id_campanha, work)
  await work
}

/** Records a winner whom somebody names: eligible and undrawn, and for all times without a proof. */
async function recordInformed(db: Database, actor: Actor, campaign: Campaign, id: number) {
  await takeTurn(db, campaign.id)
  if (await nextWaiting(db, campaign.id)) throw new AppError('conflict', text.busy)
  const entry = await findEligible(db, campaign.id, id)
  if (!entry) throw nobody()
  const draw = await insertDraw(db, {
    id_campanha: campaign.id,
    slug: campaign.slug,
    nome_campanha: campaign.nome,
    numero: await nextNumber(db, campaign.slug),
    publico: audienceOf(entry.cliente),
    premio: entry.premio,
    situacao: 'informado',
    vencedor: entry.entrada,
    id_usuario: actor.id,
    sorteado_em: new Date(),
  })
  const row = { id_campanha: campaign.id, id_cliente_historico: id, id_rodada: draw.id, prova: 'informado' }
  await insertWinner(db, row)
  return draw
}

const drawNumbered = async (db: Database, actor: Actor, id_campanha: number, numero: number) =>
  found(await drawByNumber(db, actor, id_campanha, numero))

/** How long an answer waits for the beacon after the time of its round, in milliseconds. */
const PATIENCE_MS = 9000

/**
 * Draws a winner, or records the named one. Answers the draw, `aguardando` while the beacon is not there;
 * `wait` holds the answer back for it.
 */
export async function drawWinner(visit: Visit, input: DrawInput, wait: boolean) {
  const { db, actor, write } = visit
  const campaign = found(await getCampaign(db, actor, '', input.id_campanha))
  const named = input.id_cliente_historico
  if (named) {
    const drawn = await drawOfParticipant(db, actor, campaign.id, named)
    if (drawn?.prova === 'comprovado') return drawn
    return write(async (tx) => {
      const { numero } = await recordInformed(tx, actor, campaign, named)
      return drawNumbered(tx, actor, campaign.id, numero)
    })
  }
  // Read before the transaction, which would otherwise wait for a second connection while it holds one.
  const { parameters } = visit.deps
  const announced = {
    name: await beaconName(parameters),
    wait: await parameters.read('sorteio_espera_segundos'),
  }
  const { numero } = await write(async (tx) => {
    const opened = await openDraw(tx, actor, campaign, input, announced)
    return drawNumbered(tx, actor, campaign.id, opened.numero)
  })
  for (const limit = Date.now() + PATIENCE_MS; ;) {
    await settleDraws(visit, campaign.id, numero)
    const draw = await drawNumbered(db, actor, campaign.id, numero)
    if (draw.situacao !== 'aguardando' || !wait || Date.now() > limit) return draw
    await sleep(500)
  }
}

/**
 * Calls a draw off whose beacon does not come: it is published as cancelled, and the others go on
 * (docs/raffle.md#waiting-for-the-beacon). One that can be settled is settled instead.
 */
export async function cancelDraw(visit: Visit, { id_campanha, numero }: CancelDrawInput) {
  const { db, actor, write } = visit
  found(await getCampaign(db, actor, '', id_campanha))
  await drawNumbered(db, actor, id_campanha, numero)
  await settleDraws(visit, id_campanha, numero)
  return write(async (tx) => {
    await takeTurn(tx, id_campanha)
    if (!(await cancelWaiting(tx, id_campanha, numero))) throw new AppError('conflict', text.notWaiting)
    return drawNumbered(tx, actor, id_campanha, numero)
  })
}

/** The draws of a campaign; those whose beacon is available are settled first. Reading winners' phones is recorded. */
export async function readDraws(visit: { db: Database; actor: Actor; deps: Visit['deps'] }, id: number) {
  const { db, actor } = visit
  found(await getCampaign(db, actor, '', id))
  await settleDraws(visit, id)
  const draws = await listDraws(db, actor, id)
  if (seesWhole(actor)) {
    const winners = draws.flatMap(({ id_cliente_historico }) => id_cliente_historico ?? [])
    await recordItemReading(db, actor, 'site_roleta_historico', winners, 'participante')
  }
  return draws
}

/** Every minute: draws that wait for their beacon. Safe to run twice at once. */
export const raffleJob: Job = {
  name: 'roleta-sorteio',
  cron: '* * * * *',
  retries: 0,
  async run(deps) {
    const { db } = deps.connection
    for (const { id_campanha } of await waitingCampaigns(db)) await settleDraws({ db, deps }, id_campanha!)
  },
}
