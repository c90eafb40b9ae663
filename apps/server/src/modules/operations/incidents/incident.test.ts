import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makeIncident, makeIncidentCategory } from '../../../../test/factories/incidents.ts'
import { makeUser } from '../../../../test/factories/users.ts'

const { db, as, app } = await testWorld()
const rede = await makeIncidentCategory(db, { titulo: 'Rede', prioridade_padrao: 'alta' })
const planned = await makeIncidentCategory(db, { titulo: 'Janela', programada: true })
const ours = await makeProvider(db)
const theirs = await makeProvider(db)

const requester = (over = {}) =>
  as({ roles: ['incidentes:solicitante'], empresas: [ours], id_empresa: ours, ...over })
const manager = (over = {}) =>
  as({ roles: ['incidentes:gestor'], empresas: [ours], id_empresa: ours, ...over })
type Somebody = Awaited<ReturnType<typeof as>>

const fields = (over = {}) => ({
  id_categoria: rede,
  titulo: 'Rompimento de fibra — BR-101',
  descricao: '<p>Cabo rompido</p>',
  id_empresa: ours,
  ...over,
})
const register = async (who: Somebody, over = {}) =>
  (await who.call.incidents.create({ objects: [fields(over)] }))[0]!.id
const linesOf = (id_incidente: number) =>
  db.selectFrom('incidente_usuario').where('id_incidente', '=', id_incidente).selectAll().execute()
const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString()

