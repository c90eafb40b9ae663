import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { purgeTraces } from './faq-search.queries.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const support = await makeDepartment(db, ours)
const manager = await as({ roles: ['perguntas_frequentes:gestor'], empresas: [ours] })
const farManager = await as({ roles: ['perguntas_frequentes:gestor'], empresas: [theirs] })
const author = await as({ roles: ['perguntas_frequentes:solicitante'], empresas: [ours] })
const employee = await as({ id_empresa: ours, empresas: [ours], id_departamento: support })
const stranger = await as({ id_empresa: theirs, empresas: [theirs] })
const candidate = await as({ employee: false })
const guest = await as(null)

const [{ id: category }, { id: other }] = (await manager.call.faqCategories.create({
  objects: [
    { titulo: 'Ponto', color: '#0e7490', icone: 'calendar', ordem: 1 },
    { titulo: 'Benefícios', color: '#be185d', icone: 'heart', ordem: 2 },
  ],
})) as [{ id: number }, { id: number }]

const base = { resposta: '<p>Fale com o RH<script>x()</script></p>', id_categoria: category, ativo: true }
const create = async (pergunta: string, fields: object = {}, who = manager) =>
  (await who.call.faq.create({ objects: [{ ...base, pergunta, ...fields }] }))[0]!.id
const found = async (who: { call: typeof guest.call }, busca?: string) =>
  (await who.call.faq.search(busca ? { busca } : {})).dados.map(({ pergunta }) => pergunta)

const holidays = await create('Férias: como solicitar?', { palavras_chave: 'descanso' })
const vacancy = await create('Como me candidato?', { publico: true })
const ownProvider = await create('Onde fica a sede?', { id_empresa: ours })
const ownDepartment = await create('Escala do suporte', { id_empresa: ours, id_departamento: support })
await create('Fora do ar', { ativo: false })

it('is for a department of the whole group at one provider; not for another provider’s (docs/content.md#provider-and-department)', async () => {
  const sales = await makeDepartment(db, null)
  const seller = await as({ id_empresa: ours, empresas: [ours], id_departamento: sales })
  await create('Comissão', { id_empresa: ours, id_departamento: sales, ativo: false }, author)
  await create('Meta', { id_empresa: ours, id_departamento: sales })
  expect(await found(seller, 'meta')).toEqual(['Meta'])
  expect(await found(employee)).not.toContain('Meta')
  const far = await makeDepartment(db, theirs)
  await expect(create('Longe', { id_empresa: ours, id_departamento: far })).rejects.toThrow('Dados inválidos')
})

describe('searching the FAQ', () => {
  it('finds without accents in question, answer and keywords (docs/content.md#searches)', async () => {
    expect(await found(employee, 'ferias')).toEqual(['Férias: como solicitar?'])
    expect(await found(employee, 'DESCANSO')).toEqual(['Férias: como solicitar?'])
    expect((await found(employee, 'fale rh')).length).toBe(4)
    expect(await found(employee, '100%')).toEqual([])
  })

  it('lists the most viewed first when nothing is searched, each person counting once per day', async () => {
    await employee.call.faq.view({ id: ownProvider })
    await employee.call.faq.view({ id: ownProvider })
    await manager.call.faq.view({ id: ownProvider })
    expect((await found(employee))[0]).toBe('Onde fica a sede?')
    expect((await manager.call.faq.get({ id: ownProvider })).visualizacoes).toBe(2)
  })

  it('shows guests and candidates only what is public, and others only what reaches them (docs/content.md#public-questions)', async () => {
    expect(await found(guest)).toEqual(['Como me candidato?'])
    expect(await found(candidate)).toEqual(['Como me candidato?'])
    expect((await guest.call.faq.search({})).categorias).toMatchObject([{ titulo: 'Ponto', total: 1 }])
    const names = await found(stranger)
    expect(names).toContain('Férias: como solicitar?')
    expect(names).not.toContain('Onde fica a sede?')
    expect(names).not.toContain('Escala do suporte')
    expect(await found(employee)).toContain('Escala do suporte')
    const colleague = await as({ id_empresa: ours, id_departamento: await makeDepartment(db, ours) })
    expect(await found(colleague)).not.toContain('Escala do suporte')
    expect(await found(author)).toContain('Escala do suporte')
    await expect(stranger.call.faq.vote({ id: ownDepartment, util: true })).rejects.toThrow('não encontrado')
    await expect(candidate.call.faq.view({ id: holidays })).rejects.toThrow('não encontrado')
  })

  it('remembers what nobody found, without who asked and without long numbers', async () => {
    await employee.call.faq.search({ busca: 'Estacionamento' })
    await employee.call.faq.search({ busca: 'estacionamento' })
    await guest.call.faq.search({ busca: 'estágio' })
    await employee.call.faq.search({ busca: '123.456.789-09' })
    await employee.call.faq.search({ busca: 'ana@x.com' })
    const { dados } = await manager.call.faq.emptySearches()
    expect(dados.map(({ termo, origem, vezes }) => [termo, origem, vezes])).toEqual([
      ['estacionamento', 'interna', 2],
      ['estagio', 'publica', 1],
      ['100%', 'interna', 1],
    ])
    await expect(employee.call.faq.emptySearches()).rejects.toThrow('permissão')
    await manager.call.faq.removeEmptySearch({ id: dados[0]!.id })
    expect((await manager.call.faq.emptySearches()).total).toBe(2)
  })
})

