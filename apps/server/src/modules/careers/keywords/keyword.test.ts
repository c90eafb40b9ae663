import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeApplication, makeCandidate, makeVacancy } from '../../../../test/factories/hiring.ts'
import { rescorePending, rescoreVacancy } from './rescore.service.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const manager = await as({ roles: ['banco_talentos:gestor'], empresas: [ours], id_empresa: ours })
const words = [
  ['fibra', 5],
  ['CNH B', 3],
  ['escada', 2],
] as const

const scoreOf = async (id: number) =>
  (await db.selectFrom('candidatura').where('id', '=', id).select('pontuacao').executeTakeFirstOrThrow())
    .pontuacao

describe('the score', () => {
  it('of fibra(5), CNH B(3) and escada(2) is 80 with fibra and a licence B, and 0 without any (docs/hiring.md#keywords)', async () => {
    const { id } = await makeVacancy(db, ours, { titulo_vaga: 'Técnico de Campo', vagas: 2, palavras: words })
    const able = await makeCandidate(db, { texto: 'Emenda de FIBRA óptica', cnh_categoria: 'B' })
    const other = await makeCandidate(db, { texto: 'Atendimento ao cliente' })
    const [one, two] = [await makeApplication(db, id, able), await makeApplication(db, id, other)]
    expect([await scoreOf(one), await scoreOf(two)]).toEqual([80, 0])
    const { termos } = await manager.call.applicants.get({ id: one })
    expect(termos.map(({ termo, peso, atendido }) => [termo, peso, atendido])).toEqual([
      ['fibra', 5, true],
      ['CNH B', 3, true],
      ['escada', 2, false],
    ])
  })

  it('ignores accents and case, counts synonyms once, and follows the CV (docs/hiring.md#keywords)', async () => {
    const { id } = await makeVacancy(db, ours, {
      palavras: [
        ['óptica', 3, 'FTTH', 'fibra'],
        ['técnico em redes', 1],
      ],
    })
    const person = await makeCandidate(db, { texto: 'OPTICA e ftth, fibra' })
    const application = await makeApplication(db, id, person)
    expect(await scoreOf(application)).toBe(75)
    await db
      .updateTable('curriculo_experiencia')
      .set({ descricao: 'Tecnico em Redes' })
      .where('id_usuario', '=', person)
      .execute()
    expect(await scoreOf(application)).toBe(25)
  })
})

