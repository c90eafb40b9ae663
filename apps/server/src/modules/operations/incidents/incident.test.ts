import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makeIncidentCategory } from '../../../../test/factories/incidents.ts'
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
  it('notifies the 41 other active employees of the provider, and nobody of another one (docs/operations.md#incidents)', async () => {
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

  it('notifies the people of a department where one is named', async () => {
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
    const reported = async ({ call }: Somebody) =>
      (await call.notifications.list()).map(({ data }) => data.msg)
    expect(await reported(boss)).toContain('Incidente crítico: Data center parado')
    expect(await reported(other)).toEqual([])
  })
})