describe('votes', () => {
  it('are one per person, may change, and stay counted when they are forgotten', async () => {
    const vote = (util: boolean, who = employee) => who.call.faq.vote({ id: holidays, util })
    await Promise.all(Array.from({ length: 20 }, () => vote(true)))
    await vote(false)
    await vote(true, stranger)
    const counts = async () => {
      const { util, nao_util, util_percentual } = await manager.call.faq.get({ id: holidays })
      return [util, nao_util, util_percentual]
    }
    expect(await counts()).toEqual([1, 1, 50])
    const mine = (await employee.call.faq.search({ busca: 'ferias' })).dados[0]
    expect(mine?.meu_voto).toBe(false)
    await db.updateTable('faq_voto').set({ dia: '2024-01-01' }).execute()
    await purgeTraces(db)
    expect(await counts()).toEqual([1, 1, 50])
  })

  it('do not count as an edit of the question', async () => {
    const { updated_at } = await manager.call.faq.get({ id: vacancy })
    await employee.call.faq.vote({ id: vacancy, util: true })
    await manager.call.faq.update({ id: vacancy, ordem: 3, updated_at: updated_at.toISOString() })
  })
})

describe('writing questions', () => {
  it('is for the roles of the module: a solicitante writes unpublished for their providers', async () => {
    await expect(create('Sem papel', {}, employee)).rejects.toThrow('permissão')
    await expect(create('Publico eu', { id_empresa: ours }, author)).rejects.toThrow('Dados inválidos.')
    await expect(create('Grupo todo', { ativo: false }, author)).rejects.toThrow('Dados inválidos.')
    const id = await create('Meu rascunho', { id_empresa: ours, ativo: false }, author)
    await author.call.faq.update({ id, ordem: 2 })
    await expect(author.call.faq.update({ id: holidays, ordem: 2 })).rejects.toThrow('não encontrado')
    const draft = await create('Rascunho de outra', { id_empresa: ours, ativo: false })
    await expect(author.call.faq.update({ id: draft, ordem: 2 })).rejects.toThrow('não encontrado')
    for (const [question, own] of [[id, true] as const, [draft, false] as const])
      expect(await author.call.faq.get({ id: question })).toMatchObject({ pode_editar: own })
    const id_departamento = await makeDepartment(db, theirs)
    await expect(create('Deles', { id_departamento })).rejects.toThrow('Dados inválidos.')
    await expect(author.call.faq.setActive({ ids: [id], ativo: true })).rejects.toThrow('permissão')
    await expect(author.call.faq.remove({ id })).rejects.toThrow('permissão')
    expect((await manager.call.faq.get({ id: holidays })).resposta).not.toContain('script')
  })

  it('refuses the same question in a category, and the deletion of a category in use', async () => {
    await expect(create('ferias: COMO solicitar?')).rejects.toThrow(
      'Já existe uma pergunta igual nesta categoria.',
    )
    await create('Férias: como solicitar?', { id_categoria: other })
    await expect(manager.call.faqCategories.remove({ id: category })).rejects.toThrow(
      'Esta categoria possui itens vinculados e não pode ser excluída.',
    )
    await expect(
      manager.call.faqCategories.create({ objects: [{ titulo: 'ponto', color: '#000000', icone: 'x' }] }),
    ).rejects.toThrow('Já existe uma categoria com este título.')
    await expect(employee.call.faqCategories.create({ objects: [] as never })).rejects.toThrow('permissão')
  })

  it('needs an answer and a category before it is shown (docs/content.md#faq)', async () => {
    const { id } = await employee.call.faq.suggest({ pergunta: 'Tem bicicletário?' })
    await expect(manager.call.faq.setActive({ ids: [id], ativo: true })).rejects.toThrow(
      'Preencha todos os campos obrigatórios!',
    )
    await expect(manager.call.faq.update({ id, ativo: true })).rejects.toThrow('Dados inválidos.')
  })
})

