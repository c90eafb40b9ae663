import { incident as text } from '@intranet/contract/messages/incidents'
import { describe, expect, it, vi } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makeIncident, makeIncidentCategory } from '../../../../test/factories/incidents.ts'
import { makeUser } from '../../../../test/factories/users.ts'
import { incidentOverdueJob, incidentPurgeJob } from './incident.job.ts'

const { db, as, app, deps } = await testWorld()
const rede = await makeIncidentCategory(db, { titulo: 'Rede' })
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const author = await as({ roles: ['incidentes:solicitante'], empresas: [ours], id_empresa: ours })
type Somebody = Awaited<ReturnType<typeof as>>

async function incident(titulo = 'Rompimento') {
  const department = await makeDepartment(db, ours)
  const reader = await as({ nome: 'Leitor', id_departamento: department })
  const other = await as({ nome: 'Outro', id_departamento: department })
  const [made] = await author.call.incidents.create({
    objects: [{ id_categoria: rede, titulo, descricao: '<p>x</p>', id_departamento: department }],
  })
  return { id: made!.id, department, reader, other }
}
const bell = async ({ call }: Somebody) => (await call.incidents.pending()).map(({ texto }) => texto)

describe('the states of an incident', () => {
  it('from 10:00 to 13:30 lasts 03:30, with its history, and counts 210 minutes in the dashboard', async () => {
    const provider = await makeProvider(db)
    const boss = await as({ roles: ['incidentes:gestor'], empresas: [provider] })
    const inicio = new Date(Math.floor(Date.now() / 60_000) * 60_000 - 210 * 60_000)
    const id = await makeIncident(db, {
      id_usuario: boss.userId,
      id_empresa: provider,
      inicio,
      id_categoria: rede,
    })
    await boss.call.incidents.step({ id, situacao: 'resolvido', texto: 'Fusão refeita na CTO 14' })
    const resolved = await boss.call.incidents.get({ id })
    expect(resolved).toMatchObject({
      situacao: 'resolvido',
      solucao: 'Fusão refeita na CTO 14',
      duracao: 210,
    })
    const [change] = await boss.call.history
      .list({ tabelas: ['incidente'], id_item: id, limit: 100, offset: 0 })
      .then((rows) => rows.filter(({ operacao }) => operacao === 'UPDATE'))
    expect(change).toMatchObject({ old_data: { situacao: 'aberto' }, new_data: { situacao: 'resolvido' } })
    expect(await boss.call.incidents.dashboard()).toMatchObject({
      abertos: 0,
      em_tratamento: 0,
      resolvidos: 1,
      tempo_medio: 210,
      reabertos: 0,
      por_categoria: [{ nome: 'Rede', total: 1 }],
      por_prioridade: [{ nome: 'Média', total: 1 }],
      mais_longos: [{ id, duracao: 210 }],
    })
  })

  it.each([
    ['aberto', 'aberto'],
    ['cancelado', 'em_tratamento'],
    ['resolvido', 'cancelado'],
    ['resolvido', 'resolvido'],
  ] as const)('do not go from %s to %s (docs/operations.md#states-of-an-incident)', async (from, to) => {
    const { id } = await incident()
    if (from !== 'aberto') await author.call.incidents.step({ id, situacao: from, texto: 'Fim' })
    await expect(author.call.incidents.step({ id, situacao: to, texto: 'x' })).rejects.toThrow(
      'Esta mudança de situação não é permitida.',
    )
  })

  it.each(['resolvido', 'cancelado'] as const)('ask for a text to become %s', async (situacao) => {
    const { id } = await incident()
    await expect(author.call.incidents.step({ id, situacao })).rejects.toThrow('Campo obrigatório')
    await expect(author.call.incidents.step({ id, situacao, texto: 'x'.repeat(451) })).rejects.toThrow(
      'Permitido no máximo 450 caracteres',
    )
  })

  it('open again within 7 days, which is counted, and not later', async () => {
    const { id } = await incident()
    await author.call.incidents.step({ id, situacao: 'resolvido', texto: 'Feito' })
    await author.call.incidents.step({ id, situacao: 'em_tratamento', texto: 'Voltou' })
    expect(await author.call.incidents.get({ id })).toMatchObject({
      fim: null,
      solucao: null,
      reaberturas: 1,
    })
    await author.call.incidents.step({ id, situacao: 'resolvido', texto: 'De novo' })
    await db
      .updateTable('incidente')
      .set({ inicio: new Date(Date.now() - 9 * 86_400_000), fim: new Date(Date.now() - 7.1 * 86_400_000) })
      .where('id', '=', id)
      .execute()
    await expect(author.call.incidents.step({ id, situacao: 'em_tratamento' })).rejects.toThrow(
      'O incidente foi encerrado há mais de 7 dias. Registre um novo.',
    )
  })

  it('do not resolve what has not begun: planned work is cancelled, or begins earlier', async () => {
    const planned = await makeIncidentCategory(db, { programada: true })
    const made = { id_usuario: author.userId, id_empresa: ours, id_categoria: planned }
    const ahead = { inicio: new Date(Date.now() + 3_600_000), previsao: new Date(Date.now() + 7_200_000) }
    const [id, other] = [
      await makeIncident(db, { ...made, ...ahead }),
      await makeIncident(db, { ...made, ...ahead }),
    ]
    const solve = () => author.call.incidents.step({ id, situacao: 'resolvido', texto: 'Feito' })
    await expect(solve()).rejects.toThrow(text.notBegun)
    await author.call.incidents.step({ id, situacao: 'em_tratamento' })
    await expect(solve()).rejects.toThrow(text.notBegun)
    await author.call.incidents.step({ id: other, situacao: 'cancelado', texto: 'Adiada' })
    await author.call.incidents.update({ id, inicio: new Date(Date.now() - 60_000).toISOString() })
    expect(await solve()).toMatchObject({ situacao: 'resolvido' })
    expect((await author.call.incidents.get({ id })).duracao).toBe(1)
  })

  it('are changed by the author and managers alone', async () => {
    const { id, reader } = await incident()
    await expect(reader.call.incidents.step({ id, situacao: 'em_tratamento' })).rejects.toThrow(
      'Você não tem permissão',
    )
    const boss = await as({ roles: ['incidentes:gestor'], empresas: [ours] })
    expect(await boss.call.incidents.step({ id, situacao: 'em_tratamento' })).toMatchObject({
      situacao: 'em_tratamento',
    })
    const far = await as({ roles: ['incidentes:gestor'], empresas: [theirs] })
    await expect(far.call.incidents.step({ id, situacao: 'resolvido', texto: 'x' })).rejects.toThrow(
      'Registro não encontrado.',
    )
  })

  it('are changed by one of two people at the same moment', async () => {
    const { id } = await incident()
    const boss = await as({ roles: ['incidentes:gestor'], empresas: [ours] })
    const both = await Promise.allSettled(
      [author, boss].map(({ call }) => call.incidents.step({ id, situacao: 'resolvido', texto: 'Feito' })),
    )
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await author.call.incidents.get({ id })).andamentos).toHaveLength(1)
  })
})

