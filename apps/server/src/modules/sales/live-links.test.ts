/** How many public links and roulettes end when somebody switches a provider, campaign or channel off. */
import { daysLater, todayInBrazil } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../test/app.ts'
import { makeCommunicationCampaign, makeCommunicationRule } from '../../../test/factories/communication.ts'
import { makeProvider } from '../../../test/factories/company.ts'
import { makeRoulette } from '../../../test/factories/roulette.ts'
import { makeCampaign, makeChannel, makeLink } from '../../../test/factories/tracking.ts'

const { db, as } = await testWorld()
const [ours, theirs] = [await makeProvider(db), await makeProvider(db)]
const seller = await as({ roles: ['vendas:gestor'], empresas: [ours] })
const keeper = await as(superadmin)
const today = todayInBrazil()

const campaign = await makeCampaign(db, [ours, theirs])
const ended = await makeCampaign(db, [ours], { ativo: false })
const channel = await makeChannel(db, [ours, theirs])
const off = await makeChannel(db, [ours], { ativo: false })
for (const [id_empresa, id_campanha, id_canal] of [
  [ours, campaign, channel],
  [ours, ended, channel],
  [ours, campaign, off],
  [theirs, campaign, channel],
] as const)
  await makeLink(db, id_empresa, { id_campanha, id_canal })

it('counts links that work, of the actor’s providers', async () => {
  const { salesCampaigns, salesChannels } = seller.call
  expect(await salesCampaigns.links({ ids: [campaign, ended] })).toEqual({ links: 1 })
  expect(await salesCampaigns.links({ ids: [ended] })).toEqual({ links: 0 })
  expect(await salesChannels.links({ ids: [channel, off] })).toEqual({ links: 1 })
  expect(await salesChannels.links({ ids: [off] })).toEqual({ links: 0 })
})

it('counts the roulettes of a provider that are open today', async () => {
  const open = { data_inicio_campanha: today, data_fim_campanha: today }
  await makeRoulette(db, { dono: seller.userId, id_empresa: ours, ...open })
  await makeRoulette(db, { dono: seller.userId, id_empresa: ours, ...open, ativo: false })
  const over = { data_inicio_campanha: daysLater(today, -9), data_fim_campanha: daysLater(today, -1) }
  await makeRoulette(db, { dono: seller.userId, id_empresa: ours, ...over })
  await makeRoulette(db, { dono: seller.userId, id_empresa: theirs, ...open })
  for (const ativo of [true, false]) {
    await makeCommunicationRule(db, await makeCommunicationCampaign(db, ours, { ativo }))
    await makeCommunicationRule(db, await makeCommunicationCampaign(db, ours), { ativo: false })
  }
  const { uses } = keeper.call.providers
  expect(await uses({ ids: [ours] })).toMatchObject({ links: 1, roletas: 1, campanhas: 1 })
  expect(await uses({ ids: [ours, theirs] })).toMatchObject({ links: 2, roletas: 2 })
  await db.updateTable('empresa').set({ ativo: false }).where('id', '=', ours).execute()
  expect(await uses({ ids: [ours] })).toMatchObject({ links: 0, roletas: 0, campanhas: 0 })
})