describe('registering an incident', () => {
  it('tells the 41 other active employees of the provider, and nobody of another one', async () => {
    const provider = await makeProvider(db)
    const ana = await as({
      nome: 'Ana',
      roles: ['incidentes:solicitante'],
      empresas: [provider],
      id_empresa: provider,
    })
    for (let n = 0; n < 41; n += 1) await makeUser(db, { id_empresa: provider })
    await makeUser(db, { id_empresa: provider, ativo: false })
    await makeUser(db, { id_empresa: provider, employee: false })
    const bruno = await as({ nome: 'Bruno', id_empresa: theirs })
    const id = await register(ana, { id_empresa: provider })
    const lines = await linesOf(id)
    expect(lines).toHaveLength(41)
    expect(new Set(lines.map(({ texto }) => texto))).toEqual(new Set(['[Rede] Rompimento de fibra — BR-101']))
    expect(lines.map(({ id_usuario }) => id_usuario)).not.toContain(ana.userId)
    expect(await bruno.call.incidents.pending()).toEqual([])
    expect(await bruno.call.incidents.unread()).toEqual({ total: 0 })
  })

  it('tells the people of a department where one is named', async () => {
    const department = await makeDepartment(db, ours)
    const inside = await as({ id_empresa: ours, id_departamento: department })
    const outside = await as({ id_empresa: ours })
    await register(await requester(), {
      id_empresa: null,
      id_departamento: department,
      titulo: 'Fila parada',
    })
    expect((await inside.call.incidents.pending()).map(({ texto }) => texto)).toEqual(['[Rede] Fila parada'])
    expect((await outside.call.incidents.pending()).map(({ texto }) => texto)).not.toContain(
      '[Rede] Fila parada',
    )
  })

  it('takes the documented body alone: state, priority and beginning have their defaults', async () => {
    const who = await requester()
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/incidente',
      headers: { authorization: `Bearer ${who.token}` },
      payload: {
        object: {
          id_categoria: rede,
          id_provedor: ours,
          id_usuario: 1,
          titulo: 'Queda',
          descricao: 'Sem energia',
        },
      },
    })
    expect(answer.statusCode).toBe(200)
    const { id } = answer.json().insert_incidente.returning[0]
    const incident = await who.call.incidents.get({ id })
    expect(incident).toMatchObject({
      situacao: 'aberto',
      prioridade: 'alta',
      id_empresa: ours,
      id_usuario: who.userId,
    })
    expect(Math.abs(incident.inicio.getTime() - Date.now())).toBeLessThan(60_000)
  })

  it.each([
    ['both department and provider', (department: number) => ({ id_departamento: department })],
    ['neither', () => ({ id_empresa: undefined })],
    ['two providers', () => ({ id_provedor: theirs })],
  ])('refuses %s, and stores nothing', async (_, over) => {
    const who = await requester()
    const department = await makeDepartment(db, ours)
    const before = await db.selectFrom('incidente').select('id').execute()
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/incidente',
      headers: { authorization: `Bearer ${who.token}` },
      payload: { object: fields(over(department)) },
    })
    expect([answer.statusCode, answer.json().mensagem]).toEqual([
      422,
      'Informe o departamento ou o provedor do incidente.',
    ])
    expect(await db.selectFrom('incidente').select('id').execute()).toHaveLength(before.length)
  })

  it.each([
    [{ titulo: 'x' }, 'Utilize no mínimo 2 caracteres.'],
    [{ titulo: '' }, 'Campo obrigatório'],
    [{ descricao: '<p> </p>' }, 'Campo obrigatório'],
    [{ inicio: hours(1), previsao: hours(0.5) }, 'A previsão não pode ser anterior ao início!'],
    [{ inicio: hours(25) }, 'A data de início é inválida.'],
    [
      { id_categoria: planned, inicio: hours(31 * 24), previsao: hours(32 * 24) },
      'A data de início é inválida.',
    ],
    [{ id_categoria: planned, inicio: hours(48) }, 'Informe até quando a manutenção vai.'],
  ])('refuses %j', async (over, text) => {
    await expect(register(await requester(), over)).rejects.toThrow(text)
  })

  it('plans work up to 30 days ahead', async () => {
    const who = await requester()
    const id = await register(who, {
      id_categoria: planned,
      titulo: 'Troca do roteador de borda',
      inicio: hours(29 * 24),
      previsao: hours(29 * 24 + 4),
    })
    const { programados, abertos } = await who.call.incidents.strip()
    expect(programados.map((one) => one.id)).toContain(id)
    expect(abertos.map((one) => one.id)).not.toContain(id)
  })

  it('warns of a CPF in the text, and stores it all the same', async () => {
    const [made] = await (
      await requester()
    ).call.incidents.create({
      objects: [fields({ descricao: '<p>Cliente 529.982.247-25 sem sinal</p>' })],
    })
    expect(made!.avisos).toEqual(['O texto parece conter um CPF. Não informe dados de clientes.'])
  })

  it('is for requesters and managers, in their own providers', async () => {
    await expect(register(await as({ id_empresa: ours }))).rejects.toThrow('Você não tem permissão')
    await expect(register(await as({ roles: ['incidentes:leitor'], empresas: [ours] }))).rejects.toThrow(
      'Você não tem permissão',
    )
    await expect(register(await requester(), { id_empresa: theirs })).rejects.toThrow(
      'Você não tem permissão',
    )
    const foreign = await makeDepartment(db, theirs)
    await expect(register(await requester(), { id_empresa: null, id_departamento: foreign })).rejects.toThrow(
      'Dados inválidos.',
    )
    const shared = await makeDepartment(db, null)
    await expect(register(await requester(), { id_empresa: null, id_departamento: shared })).rejects.toThrow(
      'Dados inválidos.',
    )
    expect(await register(await manager(), { id_empresa: null, id_departamento: shared })).toBeGreaterThan(0)
  })

  it('with a critical priority is a general notification to the managers of the provider too', async () => {
    const boss = await manager()
    const other = await as({ roles: ['incidentes:gestor'], empresas: [theirs] })
    await register(await requester(), { prioridade: 'critica', titulo: 'Data center parado' })
    const told = async ({ call }: Somebody) => (await call.notifications.list()).map(({ data }) => data.msg)
    expect(await told(boss)).toContain('Incidente crítico: Data center parado')
    expect(await told(other)).toEqual([])
  })
})

