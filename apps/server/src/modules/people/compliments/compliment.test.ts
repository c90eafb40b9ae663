import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeEmployee } from '../../../../test/factories/staff.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const here = { roles: [], empresas: [ours], id_empresa: ours }
const hr = { roles: ['rh:gestor'], empresas: [ours], id_empresa: ours }
const forbidden = 'Você não tem permissão'
const admin = await as(superadmin)
const [category] = await admin.call.complimentCategories.create({
  objects: [{ titulo: 'Trabalho em equipe', color: '#2e7d32', icone: 'users' }],
})
const words = (id_funcionario: number, over = {}) => ({
  objects: [{ id_funcionario, id_categoria: category!.id, texto: 'Resolveu com calma.', ...over }],
})
const noticesOf = async (id: number) =>
  (
    await db
      .selectFrom('notificacao_usuario as n')
      .innerJoin('notificacao_mensagem as m', 'm.id', 'n.id_mensagem')
      .where('n.id_usuario', '=', id)
      .select('m.data')
      .execute()
  ).map(({ data }) => (data as { msg: string }).msg)

describe('a compliment', () => {
  it('goes to a colleague; they and their leader are notified', async () => {
    const author = await as({ ...here, nome: 'Lia Ramos' })
    const leader = await makeEmployee(db, { id_empresa: ours })
    const praised = await makeEmployee(db, { nome: 'Téo Lima', id_empresa: ours, id_gestor: leader })
    const [created] = await author.call.compliments.create(words(praised))
    expect(await author.call.compliments.get({ id: created!.id })).toMatchObject({
      id_remetente: author.userId,
      situacao: 'publicado',
      publico: true,
      editavel: true,
    })
    const reader = await as(here)
    expect((await reader.call.compliments.get({ id: created!.id })).editavel).toBe(false)
    expect(await noticesOf(praised)).toEqual(['Lia Ramos enviou um elogio para você.'])
    expect(await noticesOf(leader)).toEqual(['Téo Lima recebeu um elogio de Lia Ramos.'])
  })

  it('cannot be given to oneself, to strangers or to people who left, nor by candidates', async () => {
    const author = await as(here)
    await expect(author.call.compliments.create(words(author.userId))).rejects.toThrow(
      'Você não pode enviar um elogio para si mesmo.',
    )
    for (const person of [
      await makeEmployee(db, { id_empresa: theirs }),
      await makeEmployee(db, { id_empresa: ours, ativo: false }),
    ])
      await expect(author.call.compliments.create(words(person))).rejects.toThrow('Dados inválidos')
    const candidate = await as({ employee: false })
    await expect(candidate.call.compliments.list({})).rejects.toThrow(forbidden)
  })

  it('is changed by its author only, and for 24 hours (docs/people.md#praising-colleagues)', async () => {
    const author = await as(here)
    const praised = await as(here)
    const [created] = await author.call.compliments.create(
      words(praised.userId, { origem: 'cliente', cod_cliente: '77' }),
    )
    const { id } = created!
    await author.call.compliments.update({ id, texto: 'Resolveu rápido.' })
    expect((await author.call.compliments.get({ id })).cod_cliente).toBe('77')
    await author.call.compliments.update({ id, origem: 'colega' })
    expect((await author.call.compliments.get({ id })).cod_cliente).toBeNull()
    await expect(praised.call.compliments.update({ id, texto: 'Melhor ainda' })).rejects.toThrow(forbidden)
    await expect(author.call.compliments.update({ id, situacao: 'oculto' })).rejects.toThrow(forbidden)
    const manager = await as(hr)
    await expect(manager.call.compliments.update({ id, texto: 'Outro texto' })).rejects.toThrow(forbidden)
    await db
      .updateTable('elogio')
      .set({ created_at: new Date(Date.now() - 24 * 3_600_000 - 1000) })
      .where('id', '=', id)
      .execute()
    await expect(author.call.compliments.update({ id, texto: 'Tarde demais' })).rejects.toThrow(
      'O prazo para editar este elogio terminou.',
    )
  })

  it('changed by another request in between is not overwritten', async () => {
    const author = await as(here)
    const praised = await makeEmployee(db, { id_empresa: ours })
    const [created] = await author.call.compliments.create(words(praised))
    const seen = (await author.call.compliments.get({ id: created!.id })).updated_at.toISOString()
    await author.call.compliments.update({ id: created!.id, texto: 'Primeira mudança', updated_at: seen })
    await expect(
      author.call.compliments.update({ id: created!.id, texto: 'Segunda', updated_at: seen }),
    ).rejects.toThrow('alterado por outra pessoa')
  })

  it('that is private is seen by its two people, who leads, and HR; hidden, by its author and HR', async () => {
    const author = await as(here)
    const leader = await as(here)
    const praised = await as(here)
    await db
      .updateTable('rh_usuario')
      .set({ id_gestor: leader.userId })
      .where('id', '=', praised.userId)
      .execute()
    const bystander = await as(here)
    const stranger = await as({ roles: ['rh:gestor'], empresas: [theirs], id_empresa: theirs })
    const manager = await as(hr)
    const [created] = await author.call.compliments.create(words(praised.userId, { publico: false }))
    const { id } = created!
    const seenBy = async (...people: (typeof author)[]) => {
      const lists = await Promise.all(people.map((one) => one.call.compliments.list({ limit: 0 })))
      return lists.map(({ dados }) => dados.some((row) => row.id === id))
    }
    const all = [author, praised, leader, manager, bystander, stranger]
    expect(await seenBy(...all)).toEqual([true, true, true, true, false, false])
    await manager.call.compliments.moderate({ ids: [id], situacao: 'oculto' })
    expect(await seenBy(...all)).toEqual([true, false, false, true, false, false])
    await expect(stranger.call.compliments.moderate({ ids: [id], situacao: 'publicado' })).rejects.toThrow(
      'não encontrado',
    )
    await expect(stranger.call.compliments.remove({ id })).rejects.toThrow('não encontrado')
    await expect(author.call.compliments.remove({ id })).rejects.toThrow(forbidden)
    await manager.call.compliments.remove({ id })
  })

  it('takes one reaction from each person who sees it; they are deleted with it', async () => {
    const author = await as(here)
    const reader = await as(here)
    const stranger = await as({ roles: [], empresas: [theirs], id_empresa: theirs })
    const [created] = await author.call.compliments.create(
      words(await makeEmployee(db, { id_empresa: ours })),
    )
    const target = { tipo: 'elogio' as const, id_item: created!.id }
    await reader.call.reactions.react({ ...target, reacao: 'cake' })
    await reader.call.reactions.react({ ...target, reacao: 'favorite' })
    const candidate = await as({ ...here, employee: false })
    for (const other of [stranger, candidate])
      await expect(other.call.reactions.react({ ...target, reacao: 'cake' })).rejects.toThrow(
        'não encontrado',
      )
    expect(await reader.call.compliments.get({ id: created!.id })).toMatchObject({
      reacoes: { favorite: 1 },
      minha_reacao: 'favorite',
    })
    await admin.call.compliments.remove({ id: created!.id })
    expect(await db.selectFrom('reacao').selectAll().where('tipo', '=', 'elogio').execute()).toEqual([])
  })

  it('is listed by the person who received it', async () => {
    const author = await as(here)
    const praised = await makeEmployee(db, { id_empresa: ours })
    await author.call.compliments.create(words(praised))
    const { total } = await author.call.compliments.list({ filtro: { id_funcionario: praised } })
    expect(total).toBe(1)
    expect((await author.call.compliments.colleague({ id: praised })).id).toBe(praised)
    const away = await makeEmployee(db, { id_empresa: theirs })
    await expect(author.call.compliments.colleague({ id: away })).rejects.toThrow('não encontrado')
  })
})

