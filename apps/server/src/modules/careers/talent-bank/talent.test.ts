import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import {
  makeApplication,
  makeCandidate,
  makeVacancy,
  type CandidateOverrides,
} from '../../../../test/factories/hiring.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const manager = await as({ roles: ['banco_talentos:gestor'], empresas: [ours], id_empresa: ours })
const pelotas = await cityNamed(db, 'Pelotas', 'RS')
const cangucu = await cityNamed(db, 'Canguçu', 'RS')
const tubarao = await cityNamed(db, 'Tubarão', 'SC')

let words = 0
/** A word that is in no other test's CVs. */
const newWord = () => `palavra${(words += 1)}zz`
const person = (nome: string, over: CandidateOverrides = {}) =>
  makeCandidate(db, { nome, email: `${nome.toLowerCase()}${(words += 1)}@example.com`, ...over })
const namesOf = ({ dados }: { dados: { nome: string | null }[] }) => dados.map(({ nome }) => nome)

describe('a search by words', () => {
  it('ranks by weights, says which words each person meets, and counts synonyms once', async () => {
    const [main, side] = [newWord(), newWord()]
    await person('Ana', { texto: `${main.toUpperCase()} e Emenda Óptica` })
    await person('Bia', { texto: `${side} ${main}` })
    await person('Caio', { texto: 'emenda optica' })
    await person('Davi', { texto: 'nada disso' })
    const palavras = [
      { termo: main, peso: 5, sinonimos: [] },
      { termo: side, peso: 2, sinonimos: [`emenda óptica`] },
    ]
    const { dados, total } = await manager.call.talentBank.list({ palavras })
    expect(total).toBe(3)
    expect(dados.map(({ nome, pontuacao, termos }) => [nome, pontuacao, termos])).toEqual([
      ['Bia', 100, [main, side]],
      ['Ana', 100, [main, side]],
      ['Caio', 29, [side]],
    ])
  })

  it('takes a word alone as one of weight 1 without synonyms, also by REST', async () => {
    const word = newWord()
    await person('Fabia', { texto: word })
    const headers = { authorization: `Bearer ${manager.token}` }
    const ask = (palavras: unknown) =>
      app.inject({ method: 'POST', url: '/v1/curriculo/busca', headers, payload: { palavras } })
    const [alone, whole] = [await ask([word]), await ask([{ termo: word }])]
    expect(alone.json()).toMatchObject({ total: 1, curriculo: [{ nome: 'Fabia', termos: [word] }] })
    expect(alone.json()).toEqual(whole.json())
    const short = await ask(['x'])
    expect([short.statusCode, Object.keys(short.json().campos)]).toEqual([422, ['palavras.0']])
  })

  it('meets "CNH B" by the licence, also one that holds B', async () => {
    const word = newWord()
    await person('Eva', { texto: word, cnh_categoria: 'AB' })
    await person('Fabio', { texto: word, cnh_categoria: 'A' })
    const { dados } = await manager.call.talentBank.list({
      palavras: [
        { termo: word, peso: 1 },
        { termo: 'CNH B', peso: 3 },
      ],
      filtro: { nome: { _in: ['Eva', 'Fabio'] } },
    })
    expect(dados.map(({ nome, pontuacao }) => [nome, pontuacao])).toEqual([
      ['Eva', 100],
      ['Fabio', 25],
    ])
  })

  it('puts the same city first among equals, then its micro-region (docs/hiring.md#talent-bank)', async () => {
    const word = newWord()
    const { id } = await db
      .insertInto('microrregiao')
      .values({ nome: `Sul ${word}`, id_empresa: ours })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('microrregiao_cidade')
      .values([pelotas, cangucu].map((id_cidade) => ({ id_microrregiao: id, id_cidade })))
      .execute()
    await person('Perto', { texto: word, id_cidade: pelotas })
    await person('Vizinha', { texto: word, id_cidade: cangucu })
    await person('Longe', { texto: word, id_cidade: tubarao })
    const { dados } = await manager.call.talentBank.list({ palavras: [{ termo: word }], perto_de: pelotas })
    expect(dados.map(({ nome, proximidade }) => [nome, proximidade])).toEqual([
      ['Perto', 'cidade'],
      ['Vizinha', 'microrregiao'],
      ['Longe', null],
    ])
  })

  it('goes page by page without repeating anybody, with filters', async () => {
    const word = newWord()
    for (let n = 0; n < 5; n += 1)
      await person(`Pagina${n}`, { texto: word, id_cidade: n < 4 ? pelotas : tubarao })
    const input = { palavras: [{ termo: word }], filtro: { id_cidade: pelotas }, limit: 3 }
    const first = await manager.call.talentBank.list(input)
    const second = await manager.call.talentBank.list({ ...input, depois: first.depois! })
    expect([first.total, second.total, second.depois]).toEqual([4, 4, null])
    expect(new Set([...namesOf(first), ...namesOf(second)]).size).toBe(4)
    expect(namesOf(await manager.call.talentBank.list({ ...input, offset: 3 }))).toEqual(namesOf(second))
    await expect(manager.call.talentBank.list({ ...input, depois: 'xx' })).rejects.toThrow('Dados inválidos.')
  })

  it('leaves anyone who is within the ages asked for, both ends included, with words and without', async () => {
    const word = newWord()
    const birthday = (age: number) => `${new Date().getFullYear() - age}-01-01`
    for (const age of [24, 25, 35, 36])
      await person(`Anos${age}`, { texto: word, data_nascimento: birthday(age) })
    const idade = { _gte: 25, _lte: 35 }
    const ranked = await manager.call.talentBank.list({ palavras: [{ termo: word }], filtro: { idade } })
    expect(namesOf(ranked).toSorted()).toEqual(['Anos25', 'Anos35'])
    const plain = await manager.call.talentBank.list({ filtro: { idade, nome: { _ilike: 'Anos' } } })
    expect(namesOf(plain).toSorted()).toEqual(['Anos25', 'Anos35'])
  })

  it('finds nobody who did not agree, was archived, or was switched off (docs/hiring.md#talent-bank)', async () => {
    const word = newWord()
    await person('Oculta', { texto: word, compartilhar_banco: false })
    const archived = await person('Arquivada', { texto: word })
    const gone = await person('Inativa', { texto: word })
    await person('Visivel', { texto: word })
    await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', gone).execute()
    expect(await manager.call.talentBank.archive({ ids: [archived] })).toEqual({ arquivados: 1 })
    expect(namesOf(await manager.call.talentBank.list({ palavras: [{ termo: word }] }))).toEqual(['Visivel'])
    expect(
      namesOf(await manager.call.talentBank.list({ filtro: { nome: { _in: ['Oculta', 'Arquivada'] } } })),
    ).toEqual([])
  })

  it('finds who was archived again once they agree again, on their page or with an application (docs/hiring.md#talent-bank)', async () => {
    const somebody = await as({ employee: false, nome: 'Zeca' })
    const { save, mine } = somebody.call.resume
    await save({ compartilhar_banco: true })
    const found = async () =>
      namesOf(await manager.call.talentBank.list({ filtro: { nome: { _in: ['Zeca'] } } }))
    const kept = async () =>
      (await somebody.call.ownData.get({ secao: 'curriculo', limit: 1 }))[0]!.linhas[0]!.compartilhar_banco
    const archive = async () => {
      await manager.call.talentBank.archive({ ids: [somebody.userId] })
      expect([await found(), (await mine()).compartilhar_banco]).toEqual([[], false])
      expect(await kept()).toBe(false)
    }
    await archive()
    await save({ areas_interesse: ['Redes'] })
    expect(await found()).toEqual([])
    await save({ compartilhar_banco: true })
    expect([await found(), (await mine()).compartilhar_banco]).toEqual([['Zeca'], true])
    await archive()
    const { id: id_vaga } = await makeVacancy(db, ours)
    const known = {
      cpf: '52998224725',
      telefone: '53999887766',
      data_nascimento: '1990-01-10',
      id_cidade: pelotas,
    }
    expect((await somebody.call.jobApplications.form({ id_vaga })).pessoa).toMatchObject({
      compartilhar_banco: false,
    })
    await somebody.call.jobApplications.submit({ id_vaga, aceite: true, ...known })
    expect(await found()).toEqual([])
    const { id: other } = await makeVacancy(db, ours)
    await somebody.call.jobApplications.submit({ id_vaga: other, aceite: true, compartilhar_banco: true })
    expect(await found()).toEqual(['Zeca'])
  })

  it('never knows gender, race or disability (docs/hiring.md#talent-bank)', async () => {
    const outside = await app.inject({
      method: 'POST',
      url: '/v1/curriculo/busca',
      headers: { authorization: `Bearer ${manager.token}` },
      payload: { filtro: { genero: 'F' } },
    })
    expect(outside.statusCode).toBe(422)
  })

  it('says where a word is, in the CV’s own words', async () => {
    const word = newWord()
    const id = await person('Trecho', { texto: `Trabalhei com ${word} em postes.`, cnh_categoria: 'C' })
    const reasons = await manager.call.talentBank.excerpts({
      id,
      palavras: [{ termo: word }, { termo: 'CNH B' }],
    })
    expect(reasons).toEqual([
      { termo: 'CNH B', onde: 'CNH', texto: 'Categoria C' },
      { termo: word, onde: 'Experiência', texto: `Auxiliar Rede Antiga Trabalhei com ${word} em postes.` },
    ])
    const readings = await db
      .selectFrom('acesso_dado_pessoal')
      .where('id_titular', '=', id)
      .where('id_usuario', '=', manager.userId)
      .select('id')
      .execute()
    expect(readings).toHaveLength(1)
  })
})

