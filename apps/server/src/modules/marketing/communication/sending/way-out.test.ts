import { SMS_WAY_OUT } from '@intranet/contract/marketing/opt-out-words'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../../test/app.ts'
import {
  makeCommunicationCampaign,
  makeCommunicationRule,
} from '../../../../../test/factories/communication.ts'
import { makeProvider } from '../../../../../test/factories/company.ts'
import { sendQueue } from '../../../../../test/factories/send-queue.ts'
import { drainQueue } from './queue-worker.ts'

const { db, deps, as } = await testWorld()
const { recording, world, run } = await sendQueue(deps)
const razao = await makeProvider(db, { sistema: 'razao', nome: 'RazaoInfo' })
const manager = await as({ roles: ['regua_comunicacao:gestor'], empresas: [razao] })
const campanha_id = await makeCommunicationCampaign(db, razao)

const template = async (over: object) => {
  const row = {
    sistema: 'razao',
    nome: `t${Math.random().toString(36).slice(2)}`,
    status: 'aprovado' as const,
  }
  const [made] = await manager.call.whatsappTemplates.create({
    objects: [{ corpo: 'Promoção de agosto, {{primeiro_nome}}!', ...row, ...over }],
  })
  return made!.id
}
const choose = (template_whatsapp: number, over: object = {}) =>
  manager.call.communicationRules.create({
    objects: [
      {
        campanha_id,
        criterio: 'data_aniversario',
        envio: 'no_dia',
        turno: 'M',
        whatsapp: true,
        template_whatsapp,
        ...over,
      },
    ],
  })
const refused = {
  cause: {
    details: { campos: { template_whatsapp: expect.stringContaining('deixar de receber') as string } },
  },
}

describe('an SMS', () => {
  it('ends with its opt-out text, which the forecast and the preview count (docs/marketing.md#opt-out)', async () => {
    const { id, id_empresa } = await world(1, { mensagem_sms: `Oi {{primeiro_nome}} ${'a'.repeat(150)}  ` })
    const { call } = await as({ roles: ['regua_comunicacao:gestor'], empresas: [id_empresa] })
    await run(id)
    const { sent, deps: recorded } = recording()
    await drainQueue(recorded)
    expect(sent[0]!.texto).toBe(`Oi Cliente ${'a'.repeat(150)}${SMS_WAY_OUT}`)
    const [preview] = await call.communicationRules.preview({ id })
    expect(preview).toMatchObject({ segmentos: 2 })
    expect(preview!.texto.endsWith(SMS_WAY_OUT)).toBe(true)
  })

  it('longer than 160 with it is listed for the managers of its provider (docs/marketing.md#rule-channels)', async () => {
    const fits = 160 - SMS_WAY_OUT.length
    const of = (mensagem_sms: string) => makeCommunicationRule(db, campanha_id, { mensagem_sms })
    await of('a'.repeat(fits))
    const long = await of('a'.repeat(fits + 1))
    const accents = await of('ã'.repeat(40))
    expect(
      (await manager.call.communicationRules.longSms()).map(({ id, segmentos }) => [id, segmentos]),
    ).toEqual([
      [accents, 2],
      [long, 2],
    ])
    const other = await as({ roles: ['regua_comunicacao:gestor'], empresas: [] })
    expect(await other.call.communicationRules.longSms()).toEqual([])
    const asker = await as({ roles: ['regua_comunicacao:solicitante'], empresas: [razao] })
    await expect(asker.call.communicationRules.longSms()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('a WhatsApp template of marketing', () => {
  it('cannot be chosen without an opt-out in its text or on its button (docs/marketing.md#whatsapp-templates)', async () => {
    await expect(choose(await template({}))).rejects.toMatchObject(refused)
    await choose(await template({ corpo: 'Promoção! Responda SAIR para não receber.' }))
    await choose(await template({ botao: 'Parar de receber' }))
    await choose(await template({ categoria: 'utilidade' }))
    await expect(choose(await template({ botao: 'Quero saber mais' }))).rejects.toMatchObject(refused)
  })

  it('stays in a rule that already uses it, and cannot be chosen by another (docs/marketing.md#whatsapp-templates)', async () => {
    const old = await template({})
    const id = await makeCommunicationRule(db, campanha_id, { whatsapp: true, template_whatsapp: old })
    await manager.call.communicationRules.update({ id, turno: 'N', data_especifica: '2030-01-01' })
    const off = await makeCommunicationRule(db, campanha_id, {
      whatsapp: false,
      sms: true,
      mensagem_sms: 'Oi',
      template_whatsapp: old,
    })
    await expect(manager.call.communicationRules.update({ id: off, whatsapp: true })).rejects.toMatchObject(
      refused,
    )
  })

  it('does not lose its opt-out while a rule uses it', async () => {
    const id = await template({ botao: 'Parar de receber' })
    await choose(id)
    const change = (over: object) => manager.call.whatsappTemplates.update({ id, ...over })
    await expect(change({ botao: null })).rejects.toMatchObject({
      cause: { details: { campos: { corpo: expect.stringContaining('em uso') as string } } },
    })
    await change({ corpo: 'Outra promoção!' })
    await change({ categoria: 'utilidade', botao: null })
  })
})

describe('an e-mail', () => {
  it('is sent by its provider: name and address are the provider’s, or the company’s if it has none (docs/marketing.md#rule-channels)', async () => {
    const { call } = await as(superadmin)
    const { id, id_empresa } = await world(1, { email: true, mensagem_email: '<p>Oi</p>' })
    await call.providers.update({
      id: id_empresa,
      remetente_nome: 'Equipe Fila',
      remetente_email: 'Contato@fila.example',
    })
    await run(id)
    const own = recording()
    await drainQueue(own.deps)
    expect(own.sent[0]!.remetente).toEqual({ nome: 'Equipe Fila', email: 'contato@fila.example' })
    const other = await world(1, { email: true, mensagem_email: '<p>Oi</p>' })
    await run(other.id)
    const house = recording()
    await drainQueue(house.deps)
    expect(house.sent[0]!.remetente).toEqual({
      nome: expect.stringMatching(/^Fila \d+$/) as string,
      email: null,
    })
    await expect(call.providers.update({ id: id_empresa, remetente_email: 'sem arroba' })).rejects.toThrow()
    await expect(call.providers.update({ id: id_empresa, remetente_nome: 'a\r\nBcc: x' })).rejects.toThrow()
  })
})