describe('a suggestion', () => {
  it('waits for anyone who answers, and its author is notified', async () => {
    const { id } = await employee.call.faq.suggest({
      pergunta: 'Posso trabalhar de casa?',
      detalhe: 'Às <sextas>',
    })
    const notices = async (who: typeof employee) =>
      (await who.call.notifications.list({ limit: 50 })).map(({ data }) => data.msg)
    expect(await notices(manager)).toContain('Pergunta sugerida: Posso trabalhar de casa?')
    expect(await notices(farManager)).toEqual([])
    expect(await manager.call.faq.get({ id })).toMatchObject({
      ativo: false,
      sugerida: true,
      resposta: '<p>Às &lt;sextas&gt;</p>',
    })
    await expect(author.call.faq.get({ id })).rejects.toThrow('não encontrado')
    await manager.call.faq.update({ id, resposta: '<p>Sim</p>', id_categoria: category, ativo: true })
    for (const ativo of [false, true]) await manager.call.faq.setActive({ ids: [id], ativo })
    expect(
      (await notices(employee)).filter(
        (msg) => msg === 'Sua pergunta foi respondida: Posso trabalhar de casa?',
      ),
    ).toHaveLength(1)
    expect(await found(employee, 'trabalhar')).toEqual(['Posso trabalhar de casa?'])
    expect((await author.call.faq.get({ id })).autor).toBeNull()
    expect((await manager.call.faq.get({ id })).autor).not.toBeNull()
    await expect(candidate.call.faq.suggest({ pergunta: 'E eu?' })).rejects.toThrow('permissão')
  })
})

it('an answer is found by the words that the question has now (docs/content.md#suggestions)', async () => {
  const { id } = await employee.call.faq.suggest({
    pergunta: `como q faço p tirar férias${'?'.repeat(33)}😀`,
  })
  const pergunta = 'Férias: quem autoriza?'
  await manager.call.faq.update({
    id,
    pergunta,
    resposta: '<p>Ao gestor</p>',
    id_categoria: category,
    ativo: true,
  })
  const [notice] = await employee.call.notifications.list({ limit: 1 })
  expect(notice!.data).toMatchObject({ msg: `Sua pergunta foi respondida: ${pergunta}` })
  const words = decodeURIComponent(String(notice!.data.rota).replace('/faq/search/', ''))
  expect(await found(employee, words)).toEqual([pergunta])
})

it('a question whose sixtieth letter is of two parts is answered too', async () => {
  const { id } = await employee.call.faq.suggest({ pergunta: `${'a'.repeat(59)}😀 b` })
  await manager.call.faq.update({ id, resposta: '<p>Sim</p>', id_categoria: category, ativo: true })
  const [notice] = await employee.call.notifications.list({ limit: 1 })
  expect(notice!.data.rota).toBe(`/faq/search/${encodeURIComponent(`${'a'.repeat(59)}😀`)}`)
})

describe('the documented paths', () => {
  const ask = async (
    who: { token: string } | null,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const headers = who ? { authorization: `Bearer ${who.token}` } : {}
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }

  it('answer the five operations of questions and categories', async () => {
    const made = await ask(manager, 'POST', '/v1/faq', { object: { ...base, pergunta: 'Pelo REST?' } })
    const { id } = made.body.insert_faq_pergunta.returning[0]
    expect(await ask(manager, 'GET', `/v1/faq/${id}`)).toMatchObject({
      status: 200,
      body: { faq_pergunta_by_pk: { pergunta: 'Pelo REST?' } },
    })
    expect((await ask(manager, 'PUT', `/v1/faq/${id}`, { ordem: 9 })).body).toMatchObject({
      update_faq_pergunta: { returning: [{ id }] },
    })
    expect((await ask(manager, 'POST', '/v1/faq/filtro', { filtro: { id } })).body.total).toBe(1)
    expect((await ask(manager, 'GET', '/v1/faq')).body.faq_pergunta.length).toBeGreaterThan(3)
    expect(await ask(manager, 'DELETE', `/v1/faq/${id}`)).toEqual({
      status: 200,
      body: { delete_faq_pergunta: { affected_rows: 1 } },
    })
    expect((await ask(manager, 'GET', '/v1/faq/categoria')).body.faq_categoria[0]).toMatchObject({
      titulo: 'Ponto',
      itens: expect.any(Number),
    })
    expect((await ask(null, 'POST', '/v1/faq', {})).status).toBe(401)
    expect((await ask(candidate, 'POST', '/v1/faq', {})).status).toBe(403)
  })

  it('let guests search what is public, and readers vote', async () => {
    const search = await ask(null, 'POST', '/v1/faq/publica/busca', { busca: 'candidato' })
    expect(search).toMatchObject({ status: 200, body: { total: 1, faq_pergunta: [{ id: vacancy }] } })
    expect((await ask(null, 'POST', '/v1/faq/publica/busca')).body.total).toBe(1)
    expect((await ask(null, 'POST', `/v1/faq/${vacancy}/voto`, { util: true })).status).toBe(401)
    expect((await ask(candidate, 'POST', `/v1/faq/${vacancy}/voto`, { util: true })).status).toBe(200)
  })
})
