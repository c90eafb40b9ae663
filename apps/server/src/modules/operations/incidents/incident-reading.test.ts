import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makeIncident, makeIncidentCategory } from '../../../../test/factories/incidents.ts'
import { makeUser } from '../../../../test/factories/users.ts'

const { db, as } = await testWorld()
const rede = await makeIncidentCategory(db, { titulo: 'Rede', prioridade_padrao: 'alta' })
const ours = await makeProvider(db)
const theirs = await makeProvider(db)

const requester = (over = {}) =>
  as({ roles: ['incidentes:solicitante'], empresas: [ours], id_empresa: ours, ...over })
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

describe('reading incidents', () => {
  it('is for their audience; who has a role of the module reads those of their providers (docs/operations.md#who-reads-incidents)', async () => {
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
    const planned = await makeIncidentCategory(db, { titulo: 'Janela', programada: true })
    const inicio = new Date(Date.now() + 3_600_000)
    await makeIncident(db, { id_usuario: author, id_empresa: provider, id_categoria: planned, inicio })
    const { total, abertos } = await who.call.incidents.strip()
    // As many as the list that the card counts: five of them are shown, and what is planned.
    const open = { filtro: { situacao: { _in: ['aberto' as const, 'em_tratamento' as const] } } }
    expect([total, (await who.call.incidents.list(open)).total]).toEqual([7, 7])
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

  it('shows the author and managers who has read it, and nobody else', async () => {
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
