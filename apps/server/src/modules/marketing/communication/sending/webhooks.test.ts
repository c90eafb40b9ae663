import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../../test/app.ts'
import { makeProvider } from '../../../../../test/factories/company.ts'
import { makeCustomer } from '../../../../../test/factories/communication.ts'

const secret = 'um-segredo-de-teste-bem-longo'
const { db, app } = await testWorld({
  WHATSAPP_SECRET: secret,
  SMS_SECRET: secret,
  EMAIL_WEBHOOK_SECRET: secret,
  WHATSAPP_VERIFY_TOKEN: 'verifica-me',
})
const razao = await makeProvider(db, { sistema: 'razao', nome: 'Razao' })

/** An e-mail for which it is unknown whether the server accepted it. */
async function uncertainMail(): Promise<number> {
  const id_pessoa = await makeCustomer(db, razao)
  const { rows } = await sql<{ id: number }>`
    with x as (insert into campanha_execucao (id_regra, id_campanha, id_empresa, campanha, data_referencia, turno, regra,
      envia_em, expira_em) values (${id_pessoa}, 1, ${razao}, 'X', current_date, 'M', '{}', now(), now()) returning id)
    insert into campanha_envio (id_execucao, id_regra, id_empresa, id_pessoa, canal, destino, data_referencia, situacao, envia_em, expira_em)
    select id, ${id_pessoa}, ${razao}, ${id_pessoa}, 'email', 'a@exemplo.com', current_date, 'incerto', now(), now() from x returning id`.execute(
    db,
  )
  return rows[0]!.id
}

/** What restricts the customer whom a message went to. */
async function restrictedBy(id: number) {
  const { rows } = await sql`select r.email, r.sms, r.origem from relacionamento_preferencias_cliente r
    join relationship_dados_pessoas p on p.codpessoa = r.cod_cliente
    join campanha_envio v on v.id_pessoa = p.id where v.id = ${id}`.execute(db)
  return rows
}