describe('the words of a vacancy', () => {
  it('changed score its applications again, and lose their score with the last word', async () => {
    const { id: id_vaga } = await makeVacancy(db, ours)
    const person = await makeCandidate(db, { texto: 'fibra' })
    const application = await makeApplication(db, id_vaga, person)
    expect(await scoreOf(application)).toBeNull()
    const [fibra] = await manager.call.keywords.create({ id_vaga, objects: [{ termo: 'Fibra', peso: 3 }] })
    expect(await scoreOf(application)).toBe(100)
    const [escada] = await manager.call.keywords.create({ id_vaga, objects: [{ termo: 'escada' }] })
    expect(await scoreOf(application)).toBe(75)
    await manager.call.keywords.update({ id: escada!.id, peso: 3 })
    expect(await scoreOf(application)).toBe(50)
    await manager.call.keywords.remove({ id: fibra!.id })
    expect(await scoreOf(application)).toBe(0)
    await manager.call.keywords.remove({ id: escada!.id })
    expect(await scoreOf(application)).toBeNull()
  })

  it('stand once, whatever their accents, and are read by weight', async () => {
    const { id: id_vaga } = await makeVacancy(db, ours)
    await manager.call.keywords.create({
      id_vaga,
      objects: [{ termo: 'Óptica' }, { termo: 'fusão', peso: 4 }],
    })
    await expect(manager.call.keywords.create({ id_vaga, objects: [{ termo: 'optica' }] })).rejects.toThrow(
      'Este termo já está na lista.',
    )
    const { termos, vaga, repontuacao } = await manager.call.keywords.list({ id_vaga })
    expect(termos.map(({ termo, peso }) => [termo, peso])).toEqual([
      ['fusão', 4],
      ['Óptica', 1],
    ])
    expect(vaga).toMatchObject({ id: id_vaga, cidade: 'Pelotas', uf: 'RS', recebe: true })
    expect(repontuacao).toBeNull()
  })

  it('offered to all lend their synonyms to a vacancy’s word that came without (docs/hiring.md#keywords)', async () => {
    await manager.call.keywords.create({
      objects: [{ termo: 'roteador', sinonimos: ['router', 'mikrotik'] }],
    })
    const { id: id_vaga } = await makeVacancy(db, ours)
    await manager.call.keywords.create({
      id_vaga,
      objects: [{ termo: 'roteador' }, { termo: 'escada', sinonimos: ['altura'] }],
    })
    const { termos } = await manager.call.keywords.list({ id_vaga })
    expect(termos.map(({ termo, sinonimos }) => [termo, sinonimos])).toEqual([
      ['escada', ['altura']],
      ['roteador', ['router', 'mikrotik']],
    ])
  })

  it('are a manager’s to write, and of another provider not there', async () => {
    const elsewhere = await makeVacancy(db, await makeProvider(db), { palavras: words })
    await expect(manager.call.keywords.list({ id_vaga: elsewhere.id })).rejects.toThrow(
      'Registro não encontrado.',
    )
    const [{ id }] = (await db
      .selectFrom('palavra_chave')
      .where('id_vaga', '=', elsewhere.id)
      .select('id')
      .execute()) as [{ id: number }]
    await expect(manager.call.keywords.update({ id, peso: 1 })).rejects.toThrow('Registro não encontrado.')
    const asker = await as({ roles: ['banco_talentos:solicitante'], empresas: [ours], id_empresa: ours })
    const own = await makeVacancy(db, ours, { id_usuario: asker.userId })
    await expect(
      asker.call.keywords.create({ id_vaga: own.id, objects: [{ termo: 'fibra' }] }),
    ).rejects.toThrow('Você não tem permissão para realizar esta ação.')
    expect((await asker.call.keywords.list({ id_vaga: own.id })).termos).toEqual([])
  })

  it('answer by REST in the shapes of all lists', async () => {
    const { id: id_vaga } = await makeVacancy(db, ours)
    const headers = { authorization: `Bearer ${manager.token}` }
    const made = await app.inject({
      method: 'POST',
      url: `/v1/vaga/${id_vaga}/palavra-chave`,
      headers,
      payload: { objects: [{ termo: 'fibra', peso: 5 }] },
    })
    const { id } = made.json().insert_palavra_chave.returning[0]
    const read = await app.inject({
      method: 'POST',
      url: '/v1/palavra-chave/filtro',
      headers,
      payload: { id_vaga },
    })
    expect(read.json().termos).toMatchObject([{ id, termo: 'fibra', peso: 5 }])
    const changed = await app.inject({
      method: 'PUT',
      url: `/v1/palavra-chave/${id}`,
      headers,
      payload: { object: { peso: 2 } },
    })
    expect(changed.json().update_palavra_chave.returning[0].id).toBe(id)
    const gone = await app.inject({ method: 'DELETE', url: `/v1/palavra-chave/${id}`, headers })
    expect(gone.json()).toEqual({ delete_palavra_chave: { affected_rows: 1 } })
  })
})

describe('scoring in the background', () => {
  it('goes in parts with its progress, and begins again where a word changes meanwhile (docs/hiring.md#keywords)', async () => {
    const { id: id_vaga } = await makeVacancy(db, ours)
    const people = await Promise.all(
      Array.from({ length: 5 }, (_, place) => makeCandidate(db, { texto: place < 2 ? 'fibra' : 'nada' })),
    )
    const ids = await Promise.all(people.map((person) => makeApplication(db, id_vaga, person)))
    const changeWord = (termo: string) =>
      db.insertInto('palavra_chave').values({ id_vaga, termo, peso: 1 }).execute()
    await changeWord('fibra')
    const progress = async () => (await manager.call.keywords.list({ id_vaga })).repontuacao
    expect(await progress()).toEqual({ total: 5, feitas: 0 })
    const { scorePart } = await import('./rescore.queries.ts')
    expect(await scorePart(db, id_vaga, 2)).toEqual({ feitas: 2, fim: false })
    expect(await progress()).toEqual({ total: 5, feitas: 2 })
    await changeWord('escada')
    expect(await progress()).toEqual({ total: 5, feitas: 0 })
    await rescorePending(db)
    expect(await progress()).toBeNull()
    const scores = await Promise.all(ids.map(scoreOf))
    expect(scores).toEqual([50, 50, 0, 0, 0])
  })

  it('done twice, or by two at once, counts the same', async () => {
    const { id: id_vaga } = await makeVacancy(db, ours, { palavras: words })
    const application = await makeApplication(db, id_vaga, await makeCandidate(db, { texto: 'escada' }))
    await Promise.all([rescoreVacancy(db, id_vaga, 1), rescoreVacancy(db, id_vaga, 1)])
    expect(await scoreOf(application)).toBe(20)
  })
})
