/** What an approval of a large audience is about: docs/marketing.md#approved-content. */
import { communicationRule } from '@intranet/contract/messages/communication'
import { dayFromNow, daysLater } from '@intranet/contract/today'
import { beforeAll, describe, expect, it } from 'vitest'
import { testWorld } from '../../../../../test/app.ts'
import {
  executionsOf,
  makeCommunicationCampaign,
  makeCommunicationRule,
  makeCustomer,
  noticesTo,
} from '../../../../../test/factories/communication.ts'
import { makeProvider } from '../../../../../test/factories/company.ts'
import { changedApprovalJob } from './changed-approval.job.ts'
import { planShifts } from './shift.service.ts'

const { db, deps, as } = await testWorld()
const provider = await makeProvider(db)
const manager = await as({ roles: ['regua_comunicacao:gestor'], empresas: [provider] })
const colleague = await as({ roles: ['regua_comunicacao:gestor'], empresas: [provider] })
const rules = manager.call.communicationRules
const campanha = await makeCommunicationCampaign(db, provider)
const template = await db
  .insertInto('template_whatsapp')
  .values({
    id_empresa: provider,
    nome: 'oi',
    corpo: 'Oi. Responda SAIR para não receber.',
    status: 'aprovado',
  })
  .returning('id')
  .executeTakeFirstOrThrow()

beforeAll(async () => {
  await makeCustomer(db, provider)
  await makeCustomer(db, provider)
  await db.insertInto('parametro').values({ chave: 'comunicacao_aprovacao_publico', valor: '1' }).execute()
  deps.parameters.forget()
})

const day = dayFromNow(2)
async function requestedRule() {
  const id = await makeCommunicationRule(db, campanha, { data_especifica: day, email: true, ativo: false })
  await rules.requestApproval({ id, publico: 2 })
  return id
}
async function approvedRule() {
  const id = await requestedRule()
  await colleague.call.communicationRules.approve({ id })
  return id
}

const needed = { cause: { details: { nome: 'AprovacaoNecessaria', campos: { publico: '2' } } } }
const changes = {
  texto: { mensagem_email: '<p>Ganhe 500 reais</p>' },
  canal: { sms: true, mensagem_sms: 'Oi' },
  template: { whatsapp: true, template_whatsapp: template.id },
  data: { data_especifica: daysLater(day, 1) },
  turno: { turno: 'N' },
  silêncio: { silencio_inicio: '08:00', silencio_fim: '09:00' },
  feriado: { feriado_acao: 'pular' },
  incidente: { segurar_incidente: false },
} as const

describe('an approved rule that is changed', () => {
  it.each(Object.entries(changes))('is refused while it is active: %s', async (_name, change) => {
    const id = await approvedRule()
    const before = await rules.get({ id })
    await expect(rules.update({ id, ...change })).rejects.toMatchObject(needed)
    expect(await rules.get({ id })).toEqual(before)
  })

  it.each(Object.entries(changes))('has no approval once it is inactive: %s', async (_name, change) => {
    const id = await approvedRule()
    await rules.update({ id, ...change, ativo: false })
    expect(await rules.get({ id })).toMatchObject({
      ativo: false,
      aprovacao: 'dispensada',
      aprovada_em: null,
    })
    await expect(rules.update({ id, ativo: true })).rejects.toMatchObject(needed)
  })

  it('keeps the approval when nothing of it changes', async () => {
    const id = await approvedRule()
    await rules.update({ id, ativo: false })
    expect(await rules.update({ id, mensagem_email: '<p>Oi {{nome}}</p>', ativo: true })).toMatchObject({
      ativo: true,
    })
  })
})

describe('a request', () => {
  it('shows customers, cost and fingerprint, and is approved as it was seen (docs/marketing.md#approved-content)', async () => {
    await db.insertInto('parametro').values({ chave: 'comunicacao_preco_email', valor: '250' }).execute()
    deps.parameters.forget()
    const id = await requestedRule()
    const seen = await rules.get({ id })
    expect(seen).toMatchObject({ aprovacao: 'pendente', aprovacao_publico: 2, aprovacao_custo: '0.50' })
    await rules.refuseApproval({ id })
    await rules.update({ id, mensagem_email: '<p>Outro</p>' })
    await rules.requestApproval({ id, publico: 2 })
    const approve = colleague.call.communicationRules.approve
    await expect(approve({ id, impressao: seen.aprovacao_impressao! })).rejects.toThrow(
      communicationRule.approvalChanged,
    )
    const now = await rules.get({ id })
    await approve({ id, impressao: now.aprovacao_impressao! })
    expect(await rules.get({ id })).toMatchObject({ aprovacao: 'aprovada', ativo: true })
  })

  it('is over when the rule changes before the approval (docs/marketing.md#approved-content)', async () => {
    const id = await requestedRule()
    await rules.update({ id, mensagem_email: '<p>Outro</p>' })
    await expect(colleague.call.communicationRules.approve({ id })).rejects.toThrow(
      communicationRule.approvalMissing,
    )
  })
})

describe.each([
  [
    'template',
    () =>
      db
        .updateTable('template_whatsapp')
        .set({ corpo: 'Outro. Responda SAIR.' })
        .where('id', '=', template.id)
        .execute(),
  ],
  [
    'price of a message',
    () => db.insertInto('parametro').values({ chave: 'comunicacao_preco_whatsapp', valor: '999' }).execute(),
  ],
])('when the %s changes', (_name, change) => {
  it('a request is over, no shift sends, and the rule is off within a minute', async () => {
    const whatsapp = { whatsapp: true, template_whatsapp: template.id, data_especifica: day, ativo: false }
    const [pending, approved] = [
      await makeCommunicationRule(db, campanha, whatsapp),
      await makeCommunicationRule(db, campanha, whatsapp),
    ]
    for (const id of [pending, approved]) await rules.requestApproval({ id, publico: 2 })
    await colleague.call.communicationRules.approve({ id: approved })
    await db
      .updateTable('campanha_regras')
      .set({ ativa_desde: new Date(0) })
      .where('id', '=', approved)
      .execute()
    await change()
    await expect(colleague.call.communicationRules.approve({ id: pending })).rejects.toThrow(
      communicationRule.approvalChanged,
    )
    await planShifts(db, new Date(`${day}T12:00:00-03:00`))
    expect(await executionsOf(db, approved)).toEqual([])
    await changedApprovalJob.run(deps, {})
    expect(await rules.get({ id: approved })).toMatchObject({ ativo: false, aprovacao: 'dispensada' })
    const texts = await noticesTo(db, manager.userId)
    expect(texts).toContain(communicationRule.approvalTakenBack('Aniversariantes'))
  })
})