describe('the bell of incidents', () => {
  it('says that an incident was cancelled', async () => {
    const { id, other } = await incident('Engano')
    await author.call.incidents.step({ id, situacao: 'cancelado', texto: 'Registrado por engano' })
    expect(await bell(other)).toEqual(['Cancelado: Engano'])
  })

  it('loses what is over and gets its end, for those who knew of it', async () => {
    const { id, reader, other } = await incident('Queda do link')
    await reader.call.incidents.markAllRead()
    expect(await bell(other)).toEqual(['[Rede] Queda do link'])
    await author.call.incidents.step({ id, situacao: 'resolvido', texto: 'Voltou' })
    expect(await bell(reader)).toEqual(['Resolvido: Queda do link'])
    expect(await bell(other)).toEqual(['Resolvido: Queda do link'])
  })

  it('reports each progress to anyone who follows, until they stop (docs/operations.md#lines-of-the-bell)', async () => {
    const { id, reader, other } = await incident('Fila parada')
    await Promise.all([reader, other].map(({ call }) => call.incidents.markAllRead()))
    await reader.call.incidents.follow({ id, segue: true })
    await author.call.incidents.addUpdate({ id, texto: 'Equipe no local' })
    await author.call.incidents.step({ id, situacao: 'em_tratamento' })
    expect(await bell(reader)).toEqual(['Fila parada: Em tratamento.', 'Fila parada: Equipe no local'])
    expect(await bell(other)).toEqual([])
    await reader.call.incidents.follow({ id, segue: false })
    await author.call.incidents.addUpdate({ id, texto: 'Quase' })
    expect(await bell(reader)).toHaveLength(2)
    const { andamentos } = await reader.call.incidents.get({ id })
    expect(andamentos.map(({ texto }) => texto)).toEqual(['Equipe no local', 'Em tratamento.', 'Quase'])
  })

  it('with three lines is empty once all are marked read', async () => {
    const department = await makeDepartment(db, ours)
    const me = await as({ id_departamento: department })
    for (const titulo of ['Um', 'Dois', 'Três'])
      await author.call.incidents.create({
        objects: [{ id_categoria: rede, titulo, descricao: '<p>x</p>', id_departamento: department }],
      })
    const lines = await me.call.incidents.pending()
    expect(lines.map(({ texto }) => texto)).toEqual(['[Rede] Três', '[Rede] Dois', '[Rede] Um'])
    expect(await me.call.incidents.markAllRead({ ate: lines[0]!.id })).toEqual({ lidas: 3 })
    expect(await me.call.incidents.pending()).toEqual([])
    const stored = await db
      .selectFrom('incidente_usuario')
      .where('id_usuario', '=', me.userId)
      .select('lido_em')
      .execute()
    expect(stored.filter(({ lido_em }) => lido_em !== null)).toHaveLength(3)
  })

  it('is marked by REST for oneself alone: somebody else’s id is refused with the documented text', async () => {
    const { id, reader, other } = await incident()
    const post = (token: string, payload: object) =>
      app.inject({
        method: 'POST',
        url: '/v1/incidente/usuario',
        headers: { authorization: `Bearer ${token}` },
        payload,
      })
    const foreign = await post(reader.token, { objects: [{ id_incidente: id, id_usuario: other.userId }] })
    expect(foreign.statusCode).toBe(403)
    const unknown = await post(reader.token, { objects: [{ id_incidente: id }, { id_incidente: 987_654 }] })
    expect(unknown.statusCode).toBe(404)
    expect(await reader.call.incidents.unread()).toEqual({ total: 1 })
    const answer = await post(reader.token, { objects: [{ id_incidente: id, id_usuario: reader.userId }] })
    expect(answer.json()).toEqual({
      insert_incidente_usuario: { returning: [{ id_incidente: id, id_usuario: reader.userId }] },
    })
    expect(await other.call.incidents.unread()).toEqual({ total: 1 })
    const refused = await post(reader.token, { objects: [{ id_incidente: 'x' }] })
    expect([refused.statusCode, refused.json().mensagem]).toEqual([
      422,
      'Ocorreu algum erro ao marcar as notificações como lidas',
    ])
    expect((await post('', {})).statusCode).toBe(401)
  })

  it('hears of new lines at once, by ids alone', async () => {
    const department = await makeDepartment(db, ours)
    const me = await as({ id_departamento: department })
    const heard: unknown[] = []
    const stop = deps.events.listen((event) => heard.push(event))
    await deps.events.whenHearing()
    await author.call.incidents.create({
      objects: [{ id_categoria: rede, titulo: 'Agora', descricao: '<p>x</p>', id_departamento: department }],
    })
    await vi.waitFor(() => expect(heard).toContainEqual({ tipo: 'incidente', usuarios: [me.userId] }), 10_000)
    stop()
  })
})