describe('over REST', () => {
  it('GET /v1/elogios answers what the person may see, and guests are asked to sign in', async () => {
    const author = await as(here)
    const praised = await makeEmployee(db, { id_empresa: ours })
    const headers = { authorization: `Bearer ${author.token}` }
    const created = await app.inject({
      method: 'POST',
      url: '/v1/elogio',
      headers,
      payload: { object: { id_funcionario: praised, id_categoria: category!.id, texto: 'Muito bom.' } },
    })
    const { id } = created.json().insert_elogio.returning[0]
    const wall = await app.inject({ url: `/v1/elogios?filtro={"id_funcionario":${praised}}`, headers })
    expect(wall.json()).toMatchObject({ total: 1, elogio: [{ id, texto: 'Muito bom.' }] })
    expect((await app.inject({ url: '/v1/elogios' })).statusCode).toBe(401)
    const changed = await app.inject({
      method: 'PUT',
      url: `/v1/elogio/${id}`,
      headers,
      payload: { texto: 'Ótimo.' },
    })
    expect(changed.json().update_elogio.returning[0].id).toBe(id)
    expect((await app.inject({ url: `/v1/elogio/${id}`, headers })).json().elogio_by_pk.texto).toBe('Ótimo.')
    expect((await app.inject({ method: 'DELETE', url: `/v1/elogio/${id}`, headers })).statusCode).toBe(403)
    const asAdmin = { authorization: `Bearer ${admin.token}` }
    const gone = await app.inject({ method: 'DELETE', url: `/v1/elogio/${id}`, headers: asAdmin })
    expect(gone.json()).toEqual({ delete_elogio: { affected_rows: 1 } })
  })

  it('maintains categories; one in use cannot be deleted', async () => {
    const headers = { authorization: `Bearer ${admin.token}` }
    const url = '/v1/elogio/categoria'
    const payload = { object: { titulo: 'Agilidade', color: '#D9661F', icone: 'zap' } }
    const created = await app.inject({ method: 'POST', url, headers, payload })
    const { id } = created.json().insert_elogio_categoria.returning[0]
    expect((await app.inject({ method: 'POST', url, headers, payload })).json().mensagem).toBe(
      'Já existe uma categoria com este título.',
    )
    expect((await app.inject({ url, headers })).json().total).toBe(2)
    expect((await app.inject({ method: 'DELETE', url: `${url}/${id}`, headers })).statusCode).toBe(200)
    const author = await as(here)
    await author.call.compliments.create(words(await makeEmployee(db, { id_empresa: ours })))
    const used = await app.inject({ method: 'DELETE', url: `${url}/${category!.id}`, headers })
    expect([used.statusCode, used.json().mensagem]).toEqual([
      409,
      'Este registro está em uso e não pode ser excluído.',
    ])
    await expect(author.call.complimentCategories.create({ objects: [payload.object] })).rejects.toThrow(
      forbidden,
    )
    expect(await author.call.complimentCategories.options()).toHaveLength(1)
  })

  it('answers the categories to who may send one', async () => {
    const author = await as(here)
    const read = async (url: string, token: string) =>
      (await app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode
    expect(await read('/v1/elogio/categoria', author.token)).toBe(200)
    expect(await read(`/v1/elogio/categoria/${category!.id}`, author.token)).toBe(200)
    const { token: candidate } = await as({ employee: false })
    expect(await read('/v1/elogio/categoria', candidate)).toBe(403)
  })
})