describe('webhooks', () => {
  const tell = (canal: string, body: object, key = secret) => {
    const payload = JSON.stringify(body)
    const signature = `sha256=${createHmac('sha256', key).update(payload).digest('hex')}`
    return app.inject({
      method: 'POST',
      url: `/v1/webhook/${canal}`,
      payload,
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    })
  }

  it('accept only signed bodies, and each event once', async () => {
    const id = await makeCustomer(db, razao, { telefone: '47988887777', codpessoa: 'SAIR1' })
    const body = { eventos: [{ id: 'e1', tipo: 'resposta', de: '5547988887777', texto: ' Sair ' }] }
    expect((await tell('sms', body, 'outro')).statusCode).toBe(401)
    expect((await tell('sms', body)).json()).toEqual({ recebidos: 1 })
    expect((await tell('sms', body)).json()).toEqual({ recebidos: 0 })
    const row = await db
      .selectFrom('relacionamento_preferencias_cliente')
      .where('cod_cliente', '=', 'SAIR1')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ sms: false, email: true, whatsapp: true, origem: 'sair' })
    expect(id).toBeGreaterThan(0)
  })

  it('of an address that does not exist restrict nobody whose address is another one', async () => {
    const referencia = await uncertainMail()
    await tell('email', { eventos: [{ id: 'b9', tipo: 'devolvido', referencia, permanente: true }] })
    expect(await restrictedBy(referencia)).toEqual([])
  })

  it('restrict the customer of a message whose address was forgotten (docs/marketing.md#opt-out)', async () => {
    const referencia = await uncertainMail()
    await sql`update campanha_envio set destino = null where id = ${referencia}`.execute(db)
    await tell('email', { eventos: [{ id: 's1', tipo: 'reclamacao', referencia }] })
    expect(await restrictedBy(referencia)).toMatchObject([{ email: false, sms: true, origem: 'sair' }])
  })

  it('opt out who said it, and the customer of the message only where it is their address', async () => {
    const restrictedTo = async (cod: string) =>
      db
        .selectFrom('relacionamento_preferencias_cliente')
        .where('cod_cliente', '=', cod)
        .select(['email', 'origem'])
        .execute()
    await makeCustomer(db, razao, { email: 'outra@exemplo.com', codpessoa: 'SAIR7' })
    const referencia = await uncertainMail()
    const said = (id: string, de: string) =>
      tell('email', { eventos: [{ id, tipo: 'resposta', referencia, de, texto: 'Sair' }] })
    await said('de1', 'outra@exemplo.com')
    expect(await restrictedBy(referencia)).toEqual([])
    expect(await restrictedTo('SAIR7')).toEqual([{ email: false, origem: 'sair' }])
    const waiting = await db
      .selectFrom('campanha_resposta')
      .select(['contato', 'texto', 'id_envio'])
      .execute()
    expect(waiting).toEqual([{ contato: 'outra@exemplo.com', texto: 'Sair', id_envio: referencia }])
    await said('de2', 'Ana <A@Exemplo.com>')
    expect(await restrictedBy(referencia)).toMatchObject([{ email: false, origem: 'sair' }])
    expect(await db.selectFrom('campanha_resposta').select('id').execute()).toHaveLength(1)
  })

  it('settle uncertain messages, and move states only forward', async () => {
    const message = await uncertainMail()
    const event = (id: string, tipo: string, over = {}) => ({
      eventos: [{ id, tipo, referencia: message, ...over }],
    })
    const state = async () =>
      (
        await db
          .selectFrom('campanha_envio')
          .where('id', '=', message)
          .select('situacao')
          .executeTakeFirstOrThrow()
      ).situacao
    await tell('email', event('m1', 'entregue'))
    expect(await state()).toBe('entregue')
    await tell('email', event('m2', 'falhou'))
    expect(await state()).toBe('entregue')
    await tell('email', event('m3', 'lido'))
    expect(await state()).toBe('lido')
    await tell('sms', event('m4', 'falhou'))
    expect(await state()).toBe('lido')
  })

  it('restrict only a mailbox that does not exist (docs/marketing.md#opt-out)', async () => {
    await makeCustomer(db, razao, { email: 'cheia@exemplo.com', codpessoa: 'B1' })
    await makeCustomer(db, razao, { email: 'sumiu@exemplo.com', codpessoa: 'B2' })
    await tell('email', {
      eventos: [
        { id: 'b1', tipo: 'devolvido', de: 'cheia@exemplo.com', permanente: false },
        { id: 'b2', tipo: 'devolvido', de: 'sumiu@exemplo.com', permanente: true },
      ],
    })
    const rows = await db
      .selectFrom('relacionamento_preferencias_cliente')
      .where('cod_cliente', 'in', ['B1', 'B2'])
      .select(['cod_cliente', 'email', 'origem'])
      .execute()
    expect(rows).toEqual([{ cod_cliente: 'B2', email: false, origem: 'devolucao' }])
  })

  it('process an opt-out even if other events of the same body are not readable', async () => {
    const restricted = async (codes: string[]) =>
      (
        await db
          .selectFrom('relacionamento_preferencias_cliente')
          .where('cod_cliente', 'in', codes)
          .select('cod_cliente')
          .orderBy('cod_cliente')
          .execute()
      ).map(({ cod_cliente }) => cod_cliente)
    for (const n of [1, 2, 3, 4, 5])
      await makeCustomer(db, razao, { telefone: `4797666550${n}`, codpessoa: `L${n}` })
    const eventos = [
      { id: 'l0', tipo: 'resposta', de: '47976665500', texto: 'Uma resposta bem longa. '.repeat(50) },
      { id: 'l1', tipo: 'resposta', de: '47976665501', texto: 'Sair', motivo: 'x'.repeat(500) },
      { tipo: 'resposta', de: '47976665509', texto: 'Sair' },
      'o que é isto?',
      { id: 'l2', tipo: 'resposta', de: '47976665502', texto: 'sair\u0000', referencia: {}, mensagem: [] },
      { id: '', tipo: 'entregue' },
      { id: 'l3'.repeat(400), tipo: 'resposta', de: 47976665503, texto: 'SAIR' },
    ]
    expect((await tell('sms', { eventos })).json()).toEqual({ recebidos: 4 })
    expect(await restricted(['L1', 'L2', 'L3'])).toEqual(['L1', 'L2', 'L3'])
    const answer = (n: number) => ({ id: `wamid.l${n}`, from: `4797666550${n}`, text: { body: 'Sair' } })
    const entry = [
      null,
      { changes: [{ field: 'account_update' }, { value: { statuses: 'nenhum', messages: [answer(4)] } }] },
      {
        changes: [
          {
            value: { statuses: [{ id: 'wamid.l9', status: 'failed', errors: [{ title: 'x'.repeat(900) }] }] },
          },
          { value: { statuses: [{ id: 7 }], messages: [{ id: {} }, answer(5)] } },
        ],
      },
    ]
    expect((await tell('whatsapp', { entry })).json()).toEqual({ recebidos: 3 })
    expect(await restricted(['L4', 'L5'])).toEqual(['L4', 'L5'])
  })

  it.each([
    ['sms', { events: [] }],
    ['email', { eventos: {} }],
    ['whatsapp', { entry: 'nada' }],
    ['whatsapp', ['SAIR']],
  ])('do not take what they cannot read at all: %s %j', async (canal, body) => {
    const refused = await tell(canal, body)
    expect([refused.statusCode, refused.json().mensagem]).toEqual([400, 'Não foi possível ler o evento.'])
  })

  it('let WhatsApp verify the address, and read its statuses and answers', async () => {
    const verify = (token: string) =>
      app.inject({
        url: `/v1/webhook/whatsapp?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=42`,
      })
    expect([(await verify('verifica-me')).body, (await verify('errado-token')).statusCode]).toEqual([
      '42',
      403,
    ])
    await makeCustomer(db, razao, { telefone: '47977776666', codpessoa: 'W1' })
    const value = {
      statuses: [{ id: 'wamid.1', status: 'delivered', biz_opaque_callback_data: '999999' }],
      messages: [{ id: 'wamid.2', from: '5547977776666', text: { body: 'SAIR' } }, { id: 'x' }],
    }
    expect((await tell('whatsapp', { entry: [{ changes: [{ value }] }] })).json()).toEqual({ recebidos: 2 })
    const row = await db
      .selectFrom('relacionamento_preferencias_cliente')
      .where('cod_cliente', '=', 'W1')
      .select('whatsapp')
      .executeTakeFirstOrThrow()
    expect(row.whatsapp).toBe(false)
  })
  it.each([
    ['a WhatsApp id without the ninth digit', 'whatsapp', '554791110001', '47991110001'],
    ['the same of a number stored with its country', 'whatsapp', '554791110002', '5547991110002'],
    ['a WhatsApp id with it, of a number stored without', 'whatsapp', '5547991110003', '4791110003'],
    ['a number written out', 'sms', '+55 (47) 99111-0004', '47991110004'],
    ['a number with the zero of long distance', 'sms', '047991110005', '5547991110005'],
    ['a number of area 55', 'sms', '55991110006', '55991110006'],
  ])('find who answers SAIR by %s, and nobody else', async (what, canal, de, telefone) => {
    const codpessoa = `F${telefone}`
    await makeCustomer(db, razao, { telefone, codpessoa })
    await makeCustomer(db, razao, { telefone: '47991119999' })
    const before = await db.selectFrom('relacionamento_preferencias_cliente').select('cod_cliente').execute()
    const messages = [{ id: `id ${what}`, from: de, text: { body: 'Sair' } }]
    const body =
      canal === 'sms'
        ? { eventos: [{ id: `id ${what}`, tipo: 'resposta', de, texto: 'Sair' }] }
        : { entry: [{ changes: [{ value: { messages } }] }] }
    expect((await tell(canal, body)).json()).toEqual({ recebidos: 1 })
    const after = await db
      .selectFrom('relacionamento_preferencias_cliente')
      .select(['cod_cliente', 'sms', 'whatsapp'])
      .orderBy('id')
      .execute()
    expect(after.slice(before.length)).toEqual([
      { cod_cliente: codpessoa, sms: canal !== 'sms', whatsapp: canal === 'sms' },
    ])
  })
})
