import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../../test/app.ts'
import { makeCustomer } from '../../../../../test/factories/communication.ts'
import { makeProvider } from '../../../../../test/factories/company.ts'

const secret = 'um-segredo-de-teste-bem-longo'
const { db, app, as } = await testWorld({ SMS_SECRET: secret, WHATSAPP_SECRET: secret })
const razao = await makeProvider(db, { sistema: 'razao', nome: 'RazaoInfo' })
const vetorial = await makeProvider(db, { sistema: 'vetorial', nome: 'Vetorial' })
const manager = await as({ roles: ['regua_comunicacao:gestor'], empresas: [razao] })
const other = await as({ roles: ['regua_comunicacao:gestor'], empresas: [vetorial] })
const reader = await as({ roles: ['regua_comunicacao:leitor'], empresas: [razao] })

const tell = async (canal: string, body: object) => {
  const payload = JSON.stringify(body)
  const signature = `sha256=${createHmac('sha256', secret).update(payload).digest('hex')}`
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature }
  const answer = await app.inject({ method: 'POST', url: `/v1/webhook/${canal}`, payload, headers })
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
  return answer.json() as { recebidos: number }
}

let events = 0
const answer = (de: string, texto: string, over: object = {}) =>
  tell('sms', { eventos: [{ id: `resposta-${(events += 1)}`, tipo: 'resposta', de, texto, ...over }] })
const channels = async (codpessoa: string) =>
  db
    .selectFrom('relacionamento_preferencias_cliente')
    .where('cod_cliente', '=', codpessoa)
    .select(['id_empresa', 'sms', 'whatsapp', 'email'])
    .orderBy('id_empresa')
    .execute()

/** An SMS that went to a customer on a day. */
async function sent(id_empresa: number, id_pessoa: number, day: string, id_provedor: string | null = null) {
  const { rows } = await sql<{ id: number }>`
    with x as (insert into campanha_execucao (id_regra, id_campanha, id_empresa, campanha, data_referencia, turno, regra,
      envia_em, expira_em) values (${id_pessoa}, 1, ${id_empresa}, 'X', ${day}, 'M', '{}', now(), now()) returning id)
    insert into campanha_envio (id_execucao, id_regra, id_empresa, id_pessoa, canal, destino, data_referencia, situacao, envia_em,
      expira_em, dia_envio, id_provedor_mensagem)
    select id, ${id_pessoa}, ${id_empresa}, ${id_pessoa}, 'sms', '55479', ${day}, 'enviado', now(), now(), ${day}, ${id_provedor}
    from x returning id`.execute(db)
  return rows[0]!.id
}

