import type { NoticeModule } from '@intranet/contract/content/notice-kinds'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { notify } from '../../../platform/notify.ts'
import { inTransaction } from '../../../platform/transaction.ts'

const { db, as, app } = await testWorld()

const raise = (usuarios: number[], modulo: NoticeModule, msg: string, remetente: number | null = null) =>
  notify(db, { remetente, usuarios, data: { modulo, msg, rota: '/news/list' } })

describe('notifications', () => {
  it('name their sender and where they lead', async () => {
    const sender = await as({ nome: 'Ana Souza' })
    const me = await as({})
    await raise([me.userId], 'novidades', 'Saiu uma novidade', sender.userId)
    expect(await me.call.notifications.unread()).toEqual({ total: 1 })
    const [general] = await me.call.notifications.list()
    expect(general).toMatchObject({
      lido: false,
      remetente: { nome: 'Ana Souza' },
      data: { modulo: 'novidades', msg: 'Saiu uma novidade', rota: '/news/list' },
    })
  })

  it('come a page at a time, newest first', async () => {
    const me = await as({})
    for (const msg of ['um', 'dois', 'três']) await raise([me.userId], 'rh', msg)
    const first = await me.call.notifications.list({ limit: 2 })
    const rest = await me.call.notifications.list({ limit: 2, antes: first[1]!.id_mensagem })
    expect([...first, ...rest].map(({ data }) => data.msg)).toEqual(['três', 'dois', 'um'])
  })

  it('come as many at a time as the Parâmetro says, where nobody asks for a number', async () => {
    const me = await as({})
    for (let n = 0; n < 7; n++) await raise([me.userId], 'rh', `Aviso ${n}`)
    const admin = await as(superadmin)
    await admin.call.parameters.update({ notificacao_pagina: 5 })
    expect(await me.call.notifications.list()).toHaveLength(5)
    expect(await me.call.notifications.list({ limit: 6 })).toHaveLength(6)
  })

  it('are marked read one by one or all, and only one’s own (docs/content.md#notices)', async () => {
    const me = await as({})
    const colleague = await as({})
    await raise([me.userId, colleague.userId], 'rh', 'Para dois')
    await raise([me.userId], 'incidentes', 'Queda')
    const [notice] = await me.call.notifications.list()
    const { id_mensagem } = notice!
    await me.call.notifications.markRead({ objects: [{ id_mensagem }] })
    expect(await me.call.notifications.unread()).toEqual({ total: 1 })
    expect((await colleague.call.notifications.unread()).total).toBe(1)
    expect(await me.call.notifications.markAllRead()).toEqual({ lidas: 1 })
    expect(await me.call.notifications.unread()).toEqual({ total: 0 })
  })

  it('that arrived after the list was shown stay unread when all are marked', async () => {
    const me = await as({})
    await raise([me.userId], 'rh', 'vista')
    const [seen] = await me.call.notifications.list()
    await raise([me.userId], 'rh', 'nova')
    await me.call.notifications.markAllRead({ ate: seen!.id_mensagem })
    expect((await me.call.notifications.list()).map(({ data }) => data.msg)).toEqual(['nova'])
  })

  it('are raised once per key, in the transaction of what they are about (docs/content.md#two-bells)', async () => {
    const me = await as({})
    const notice = { remetente: null, usuarios: [me.userId], data: { modulo: 'rh' as const, msg: 'Prazo' } }
    const chave = `prazo-${me.userId}`
    const failed = inTransaction(db, null, async (open) => {
      await notify(open, { ...notice, chave })
      throw new Error('refused')
    })
    await expect(failed).rejects.toThrow('refused')
    expect(await me.call.notifications.unread()).toEqual({ total: 0 })
    await Promise.all([notify(db, { ...notice, chave }), notify(db, { ...notice, chave })])
    await notify(db, { ...notice, chave: `${chave}-outro` })
    expect(await me.call.notifications.unread()).toEqual({ total: 2 })
  })

  it('go to nobody who was switched off, and once to anyone who is named twice', async () => {
    const gone = await as({ ativo: true })
    await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', gone.userId).execute()
    const me = await as({})
    await raise([me.userId, me.userId, gone.userId], 'rh', 'x')
    expect((await me.call.notifications.unread()).total).toBe(1)
    expect((await gone.call.notifications.unread()).total).toBe(0)
  })

  it('are for anyone who signed in', async () => {
    const guest = await as(null)
    await expect(guest.call.notifications.unread()).rejects.toThrow('Entre para continuar.')
  })
})