describe('the talent bank', () => {
  it('is for employees with its role: a guest is asked to sign in', async () => {
    const guest = await app.inject({ method: 'POST', url: '/v1/curriculo/busca', payload: {} })
    expect([guest.statusCode, guest.json().mensagem]).toEqual([401, 'Entre para continuar.'])
    for (const who of [
      { employee: true },
      { roles: ['banco_talentos:leitor'], employee: true },
      { roles: ['banco_talentos:gestor'], employee: false },
    ])
      await expect((await as(who)).call.talentBank.list({})).rejects.toThrow('Você não tem permissão')
    const hr = await as({ roles: ['rh:gestor'], empresas: [ours] })
    expect((await hr.call.talentBank.list({ limit: 1 })).dados).toHaveLength(1)
  })

  it('lists last job, education and how often somebody applied', async () => {
    const id = await person('Listada', { texto: 'x', id_cidade: pelotas, cnh_categoria: 'AB' })
    await db
      .insertInto('curriculo_formacao')
      .values({
        id_usuario: id,
        situacao: 'CONCLUIDO',
        descricao: 'Técnico em Eletrônica',
        ie: 'IFSul',
        data_inicio: '2012-01-01',
        data_fim: '2014-01-01',
      })
      .execute()
    await makeApplication(db, (await makeVacancy(db, ours)).id, id)
    const { dados } = await manager.call.talentBank.list({
      filtro: {
        nome: 'Listada',
        formacao: { _ilike: 'eletronica' },
        cnh_categoria: 'AB',
        idade: { _gte: 18 },
      },
    })
    expect(dados).toMatchObject([
      {
        nome: 'Listada',
        cidade: 'Pelotas',
        uf: 'RS',
        formacao: 'Técnico em Eletrônica',
        funcao: 'Auxiliar',
        cnh_categoria: 'AB',
        candidaturas: 1,
        pontuacao: null,
        termos: [],
      },
    ])
  })
})
