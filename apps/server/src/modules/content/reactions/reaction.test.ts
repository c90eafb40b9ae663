import { todayInBrazil } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import type { ReactionKey, ReactionTarget } from '@intranet/contract/content/reaction-labels'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeNews } from '../../../../test/factories/news.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const editor = await as({ roles: ['novidades:gestor'], empresas: [ours] })
const reader = await as({ empresas: [ours], id_empresa: ours })
const colleague = await as({ empresas: [ours], id_empresa: ours })
const stranger = await as({ empresas: [theirs], id_empresa: theirs })
const candidate = await as({ employee: false })
const today = todayInBrazil()
const year = Number(today.slice(0, 4))

const notThere = 'Registro não encontrado.'
const react =
  (tipo: ReactionTarget, id_item: number) =>
  (reacao: ReactionKey | null, who = reader) =>
    who.call.reactions.react({ tipo, id_item, reacao })

describe('reactions', () => {
  it('are one per person: changed, taken back, and counted once however often they are sent (docs/content.md#reactions)', async () => {
    const id_item = await makeNews(db)
    const give = react('novidade', id_item)
    expect(await give('cake')).toEqual({ reacoes: { cake: 1 }, minha_reacao: 'cake' })
    expect(await give('favorite', stranger)).toMatchObject({ reacoes: { cake: 1, favorite: 1 } })
    expect(await give('favorite')).toEqual({ reacoes: { favorite: 2 }, minha_reacao: 'favorite' })
    expect(await give(null)).toEqual({ reacoes: { favorite: 1 }, minha_reacao: null })
    expect(await give(null)).toEqual({ reacoes: { favorite: 1 }, minha_reacao: null })
    await Promise.all(Array.from({ length: 50 }, () => give('cake')))
    const [card] = (await reader.call.news.feed({ limit: 60 })).dados.filter(({ id }) => id === id_item)
    expect(card).toMatchObject({ reacoes: { cake: 1, favorite: 1 }, minha_reacao: 'cake' })
  })

  it('of fifty people at once all count, and go with their record', async () => {
    const id_item = await makeNews(db, { id_empresa: ours })
    const people = await Promise.all(Array.from({ length: 50 }, () => as({ id_empresa: ours })))
    await Promise.all(people.map((one) => react('novidade', id_item)('thumb_up', one)))
    expect(await reader.call.reactions.get({ tipo: 'novidade', id_item })).toEqual({
      reacoes: { thumb_up: 50 },
      minha_reacao: null,
    })
    await editor.call.news.remove({ id: id_item })
    expect(await db.selectFrom('reacao').where('id_item', '=', id_item).selectAll().execute()).toEqual([])
  })

  it('of one record are not those of another kind with the same number', async () => {
    const id_item = await makeNews(db)
    await react('novidade', id_item)('cake')
    await db
      .insertInto('reacao')
      .values({ tipo: 'elogio', id_item, id_usuario: colleague.userId, reacao: 'cake' })
      .execute()
    expect(await reader.call.reactions.get({ tipo: 'novidade', id_item })).toMatchObject({
      reacoes: { cake: 1 },
    })
  })
})

describe('who may react', () => {
  const refused = async (tipo: ReactionTarget, id_item: number, who: typeof reader) => {
    await expect(react(tipo, id_item)('cake', who)).rejects.toThrow(notThere)
    await expect(who.call.reactions.get({ tipo, id_item })).rejects.toThrow(notThere)
  }

  it('to a publication: its audience', async () => {
    const id_item = await makeNews(db, { id_empresa: ours })
    await react('novidade', id_item)('cake')
    await refused('novidade', id_item, stranger)
    await refused('novidade', id_item, candidate)
    await refused('novidade', await makeNews(db, { ativo: false, id_empresa: ours }), reader)
  })

  it('to a birthday of this year: colleagues, unless the person keeps it to themselves', async () => {
    await db
      .updateTable('rh_usuario')
      .set({ data_nascimento: `1990${today.slice(4)}`, data_admissao: `${year - 3}${today.slice(4)}` })
      .where('id', '=', colleague.userId)
      .execute()
    const item = colleague.userId * 10_000 + year
    expect(await react('aniversario', item)('cake')).toMatchObject({ reacoes: { cake: 1 } })
    expect(await react('tempo_casa', item)('thumb_up')).toMatchObject({ reacoes: { thumb_up: 1 } })
    await refused('aniversario', item, stranger)
    await refused('tempo_casa', item, stranger)
    await refused('aniversario', item - 1, reader)
    await db
      .updateTable('rh_usuario')
      .set({ exibir_aniversario: false })
      .where('id', '=', colleague.userId)
      .execute()
    await refused('aniversario', item, reader)
  })

  it('to a compliment: people who see it, while it is published', async () => {
    const { id: id_categoria } = await db
      .insertInto('elogio_categoria')
      .values({ titulo: 'Equipe', color: '#2e7d32', icone: 'users' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [made] = await reader.call.compliments.create({
      objects: [{ id_funcionario: colleague.userId, id_categoria, texto: 'Muito bom.' }],
    })
    expect(await react('elogio', made!.id)('favorite', colleague)).toMatchObject({ reacoes: { favorite: 1 } })
    await refused('elogio', made!.id, stranger)
    await refused('elogio', made!.id, candidate)
    const other = await as({ id_empresa: ours, empresas: [ours] })
    await db.updateTable('elogio').set({ situacao: 'oculto' }).where('id', '=', made!.id).execute()
    await refused('elogio', made!.id, other)
  })
})

describe('POST /v1/reacao', () => {
  const post = (token: string | null, payload: object) =>
    app.inject({
      method: 'POST',
      url: '/v1/reacao',
      headers: token ? { authorization: `Bearer ${token}` } : {},
      payload,
    })

  it('answers the counts and the own reaction', async () => {
    const id_item = await makeNews(db)
    const answer = await post(reader.token, { object: { tipo: 'novidade', id_item, reacao: 'cake' } })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { reacao: { reacoes: { cake: 1 }, minha_reacao: 'cake' } },
    ])
  })

  it('refuses guests, unknown reactions and unknown kinds', async () => {
    const good = { tipo: 'novidade', id_item: 1, reacao: 'cake' }
    expect((await post(null, good)).statusCode).toBe(401)
    for (const wrong of [{ reacao: 'fire' }, { tipo: 'lead' }, { id_item: 'um' }, { id_item: -1 }])
      expect((await post(reader.token, { ...good, ...wrong })).statusCode).toBe(422)
  })
})