describe('reading incidents', () => {
  it('is for their audience; who has a role of the module reads those of their providers', async () => {
    const department = await makeDepartment(db, ours)
    const id = await register(await requester(), { id_empresa: null, id_departamento: department })
    const inside = await as({ id_departamento: department })
    const outside = await as({ id_empresa: ours })
    const reader = await as({ roles: ['incidentes:leitor'], empresas: [ours] })
    const far = await as({ roles: ['incidentes:gestor'], empresas: [theirs] })
    for (const one of [inside, reader]) expect((await one.call.incidents.get({ id })).id).toBe(id)
    for (const one of [outside, far])
      await expect(one.call.incidents.get({ id })).rejects.toThrow('Registro não encontrado.')
    const candidate = await as({ employee: false })
    await expect(candidate.call.incidents.list()).rejects.toThrow('Você não tem permissão')
  })

  it('shows what affects me first: my city, my department, my provider', async () => {
    const provider = await makeProvider(db)
    const department = await makeDepartment(db, provider)
    const [city] = await db.selectFrom('cidade').select('id').limit(1).execute()
    const other = await makeProvider(db)
    const me = await as({
      roles: ['incidentes:leitor'],
      empresas: [provider, other],
      id_empresa: provider,
      id_departamento: department,
    })
    await db.updateTable('rh_usuario').set({ id_cidade: city!.id }).where('id', '=', me.userId).execute()
    const author = await makeUser(db)
    const make = (titulo: string, over: object, cities: number[] = []) =>
      makeIncident(db, { titulo, id_usuario: author, id_categoria: rede, ...over }, cities)
    await make('De outro', { id_empresa: other, inicio: new Date() })
    await make('Do provedor', { id_empresa: provider, inicio: new Date(Date.now() - 3_600_000) })
    await make('Do departamento', { id_departamento: department, inicio: new Date(Date.now() - 7_200_000) })
    await make('Da cidade', { id_empresa: other, inicio: new Date(Date.now() - 9_900_000) }, [city!.id])
    const { dados } = await me.call.incidents.list({ limit: 4 })
    expect(dados.map(({ titulo, afeta }) => [titulo, afeta])).toEqual([
      ['Da cidade', 'cidade'],
      ['Do departamento', 'departamento'],
      ['Do provedor', 'provedor'],
      ['De outro', null],
    ])
  })

  it('shows up to five open ones on the home, the critical first', async () => {
    const provider = await makeProvider(db)
    const who = await as({ id_empresa: provider })
    const author = await makeUser(db)
    for (const prioridade of ['baixa', 'media', 'alta', 'critica', 'media', 'baixa'])
      await makeIncident(db, { id_usuario: author, id_empresa: provider, id_categoria: rede, prioridade })
    const { abertos } = await who.call.incidents.strip()
    expect(abertos.map(({ prioridade }) => prioridade)).toEqual([
      'critica',
      'alta',
      'media',
      'media',
      'baixa',
    ])
  })

  it('finds open incidents and FAQ answers like the title that is typed', async () => {
    const who = await requester()
    await register(who, { titulo: 'Internet lenta em Pelotas' })
    const closed = await register(who, { titulo: 'Internet lenta em Camaquã' })
    await who.call.incidents.step({ id: closed, situacao: 'cancelado', texto: 'Engano' })
    const { id } = await db
      .insertInto('faq_categoria')
      .values({ titulo: 'Rede', color: '#0e6672', icone: 'network', ordem: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('faq_pergunta')
      .values({
        pergunta: 'Internet lenta: o que verificar?',
        resposta: '<p>Reinicie</p>',
        id_categoria: id,
        palavras: '',
        ativo: true,
      })
      .execute()
    const found = await who.call.incidents.similar({ titulo: 'internet LENTA no centro' })
    expect(found.incidentes.map(({ titulo }) => titulo)).toEqual(['Internet lenta em Pelotas'])
    expect(found.perguntas.map(({ pergunta }) => pergunta)).toEqual(['Internet lenta: o que verificar?'])
  })

  it('tells the author and managers who has read it, and nobody else', async () => {
    const author = await requester()
    const department = await makeDepartment(db, ours)
    const reader = await as({ nome: 'Leu', id_departamento: department })
    await as({ nome: 'Não leu', id_departamento: department })
    const id = await register(author, { id_empresa: null, id_departamento: department })
    await reader.call.incidents.markRead({ objects: [{ id_incidente: id }] })
    expect(
      (await author.call.incidents.readers({ id })).map(({ nome, lido_em }) => [nome, lido_em !== null]),
    ).toEqual([
      ['Leu', true],
      ['Não leu', false],
    ])
    expect(await author.call.incidents.get({ id })).toMatchObject({ avisados: 2, lidos: 1 })
    await expect(reader.call.incidents.readers({ id })).rejects.toThrow('Você não tem permissão')
  })
})

describe('editing an incident', () => {
  it('tells who comes into the audience, and takes unread lines back from who leaves it', async () => {
    const author = await requester()
    const [first, second] = [await makeDepartment(db, ours), await makeDepartment(db, ours)]
    const stays = await as({ id_departamento: first })
    const gone = await as({ id_departamento: first })
    const comes = await as({ id_departamento: second })
    const id = await register(author, { id_empresa: null, id_departamento: first })
    await stays.call.incidents.markRead({ objects: [{ id_incidente: id }] })
    await author.call.incidents.update({ id, id_departamento: second })
    expect((await linesOf(id)).map(({ id_usuario }) => id_usuario).toSorted()).toEqual(
      [stays.userId, comes.userId].toSorted(),
    )
    expect(await gone.call.incidents.unread()).toEqual({ total: 0 })
  })

  it('is for its author and managers, on the version that they saw', async () => {
    const author = await requester()
    const id = await register(author)
    const { updated_at } = await author.call.incidents.get({ id })
    await expect((await requester()).call.incidents.update({ id, titulo: 'Meu' })).rejects.toThrow(
      'Você não tem permissão',
    )
    await (await manager()).call.incidents.update({ id, titulo: 'Do gestor' })
    await expect(
      author.call.incidents.update({ id, titulo: 'Antigo', updated_at: updated_at.toISOString() }),
    ).rejects.toThrow('Este registro foi alterado por outra pessoa. Recarregue a página.')
  })

  it('ends with the incident', async () => {
    const author = await requester()
    const id = await register(author)
    await author.call.incidents.step({ id, situacao: 'resolvido', texto: 'Feito' })
    await expect(author.call.incidents.update({ id, titulo: 'Tarde' })).rejects.toThrow(
      'Este incidente já foi encerrado e não pode mais ser alterado.',
    )
    await expect(author.call.incidents.addUpdate({ id, texto: 'Tarde' })).rejects.toThrow('já foi encerrado')
  })

  it('leaves the deletion to superadmins', async () => {
    const id = await register(await requester())
    await expect((await manager()).call.incidents.remove({ id })).rejects.toThrow('Você não tem permissão')
    await (await as(superadmin)).call.incidents.remove({ id })
    expect(await linesOf(id)).toEqual([])
  })
})

describe('categories of incidents', () => {
  it('that are used cannot be deleted, only inactivated', async () => {
    const boss = await manager()
    await register(await requester())
    await expect(boss.call.incidentCategories.remove({ id: rede })).rejects.toThrow(
      'Esta categoria possui incidentes e não pode ser excluída.',
    )
    const used = await makeIncidentCategory(db)
    await makeIncident(db, { id_usuario: boss.userId, id_empresa: ours, id_categoria: used })
    await boss.call.incidentCategories.setActive({ ids: [used], ativo: false })
    await expect(register(await requester(), { id_categoria: used })).rejects.toThrow('Campo obrigatório')
  })

  it('are answered at the documented address', async () => {
    const { token } = await as({})
    const answer = await app.inject({
      url: '/v1/incidente/categoria',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.json().incidente_categoria).toContainEqual(
      expect.objectContaining({
        titulo: 'Rede',
        color: '#0e6672',
        icone: 'network',
        prioridade_padrao: 'alta',
      }),
    )
  })
})
