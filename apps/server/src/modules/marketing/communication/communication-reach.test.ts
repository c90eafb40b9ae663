/** Whose campaigns, rules and messages, to whom a test goes, and how much an audience may grow. */
import { communicationRule, communicationSend } from '@intranet/contract/messages/communication'
import { dayFromNow } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import {
  makeCommunicationCampaign,
  makeCommunicationRule,
  makeCustomer,
} from '../../../../test/factories/communication.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { sendQueue } from '../../../../test/factories/send-queue.ts'

const { db, deps, as } = await testWorld()
const { recording, world, run, states, executionOf } = await sendQueue(deps)
const [ours, theirs] = [await makeProvider(db), await makeProvider(db)]
const managerOf = (id_empresa: number) => as({ roles: ['regua_comunicacao:gestor'], empresas: [id_empresa] })
const [manager, colleague] = [await managerOf(ours), await managerOf(ours)]
const [campaign, elsewhere] = [
  await makeCommunicationCampaign(db, ours),
  await makeCommunicationCampaign(db, theirs),
]

it('several campaigns or rules are switched together, or none: one of another provider is named by its place', async () => {
  const { communicationCampaigns, communicationRules } = manager.call
  const ahead = { data_especifica: dayFromNow(3) }
  const rules = [
    await makeCommunicationRule(db, campaign, ahead),
    await makeCommunicationRule(db, elsewhere, ahead),
  ]
  const refusal = { cause: { details: { campos: { 'ids.1': 'Registro não encontrado.' } } } }
  for (const [module, ids] of [
    [communicationCampaigns, [campaign, elsewhere]],
    [communicationRules, rules],
  ] as const) {
    await expect(module.setActive({ ids: [...ids], ativo: false })).rejects.toMatchObject(refusal)
    expect(await module.get({ id: ids[0]! })).toMatchObject({ ativo: true })
    await module.setActive({ ids: ids.slice(0, 1), ativo: false })
  }
})

it('an audience that has grown since somebody asked is approved by superadmins alone', async () => {
  await makeCustomer(db, ours)
  const asked = async () => {
    const id = await makeCommunicationRule(db, campaign, {
      data_especifica: dayFromNow(2),
      ativo: false,
    })
    const { clientes: publico } = await manager.call.communicationRules.simulate({ id })
    await manager.call.communicationRules.requestApproval({ id, publico })
    return id
  }
  const rules = [await asked(), await asked()] as const
  await colleague.call.communicationRules.approve({ id: rules[0] })
  await makeCustomer(db, ours)
  await expect(colleague.call.communicationRules.approve({ id: rules[1] })).rejects.toThrow(
    communicationRule.approvalGrown,
  )
  const admin = await as(superadmin)
  await admin.call.communicationRules.approve({ id: rules[1] })
})

it('a test by SMS goes to the number of anyone who asks for it', async () => {
  const id = await makeCommunicationRule(db, campaign)
  const { sent, deps: recorded } = recording()
  Object.assign(deps.senders, recorded.senders)
  for (const [{ userId, call }, telefone] of [
    [manager, '48999990001'],
    [colleague, '48999990002'],
  ] as const) {
    await db.updateTable('rh_usuario').set({ telefone }).where('id', '=', userId).execute()
    await call.communicationRules.sendTest({ id, canal: 'sms' })
  }
  expect(sent.map(({ destino }) => destino)).toEqual(['5548999990001', '5548999990002'])
})

it('messages that failed are sent again at the provider of anyone who asks, one by one or all of an execution', async () => {
  const { id, id_empresa } = await world(2)
  await run(id)
  await db.updateTable('campanha_envio').set({ situacao: 'falhou', motivo: 'recusado' }).execute()
  const [one] = await states(id)
  const { id: id_execucao } = await executionOf(id)
  const retry = manager.call.communicationSends.retry
  await expect(retry({ ids: [one!.id] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(retry({ id_execucao })).rejects.toThrow(communicationSend.nothingToRetry)
  const { call } = await managerOf(id_empresa)
  expect(await call.communicationSends.retry({ ids: [one!.id] })).toEqual({ alterados: 1 })
  expect(await call.communicationSends.retry({ id_execucao })).toEqual({ alterados: 1 })
})
