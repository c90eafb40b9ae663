import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import { sql } from 'kysely'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { panelWorld } from '../../../../test/erp/panel-world.ts'
import { waitForLock } from '../../../platform/locks.ts'
import type { OutgoingMessage, Outcome } from '../../../platform/senders/sender.ts'
import { unsetSender } from '../../../platform/senders/outbox-sender.ts'

const { db, deps, erp, customer, provider: empresa, withCustomer, reset, offer } = await panelWorld()
const { email, whatsapp } = deps.senders
const left: OutgoingMessage[] = []
let outcome: Outcome = { situacao: 'enviado' }

/** As in production: messages really leave. */
const provider = {
  local: false,
  parallel: 1,
  async send(message: OutgoingMessage) {
    left.push(message)
    return outcome
  },
}
const template = (valor: string) =>
  db
    .insertInto('parametro')
    .values({ chave: 'painel_template_whatsapp', valor: JSON.stringify(valor) })
    .onConflict((conflict) => conflict.column('chave').doUpdateSet({ valor: JSON.stringify(valor) }))
    .execute()
    .then(() => deps.parameters.forget())
const message = { ...customer, canal: 'whatsapp', assunto: 'fatura', referencia: '31' } as const
const phones = (...telefones: string[]) => {
  const [own] = erp.answers.clientes!({ valor: '501' }, undefined) as object[]
  erp.answers.clientes = () => [{ ...own, telefones }]
}

beforeEach(async () => {
  await reset()
  left.length = 0
  outcome = { situacao: 'enviado' }
  Object.assign(deps.senders, { email: provider, whatsapp: provider })
  await template('')
})
afterAll(() => Object.assign(deps.senders, { email, whatsapp }))

describe('a channel is offered and taken where it can send (docs/client-panel.md#messages-to-the-customer)', () => {
  it('WhatsApp by the template of the settings, with the first name and the message in one line', async () => {
    const { panel } = await withCustomer()
    erp.answers.linha_digitavel = () => ({ linha: '7'.repeat(47) })
    await offer()
    expect(await panel.abilities(customer)).toEqual(expect.not.arrayContaining(['enviar_whatsapp']))
    await expect(panel.send({ ...message, chave: 'envio-0001' })).rejects.toThrow(text.channelOff)
    await template('painel_mensagem')
    expect(await panel.abilities(customer)).toEqual(
      expect.arrayContaining(['enviar_whatsapp', 'enviar_email']),
    )
    expect(await panel.send({ ...message, chave: 'envio-0001' })).toMatchObject({ situacao: 'enviado' })
    expect(left).toMatchObject([
      {
        destino: '5553981110000',
        simples: expect.stringMatching(/^Olá, Fulana\.\nFatura 31, /),
        template: {
          nome: 'painel_mensagem',
          idioma: 'pt_BR',
          parametros: ['Fulana', expect.stringMatching(/^Fatura 31, .*99,90\. Linha digitável: [7. ]+$/)],
        },
      },
    ])
  })

  it('none without settings; where messages stay in the outbox WhatsApp needs no template', async () => {
    const { panel } = await withCustomer()
    Object.assign(deps.senders, { email: unsetSender('SMTP_URL'), whatsapp })
    const offered = await panel.abilities(customer)
    expect(offered).toContain('enviar_whatsapp')
    expect(offered).not.toContain('enviar_email')
    await expect(panel.send({ ...message, canal: 'email', chave: 'envio-0002' })).rejects.toThrow(
      text.channelOff,
    )
    await template('painel_mensagem')
    deps.senders.whatsapp = unsetSender('WHATSAPP_TOKEN')
    expect(await panel.abilities(customer)).not.toContain('enviar_whatsapp')
  })

  it.each([
    ['a landline before a mobile', ['5332221111', '53981110000'], '5553981110000'],
    ['one with the country', ['555332221111', '5553981110000'], '5553981110000'],
    ['one of the area 55', ['55981110000'], '5555981110000'],
    ['no area', ['981110000'], null],
    ['a landline alone', ['5332221111'], null],
  ])('WhatsApp goes to a mobile phone with its area: %s', async (_name, telefones, destino) => {
    await template('painel_mensagem')
    const { panel } = await withCustomer()
    phones(...telefones)
    const sent = panel.send({ ...message, chave: 'envio-0003' })
    if (destino) await sent
    else await expect(sent).rejects.toThrow(text.noMobile)
    expect(left.map((one) => one.destino)).toEqual(destino ? [destino] : [])
  })
})

describe('a message of which nobody knows (docs/client-panel.md#messages-to-the-customer)', () => {
  const mail = { ...message, canal: 'email' as const }

  it('is reported as that, and is not sent again from another screen for a quarter of an hour', async () => {
    const { panel } = await withCustomer()
    outcome = { situacao: 'incerto', motivo: 'sem_resposta' }
    const unsure = { situacao: 'incerto', mensagem: text.sendUnsure }
    expect(await panel.send({ ...mail, chave: 'envio-0004' })).toMatchObject(unsure)
    outcome = { situacao: 'enviado' }
    expect(await panel.send({ ...mail, chave: 'envio-0005' })).toMatchObject(unsure)
    expect(left).toHaveLength(1)
    await sql`update painel_envio set situacao = 'enviando'`.execute(db)
    expect(await panel.send({ ...mail, chave: 'envio-0005' })).toMatchObject({
      situacao: 'enviando',
      mensagem: text.sending,
    })
    expect(await panel.send({ ...mail, referencia: '32', chave: 'envio-0006' })).toMatchObject({
      situacao: 'enviado',
    })
    await sql`update painel_envio set created_at = now() - interval '16 minutes'`.execute(db)
    expect(await panel.send({ ...mail, chave: 'envio-0005' })).toMatchObject({ situacao: 'enviado' })
    expect(left).toHaveLength(3)
  })

  it('waits for another screen that is about to send the same', async () => {
    const { panel } = await withCustomer()
    outcome = { situacao: 'incerto', motivo: 'sem_resposta' }
    await panel.send({ ...mail, chave: 'envio-0009' })
    await sql`update painel_envio set created_at = now() - interval '16 minutes'`.execute(db)
    const { second } = await db.transaction().execute(async (transaction) => {
      await waitForLock(transaction, 'panelSend', `${empresa} ${customer.cod_cliente}`)
      const waits = panel.send({ ...mail, chave: 'envio-0010' })
      await setTimeout(500)
      await sql`update painel_envio set created_at = now()`.execute(transaction)
      return { second: waits }
    })
    expect(await second).toMatchObject({ situacao: 'incerto' })
    expect(left).toHaveLength(1)
  })

  it('one that left is sent again when somebody asks for it from another screen', async () => {
    const { panel } = await withCustomer()
    for (const chave of ['envio-0007', 'envio-0008']) await panel.send({ ...mail, chave })
    expect(left).toHaveLength(2)
  })
})