describe('the hourly jobs', () => {
  it('tell the author once when the forecast has passed and the incident is still open', async () => {
    const owner = await as({ id_empresa: ours })
    const late = { id_usuario: owner.userId, id_empresa: ours, id_categoria: rede }
    const times = { inicio: new Date(Date.now() - 7_200_000), previsao: new Date(Date.now() - 60_000) }
    await makeIncident(db, { ...late, ...times, titulo: 'Atrasado' })
    await makeIncident(db, { ...late, titulo: 'No prazo', previsao: new Date(Date.now() + 3_600_000) })
    await incidentOverdueJob.run(deps, {})
    await incidentOverdueJob.run(deps, {})
    expect((await owner.call.notifications.list()).map(({ data }) => data.msg)).toEqual([
      'A previsão do incidente Atrasado passou e ele continua aberto.',
    ])
  })

  it('delete lines 180 days after they were read, and no unread ones', async () => {
    const person = await makeUser(db)
    const id_incidente = await makeIncident(db, { id_usuario: person, id_empresa: ours, id_categoria: rede })
    const day = (days: number) => new Date(Date.now() - days * 86_400_000)
    for (const lido_em of [day(181), day(179), null])
      await db
        .insertInto('incidente_usuario')
        .values({ id_incidente, id_usuario: await makeUser(db), texto: 'x', lido_em, created_at: day(400) })
        .execute()
    await incidentPurgeJob.run(deps, {})
    const left = await db
      .selectFrom('incidente_usuario')
      .where('id_incidente', '=', id_incidente)
      .select('lido_em')
      .execute()
    expect(left).toHaveLength(2)
  })
})