describe('replies', () => {
  it.each(['SAIR por favor', 'quero sair', 'não quero receber', 'Pare de me mandar SMS', 'cancelar'])(
    'of few words with a way out end the channel at once: %s',
    async (texto) => {
      const n = (events += 1)
      await makeCustomer(db, razao, { telefone: `4799100${1000 + n}`, codpessoa: `OUT${n}` })
      await answer(`554799100${1000 + n}`, texto)
      expect(await channels(`OUT${n}`)).toMatchObject([{ sms: false, whatsapp: true }])
      expect((await manager.call.communicationReplies.list({ q: texto })).total).toBe(0)
    },
  )

  it('that cannot be interpreted are listed for the people of the provider, who are notified', async () => {
    await makeCustomer(db, razao, {
      telefone: '47991005001',
      codpessoa: 'R1',
      nome_razaosocial: 'Rita Responde',
    })
    await answer('5547991005001', 'Quero cancelar meu plano e saber da fatura')
    const { dados } = await manager.call.communicationReplies.list({ filtro: { cod_cliente: 'R1' } })
    expect(dados).toMatchObject([
      {
        provedor: 'RazaoInfo',
        canal: 'sms',
        cliente: 'Rita Responde',
        contato: '(47) *****-5001',
        texto: 'Quero cancelar meu plano e saber da fatura',
        situacao: 'nova',
      },
    ])
    expect(await channels('R1')).toEqual([])
    expect((await other.call.communicationReplies.list({ filtro: { cod_cliente: 'R1' } })).total).toBe(0)
    await answer('5547991005001', 'Bom dia, e aí, alguém lê o que escrevo?')
    const { rows } = await sql<{ msg: string }>`select m.data ->> 'msg' as msg from notificacao_usuario u
      join notificacao_mensagem m on m.id = u.id_mensagem where u.id_usuario = ${manager.userId}`.execute(db)
    expect(rows).toEqual([{ msg: 'Há respostas de clientes para ler.' }])
  })

  it('belong to the provider of the message they answer; without one, to the provider that wrote last (docs/marketing.md#replies)', async () => {
    const person = { telefone: '47991006001', nome_razaosocial: 'Dois Contratos' }
    const here = await makeCustomer(db, razao, { ...person, codpessoa: 'A1' })
    const there = await makeCustomer(db, vetorial, { ...person, codpessoa: 'B1' })
    const older = await sent(razao, here, '2026-08-01')
    await sent(vetorial, there, '2026-08-02')
    await answer(person.telefone, 'E a minha segunda via da conta, chega?')
    await answer(person.telefone, 'Obrigado pela mensagem de aniversário, gente', { referencia: older })
    const texts = async ({ call }: typeof manager) =>
      (await call.communicationReplies.list({ q: 'dois contratos' })).dados.map(({ texto }) => texto)
    expect(await texts(other)).toEqual(['E a minha segunda via da conta, chega?'])
    expect(await texts(manager)).toEqual(['Obrigado pela mensagem de aniversário, gente'])
  })

  it('of WhatsApp count by their text, button or list, and are stored without a text too', async () => {
    await makeCustomer(db, razao, { telefone: '47991007001', codpessoa: 'W1' })
    const from = '5547991007001'
    const value = (messages: object[]) => ({ entry: [{ changes: [{ value: { messages } }] }] })
    await tell(
      'whatsapp',
      value([
        { id: 'w1', from, type: 'audio', audio: { id: '1' } },
        { id: 'w2', from, type: 'text', text: { body: 'Vocês atendem em Joinville também, no centro?' } },
      ]),
    )
    const replies = await manager.call.communicationReplies.list({
      filtro: { cod_cliente: 'W1' },
      sort: 'id',
    })
    expect(replies.dados.map(({ texto }) => texto)).toEqual([
      '(áudio)',
      'Vocês atendem em Joinville também, no centro?',
    ])
    const interactive = { type: 'button_reply', button_reply: { id: '1', title: 'Parar de receber' } }
    await tell('whatsapp', value([{ id: 'w3', from, type: 'interactive', interactive }]))
    expect(await channels('W1')).toMatchObject([{ whatsapp: false, sms: true }])
  })

  it('can be made restrictions by a person like an answered SAIR, for that provider only (docs/marketing.md#replies)', async () => {
    const telefone = '47991008001'
    await makeCustomer(db, razao, { telefone, codpessoa: 'C1' })
    await makeCustomer(db, vetorial, { telefone, codpessoa: 'C1' })
    const id_pessoa = await db
      .selectFrom('relationship_dados_pessoas')
      .where('codpessoa', '=', 'C1')
      .where('id_empresa', '=', razao)
      .select('id')
      .executeTakeFirstOrThrow()
    await sent(razao, id_pessoa.id, '2026-08-01')
    await answer(telefone, 'por gentileza me tirem desta lista de mensagens')
    const [reply] = (await manager.call.communicationReplies.list({ filtro: { cod_cliente: 'C1' } })).dados
    await expect(reader.call.communicationReplies.restrict({ id: reply!.id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(other.call.communicationReplies.restrict({ id: reply!.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await manager.call.communicationReplies.restrict({ id: reply!.id })
    expect(await channels('C1')).toEqual([{ id_empresa: razao, sms: false, whatsapp: true, email: true }])
    const [after] = (await manager.call.communicationReplies.list({ filtro: { cod_cliente: 'C1' } })).dados
    expect(after!.situacao).toBe('restrita')
  })

  it.each(['restrict', 'SAIR'])(
    'restrict the customer of the message, whose telephone is another one since: %s (docs/marketing.md#opt-out)',
    async (how) => {
      const codpessoa = `N${how}`
      const id = await makeCustomer(db, razao, { telefone: '47991009001', codpessoa })
      const referencia = await sent(razao, id, '2026-08-01')
      await sql`update campanha_envio set destino = '5547991009001' where id = ${referencia}`.execute(db)
      if (how === 'restrict')
        await answer('47991009001', 'me tirem da lista, por favor, pessoal', { referencia })
      await db
        .updateTable('relationship_dados_pessoas')
        .set({ telefone: '47991009002' })
        .where('id', '=', id)
        .execute()
      if (how === 'SAIR') await answer('47991009001', 'SAIR', { referencia })
      else {
        const [reply] = (await manager.call.communicationReplies.list({ filtro: { cod_cliente: codpessoa } }))
          .dados
        await manager.call.communicationReplies.restrict({ id: reply!.id })
      }
      expect(await channels(codpessoa)).toEqual([
        { id_empresa: razao, sms: false, whatsapp: true, email: true },
      ])
    },
  )

  it('from an unknown contact can be read and closed by everybody, and cannot become a restriction', async () => {
    await answer('5511900000000', 'quem são vocês e como conseguiram meu número?')
    const [reply] = (await manager.call.communicationReplies.list({ q: 'conseguiram' })).dados
    expect(reply).toMatchObject({ cliente: null, provedor: null })
    await expect(manager.call.communicationReplies.restrict({ id: reply!.id })).rejects.toThrow(
      'Este contato não é de nenhum cliente.',
    )
    const headers = { authorization: `Bearer ${other.token}` }
    const seen = await app.inject({
      method: 'POST',
      url: `/v1/campanha/respostas/${reply!.id}/vista`,
      headers,
    })
    expect(seen.json()).toEqual({
      update_campanha_resposta: { returning: [{ id: reply!.id, situacao: 'vista' }] },
    })
    const listed = await app.inject({
      method: 'POST',
      url: '/v1/campanha/respostas/filtro',
      headers,
      payload: { filtro: { situacao: 'vista' } },
    })
    expect(listed.json()).toMatchObject({ campanha_resposta: [{ id: reply!.id }], total: 1 })
  })
})