describe('POST /v1/notificacao/usuario', () => {
  const post = (token: string, payload: object) =>
    app.inject({
      method: 'POST',
      url: '/v1/notificacao/usuario',
      headers: { authorization: `Bearer ${token}` },
      payload,
    })

  it('marks one’s own as read, and refuses somebody else’s id without marking anything', async () => {
    const me = await as({})
    const colleague = await as({})
    await raise([colleague.userId], 'rh', 'a dele')
    await raise([me.userId, colleague.userId], 'rh', 'x')
    const [{ id_mensagem } = { id_mensagem: 0 }] = await me.call.notifications.list()
    const theirs = (await colleague.call.notifications.list()).find(({ data }) => data.msg === 'a dele')!
    const refused = async (objects: object[]) => (await post(me.token, { objects })).statusCode
    expect(await refused([{ id_mensagem, id_usuario: colleague.userId }])).toBe(403)
    expect(await refused([{ id_mensagem }, { id_mensagem: theirs.id_mensagem }])).toBe(404)
    expect(await refused([{ id_mensagem: 987_654 }])).toBe(404)
    expect((await me.call.notifications.unread()).total).toBe(1)
    const answer = await post(me.token, { objects: [{ id_mensagem, id_usuario: me.userId }] })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      insert_notificacao_usuario: { returning: [{ id_mensagem, id_usuario: me.userId }] },
    })
    expect((await colleague.call.notifications.unread()).total).toBe(2)
  })

  it('shows its text when it cannot', async () => {
    const me = await as({})
    const answer = await post(me.token, { objects: [{ id_mensagem: 'x' }] })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().mensagem).toBe('Ocorreu algum erro ao marcar as notificações como lidas')
    const guest = await post('', { objects: [{ id_mensagem: 'x' }] })
    expect(guest.statusCode).toBe(401)
  })
})

describe('a notice of HR', async () => {
  const provider = await makeProvider(db)
  const keeper = () => as({ roles: ['rh:gestor'], empresas: [provider], employee: true })

  it('reaches people of its sender’s providers, once each, and is in its sender’s history', async () => {
    const sender = await keeper()
    const reader = await as({ id_empresa: provider })
    const input = {
      usuarios: [reader.userId, reader.userId],
      msg: ' Falta o departamento. ',
      rota: '/users/my-data',
    }
    const sent = await sender.call.notifications.send(input)
    expect(sent.enviadas).toBe(1)
    const [row] = await reader.call.notifications.list()
    expect(row).toMatchObject({ data: { msg: 'Falta o departamento.', rota: '/users/my-data' } })
    const asked = { tabelas: ['notificacao_mensagem' as const], id_item: sent.id_mensagem }
    for (const who of [sender, await as(superadmin)])
      expect(await who.call.history.list(asked)).toMatchObject([
        { operacao: 'INSERT', new_data: { msg: 'Falta o departamento.' } },
      ])
    expect(await (await keeper()).call.history.list(asked)).toEqual([])
  })

  it('is refused for others’ people, elsewhere’s addresses, more than 500, and without the level', async () => {
    const sender = await keeper()
    const foreign = await as({ id_empresa: await makeProvider(db) })
    const own = await as({ id_empresa: provider })
    const asked = { usuarios: [own.userId], msg: 'Oi' }
    const bad = { code: 'UNPROCESSABLE_CONTENT' }
    await expect(
      sender.call.notifications.send({ ...asked, usuarios: [own.userId, foreign.userId] }),
    ).rejects.toMatchObject(bad)
    await expect(sender.call.notifications.send({ ...asked, rota: '//x.example' })).rejects.toMatchObject(bad)
    await expect(
      sender.call.notifications.send({ ...asked, usuarios: Array.from({ length: 501 }, (_, n) => n + 1) }),
    ).rejects.toMatchObject(bad)
    expect(await own.call.notifications.list()).toEqual([])
    await expect(own.call.notifications.send(asked)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('goes out ten times an hour', async () => {
    const sender = await keeper()
    const reader = await as({ id_empresa: provider })
    for (let count = 0; count < 10; count += 1)
      await sender.call.notifications.send({ usuarios: [reader.userId], msg: `Aviso ${count}` })
    await expect(
      sender.call.notifications.send({ usuarios: [reader.userId], msg: 'Mais um' }),
    ).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})
