import { communicationRule } from '@intranet/contract/messages/communication'
import { dayFromNow } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../../test/app.ts'
import { makeCommunicationCampaign, noticesTo } from '../../../../../test/factories/communication.ts'
import { makeProvider } from '../../../../../test/factories/company.ts'

const { db, as } = await testWorld()
const provider = await makeProvider(db)
const manager = await as({ roles: ['regua_comunicacao:gestor'], empresas: [provider] })
const asker = await as({ roles: ['regua_comunicacao:solicitante'], empresas: [provider] })
const { communicationRules: rules } = asker.call
const decided = manager.call.communicationRules

it('a requester’s rule waits again once they change what a manager switched on (docs/marketing.md#rule-edits)', async () => {
  const campanha_id = await makeCommunicationCampaign(db, provider)
  const day = dayFromNow(1)
  const sms = { criterio: 'data_especifica', data_especifica: day, turno: 'M', sms: true } as const
  const [{ id } = { id: 0 }] = await rules.create({ objects: [{ ...sms, campanha_id, mensagem_sms: 'Oi' }] })
  expect(await rules.update({ id, mensagem_sms: 'Olá' })).toMatchObject({ ativo: false, avisos: [] })
  await decided.setActive({ ids: [id], ativo: true })
  const saved = await rules.update({ id, mensagem_sms: 'Ganhe 500 reais', ativo: true })
  expect(saved).toMatchObject({ ativo: false, avisos: [communicationRule.waitsForManager] })
  expect((await rules.get({ id })).ativo).toBe(false)
  const texts = await noticesTo(db, manager.userId)
  expect(texts).toEqual([communicationRule.changedByRequester('Aniversariantes')])
  await decided.setActive({ ids: [id], ativo: true })
  expect(await decided.update({ id, mensagem_sms: 'Oi' })).toMatchObject({ ativo: true, avisos: [] })
})
