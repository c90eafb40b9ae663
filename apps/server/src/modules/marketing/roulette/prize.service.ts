import type { PrizeFields, SavePrizesInput, UpdatePrizesInput } from '@intranet/contract/marketing/roulette'
import { groupOfPrizes, mostPrizes } from '@intranet/contract/marketing/roulette-words'
import { roulettePrize as text } from '@intranet/contract/messages/roulette'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import {
  assertAllFound,
  found,
  holdRecord,
  holdRecords,
  type SavedRecord,
} from '../../../platform/records.ts'
import { getCampaign } from './campaign.queries.ts'
import { changeableCampaign } from './campaign.service.ts'
import {
  campaignPrizes,
  insertPrizes,
  prizesAmong,
  removePrizes,
  updatePrize,
  type Prize,
} from './prize.queries.ts'

export async function listPrizes(db: Database, actor: Actor, id_campanha: number) {
  found(await getCampaign(db, actor, '', id_campanha))
  return campaignPrizes(db, id_campanha)
}

/** A wheel has four or eight prizes; an audience may have none yet. */
async function assertCounts(db: Database, id_campanha: number): Promise<void> {
  const prizes = await campaignPrizes(db, id_campanha)
  for (const cliente of [true, false]) {
    const count = prizes.filter((prize) => prize.cliente === cliente).length
    if (![0, groupOfPrizes, mostPrizes].includes(count)) throw new AppError('invalid', text.count)
  }
}

export async function createPrizes(
  db: Database,
  actor: Actor,
  objects: (PrizeFields & { id_campanha: number })[],
) {
  const campaigns = [...new Set(objects.map(({ id_campanha }) => id_campanha))]
  for (const id of campaigns) await changeableCampaign(db, actor, id)
  await holdRecords(db, 'site_roleta_campanhas', campaigns)
  const created = await insertPrizes(db, objects)
  for (const id of campaigns) await assertCounts(db, id)
  return created
}

type Stock = Pick<Prize, 'quantidade' | 'quantidade_minima' | 'distribuidos'>

/** Changes one prize; `field` is the path of its quantity in the input. Prizes already won stay won. */
function changePrize(
  db: Database,
  saved: Stock,
  change: Partial<PrizeFields> & { id: number; updated_at?: string },
  field: string,
) {
  const { quantidade = saved.quantidade, quantidade_minima = saved.quantidade_minima } = change
  const left = quantidade - saved.distribuidos
  if (left < quantidade_minima) {
    const why = quantidade < quantidade_minima ? text.belowMinimum : text.leftBelowMinimum(Math.max(0, left))
    throw refusals.invalid({ [field]: why })
  }
  return updatePrize(db, change)
}

/** Changes prizes of one campaign or more. */
export async function changePrizes(db: Database, actor: Actor, { objects }: UpdatePrizesInput) {
  const owners = await prizesAmong(
    db,
    objects.map(({ id }) => id),
  )
  const campaigns = [...new Set(owners.map(({ id_campanha }) => id_campanha))]
  for (const id of campaigns) await changeableCampaign(db, actor, id)
  await holdRecords(db, 'site_roleta_campanhas', campaigns)
  const changed: SavedRecord[] = []
  for (const [place, { id_campanha, ...change }] of objects.entries()) {
    const saved = found(owners.find(({ id }) => id === change.id))
    if (id_campanha !== undefined && id_campanha !== saved.id_campanha) throw refusals.notFound()
    changed.push(await changePrize(db, saved, change, `objects.${place}.quantidade`))
  }
  for (const id of campaigns) await assertCounts(db, id)
  return changed
}

/** Saves both wheels of the wizard: prizes with an id are changed, the others are created. All or nothing. */
export async function savePrizes(db: Database, actor: Actor, { id_campanha, ...wheels }: SavePrizesInput) {
  await changeableCampaign(db, actor, id_campanha)
  await holdRecord(db, 'site_roleta_campanhas', id_campanha)
  const before = await campaignPrizes(db, id_campanha)
  const added: (PrizeFields & { id_campanha: number })[] = []
  for (const name of ['clientes', 'nao_clientes'] as const)
    for (const [place, { id, updated_at, ...fields }] of wheels[name].entries()) {
      const cliente = name === 'clientes'
      const prize = { ...fields, cliente }
      if (id === undefined) {
        added.push({ ...prize, id_campanha })
        continue
      }
      const saved = found(before.find((one) => one.id === id && one.cliente === cliente))
      await changePrize(db, saved, { ...prize, id, updated_at }, `${name}.${place}.quantidade`)
    }
  if (added.length) await insertPrizes(db, added)
  await assertCounts(db, id_campanha)
  return campaignPrizes(db, id_campanha)
}

/** Deletes prizes that nobody won; a wheel that has prizes keeps at least four (docs/marketing.md#prizes). */
export async function deletePrizes(db: Database, actor: Actor, id_campanha: number, ids: number[]) {
  await changeableCampaign(db, actor, id_campanha)
  await holdRecord(db, 'site_roleta_campanhas', id_campanha)
  const before = await campaignPrizes(db, id_campanha)
  const going = before.filter(({ id }) => ids.includes(id))
  assertAllFound(ids, going)
  const left = (cliente: boolean) =>
    before.filter((prize) => prize.cliente === cliente && !ids.includes(prize.id)).length
  if (going.some(({ cliente }) => left(cliente) < groupOfPrizes)) throw new AppError('conflict', text.tooFew)
  const removed = await removePrizes(db, id_campanha, ids)
  await assertCounts(db, id_campanha)
  return { affected_rows: removed.length }
}
