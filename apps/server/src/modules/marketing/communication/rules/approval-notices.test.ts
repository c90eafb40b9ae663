/** A large audience waits for another manager, who is notified of it: docs/marketing.md#large-audiences. */
import { communicationRule as text } from '@intranet/contract/messages/communication'
import { dayFromNow } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../../test/app.ts'
import {
  makeCommunicationCampaign,
  makeCommunicationRule,
  makeCustomer,
  noticesTo,
} from '../../../../../test/factories/communication.ts'
import { makeProvider } from '../../../../../test/factories/company.ts'
import { openObligations } from '../../../../../test/open-obligations.ts'
import { changedApprovalJob } from './changed-approval.job.ts'

const { db, deps, as } = await testWorld()
const provider = await makeProvider(db)
const elsewhere = await makeProvider(db)
const managerOf = (empresa: number) => as({ roles: ['regua_comunicacao:gestor'], empresas: [empresa] })
const [manager, colleague] = [await managerOf(provider), await managerOf(provider)]
const stranger = await managerOf(elsewhere)
const writer = await as({ roles: ['regua_comunicacao:solicitante'], empresas: [provider] })
type Somebody = typeof manager
const [rules, decided] = [manager.call.communicationRules, colleague.call.communicationRules]
const campanha = await makeCommunicationCampaign(db, provider, { nome: 'Natal' })
await makeCustomer(db, provider)
await makeCustomer(db, provider)

async function requestedRule() {
  const data_especifica = dayFromNow(2)
  const id = await makeCommunicationRule(db, campanha, { data_especifica, email: true, ativo: false })
  await rules.requestApproval({ id, publico: 2 })
  return id
}
const waiting = async ({ call }: Somebody) =>
  (await openObligations(call)).filter(({ tipo }) => tipo === 'regra_aprovacao')
const lastNotice = async ({ userId }: Somebody) => (await noticesTo(db, userId)).at(-1)

it('the other managers of the provider are notified, and have it on their home until they decide (docs/marketing.md#large-audiences)', async () => {
  const id = await requestedRule()
  expect(await noticesTo(db, colleague.userId)).toEqual([text.approvalAsked('Natal', 2)])
  await rules.requestApproval({ id, publico: 2 })
  expect(await noticesTo(db, colleague.userId)).toHaveLength(1)
  for (const who of [manager, stranger, writer]) expect(await noticesTo(db, who.userId)).toEqual([])
  expect(await waiting(colleague)).toMatchObject([
    {
      id,
      titulo: 'Regra da campanha Natal',
      detalhe: '2 clientes',
      verbo: 'Aprovar',
      rota: `/marketing/communication-scale-rules/list?idCampaign=${campanha}`,
    },
  ])
  for (const who of [manager, stranger, writer]) expect(await waiting(who)).toEqual([])
  await decided.approve({ id })
  expect(await waiting(colleague)).toEqual([])
  expect(await lastNotice(manager)).toBe(text.approved('Natal'))
})

it('who asked is notified of a refusal, and nobody of a request that is taken back (docs/marketing.md#large-audiences)', async () => {
  const id = await requestedRule()
  await decided.refuseApproval({ id })
  expect(await lastNotice(manager)).toBe(text.approvalRefused('Natal'))
  expect(await waiting(colleague)).toEqual([])
  const before = await noticesTo(db, manager.userId)
  await rules.refuseApproval({ id: await requestedRule() })
  expect(await noticesTo(db, manager.userId)).toEqual(before)
  expect(await waiting(colleague)).toEqual([])
})

it('who asked is notified where a change takes the request back (docs/marketing.md#approved-content)', async () => {
  const id = await requestedRule()
  await decided.update({ id, mensagem_email: '<p>Outro</p>' })
  expect(await lastNotice(manager)).toBe(text.requestOutdated('Natal'))
  const asked = await requestedRule()
  const before = await noticesTo(db, manager.userId)
  await db
    .updateTable('campanha_regras')
    .set({ mensagem_email: '<p>Outro</p>' })
    .where('id', '=', asked)
    .execute()
  expect(await waiting(colleague)).toEqual([])
  for (let run = 0; run < 2; run += 1) await changedApprovalJob.run(deps, {})
  expect(await noticesTo(db, manager.userId)).toEqual([...before, text.requestOutdated('Natal')])
})
