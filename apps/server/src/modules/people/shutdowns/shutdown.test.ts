import { shutdown as text } from '@intranet/contract/messages/staff'
import { dayFromNow } from '@intranet/contract/today'
import { describe, expect, it, vi } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeAccount, PASSWORD } from '../../../../test/factories/accounts.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makeEmployee } from '../../../../test/factories/staff.ts'
import { findActor } from '../../../platform/session.ts'
import { reachableShutdowns } from './shutdown.queries.ts'

const { db, deps, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const department = await makeDepartment(db, ours)
const other = await makeDepartment(db, ours)
const hr = { roles: ['rh:gestor'], empresas: [ours], id_empresa: ours }
const asker = {
  roles: ['desligamentos:solicitante'],
  empresas: [ours],
  id_empresa: ours,
  id_departamento: department,
}
const forbidden = 'Você não tem permissão'
const fields = {
  tipo: 'acordo' as const,
  motivo: 'Combinado entre as partes.',
  aviso_previo: 'indenizado' as const,
  data_desligamento: dayFromNow(0),
}
const manager = await as(hr)
/** Who asks does not carry it out. */
const asking = await as(hr)
const ask = async (id_funcionario: number, over: object = {}, who = asking) =>
  (await who.call.shutdowns.create({ objects: [{ id_funcionario, ...fields, ...over }] }))[0]!.id
const approve = async (id: number) => {
  await manager.call.shutdowns.step({ id, situacao: 'em_analise' })
  await manager.call.shutdowns.step({ id, situacao: 'aprovado' })
}
const tickMandatory = async (id: number) => {
  for (const item of ['equipamentos', 'cracha', 'responsabilidades', 'exame', 'documentos'] as const)
    await manager.call.shutdowns.check({ id, item, feito: true })
}

describe('requesting a shutdown', () => {
  it('is possible for one’s own department or team, and HR is notified (docs/people.md#who-asks-for-a-shutdown)', async () => {
    const requester = await as(asker)
    const near = await makeEmployee(db, { id_empresa: ours, id_departamento: department })
    const led = await makeEmployee(db, {
      id_empresa: ours,
      id_departamento: other,
      id_gestor: requester.userId,
    })
    const far = await makeEmployee(db, { id_empresa: ours, id_departamento: other })
    const away = await makeEmployee(db, { id_empresa: theirs, id_gestor: requester.userId })
    const people = (await requester.call.shutdowns.people()).map(({ id }) => id)
    expect([near, led, far, away, requester.userId].map((id) => people.includes(id))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    const named = await makeEmployee(db, {
      nome: 'Zoé Ávila Prado',
      id_empresa: ours,
      id_departamento: department,
    })
    const found = (q: string) => requester.call.shutdowns.people({ q })
    expect(await found('prado ZOE')).toMatchObject([{ id: named, nome: 'Zoé Ávila Prado' }])
    expect(await found('avila silva')).toEqual([])
    expect((await requester.call.shutdowns.people({ incluir: led }))[0]).toMatchObject({ id: led })
    await db.updateTable('rh_usuario').set({ nome: null }).where('id', '=', led).execute()
    await ask(named, {}, requester)
    await ask(led, {}, requester)
    for (const person of [far, away])
      await expect(ask(person, {}, requester)).rejects.toThrow('Dados inválidos')
    await expect(ask(requester.userId, {}, requester)).rejects.toThrow('desligar a si mesmo')
    await expect(ask(away)).rejects.toThrow('Dados inválidos')
    const notices = await manager.call.notifications.list()
    expect(notices.map(({ data }) => data.msg).toSorted()).toEqual([
      'Desligamento solicitado: Zoé Ávila Prado.',
      'Desligamento solicitado: funcionário.',
    ])
    for (const roles of [[], ['rh:solicitante'], ['rh:leitor'], ['onboarding:solicitante']])
      await expect((await as({ ...asker, roles })).call.shutdowns.list({})).rejects.toThrow(forbidden)
  })

  it('is refused before the admission, and while another one runs, of two at once too', async () => {
    const person = await makeEmployee(db, { id_empresa: ours, data_admissao: '2024-05-02' })
    await expect(ask(person, { data_desligamento: '2024-05-01' })).rejects.toThrow(
      'A data de desligamento não pode ser anterior à admissão.',
    )
    const both = await Promise.allSettled([ask(person), ask(person)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(ask(person)).rejects.toThrow('Já existe um desligamento em andamento para este funcionário.')
  })

  it('is not shown to other providers or departments, and its reason only to its author and HR (docs/people.md#reasons-of-shutdowns)', async () => {
    const requester = await as(asker)
    const neighbour = await as(asker)
    const elsewhere = await as({ ...asker, id_departamento: other })
    const away = await as({ roles: ['rh:gestor'], empresas: [theirs], id_empresa: theirs })
    const person = await as(asker)
    const id = await ask(person.userId, {}, requester)
    const reachable = async ({ token }: typeof manager) =>
      reachableShutdowns(db, (await findActor(deps.auth, token))!.actor)
        .select('id')
        .execute()
    for (const one of [elsewhere, away, person]) {
      expect(await reachable(one)).not.toContainEqual({ id })
      expect((await one.call.shutdowns.list({ limit: 0 })).dados.map((row) => row.id)).not.toContain(id)
      await expect(one.call.shutdowns.get({ id })).rejects.toThrow('não encontrado')
      await expect(one.call.shutdowns.holdings({ id })).rejects.toThrow('não encontrado')
      await expect(one.call.shutdowns.step({ id, situacao: 'cancelado' })).rejects.toThrow('não encontrado')
      await expect(one.call.shutdowns.check({ id, item: 'cracha', feito: true })).rejects.toThrow(
        'não encontrado',
      )
    }
    expect(await reachable(requester)).toContainEqual({ id })
    expect((await requester.call.shutdowns.get({ id })).motivo).toBe(fields.motivo)
    expect((await neighbour.call.shutdowns.get({ id })).motivo).toBeNull()
    expect((await manager.call.shutdowns.get({ id })).motivo).toBe(fields.motivo)
    const records = await db
      .selectFrom('acesso_dado_pessoal')
      .where('id_titular', '=', person.userId)
      .select(['id_usuario', 'campos'])
      .execute()
    expect(records).toEqual([{ id_usuario: manager.userId, campos: ['motivo do desligamento'] }])
  })
})

it('holds what the person said on leaving for HR alone, who writes it', async () => {
  const requester = await as(asker)
  const person = await makeEmployee(db, { id_empresa: ours, id_departamento: department })
  const id = await ask(person, {}, requester)
  await expect(requester.call.shutdowns.update({ id, entrevista: 'Saiu bem.' })).rejects.toThrow(forbidden)
  await manager.call.shutdowns.update({ id, entrevista: 'Saiu magoada.' })
  expect((await manager.call.shutdowns.get({ id })).entrevista).toContain('Saiu magoada.')
  expect((await requester.call.shutdowns.get({ id })).entrevista).toBeNull()
})

describe('its states', () => {
  it('follow each other; HR decides, the requester may cancel (docs/people.md#shutdowns)', async () => {
    const requester = await as(asker)
    const person = await makeEmployee(db, { id_empresa: ours, id_departamento: department })
    const id = await ask(person, {}, requester)
    await expect(requester.call.shutdowns.step({ id, situacao: 'em_analise' })).rejects.toThrow(forbidden)
    await expect(manager.call.shutdowns.step({ id, situacao: 'aprovado' })).rejects.toThrow(
      'mudança de situação',
    )
    await requester.call.shutdowns.update({ id, motivo: 'Outro motivo.' })
    await manager.call.shutdowns.step({ id, situacao: 'em_analise' })
    await expect(requester.call.shutdowns.update({ id, motivo: 'Mais um.' })).rejects.toThrow(forbidden)
    await expect(manager.call.shutdowns.step({ id, situacao: 'recusado' })).rejects.toThrow(
      'Informe o motivo.',
    )
    await manager.call.shutdowns.step({ id, situacao: 'recusado', parecer: 'Sem fundamento.' })
    await expect(requester.call.shutdowns.step({ id, situacao: 'cancelado' })).rejects.toThrow(
      'mudança de situação',
    )
    await expect(manager.call.shutdowns.update({ id, motivo: 'Tarde.' })).rejects.toThrow('já foi encerrado')
    const again = await ask(person, {}, requester)
    await approve(again)
    await requester.call.shutdowns.step({ id: again, situacao: 'cancelado' })
    expect((await manager.call.shutdowns.get({ id: again })).situacao).toBe('cancelado')
  })

  it('move once: of two approvals and of two executions at once the second is refused (docs/people.md#carrying-out)', async () => {
    const person = await makeEmployee(db, { id_empresa: ours })
    const id = await ask(person)
    await manager.call.shutdowns.step({ id, situacao: 'em_analise' })
    const second = await as(hr)
    const race = async (situacao: 'aprovado' | 'efetivado') =>
      (
        await Promise.allSettled([manager, second].map((one) => one.call.shutdowns.step({ id, situacao })))
      ).map(({ status }) => status)
    expect((await race('aprovado')).toSorted()).toEqual(['fulfilled', 'rejected'])
    await tickMandatory(id)
    expect((await race('efetivado')).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('that prevent it are checked at the execution: a change that began before and ends after it is refused', async () => {
    const id = await ask(await makeEmployee(db, { id_empresa: ours }))
    await approve(id)
    await tickMandatory(id)
    const second = await as(hr)
    const { pool } = deps.connection
    const locked = await pool.connect()
    await locked.query('begin; select from rh_desligamento for update')
    const executed = manager.call.shutdowns.step({ id, situacao: 'efetivado' })
    const blocked = async (count: number) =>
      vi.waitFor(
        async () => {
          const { rows } = await pool.query(`
            select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
          expect(rows.length).toBe(count)
        },
        { timeout: 15_000, interval: 20 },
      )
    await blocked(1)
    const late = Promise.allSettled([
      second.call.shutdowns.update({ id, motivo: 'Tarde.' }),
      second.call.shutdowns.check({ id, item: 'cracha', feito: false }),
    ])
    await blocked(3)
    await locked.query('commit')
    locked.release()
    await executed
    expect((await late).map((one) => one.status === 'rejected' && one.reason.message)).toEqual([
      text.closed,
      text.closed,
    ])
  })

  it('keep who ticked an item first', async () => {
    const id = await ask(await makeEmployee(db, { id_empresa: ours }))
    const second = await as(hr)
    await manager.call.shutdowns.check({ id, item: 'cracha', feito: true })
    const first = (await manager.call.shutdowns.get({ id })).itens.find(({ item }) => item === 'cracha')
    await second.call.shutdowns.check({ id, item: 'cracha', feito: true })
    expect((await manager.call.shutdowns.get({ id })).itens).toContainEqual(first)
    await second.call.shutdowns.check({ id, item: 'cracha', feito: false })
    expect((await manager.call.shutdowns.get({ id })).itens).toContainEqual({
      item: 'cracha',
      feito_em: null,
      por: null,
    })
  })
})

describe('carrying it out', () => {
  it('waits for its day and for the required items, unless a reason is given (docs/people.md#carrying-out)', async () => {
    const later = await ask(await makeEmployee(db, { id_empresa: ours }), {
      data_desligamento: dayFromNow(1),
    })
    await approve(later)
    await tickMandatory(later)
    await expect(manager.call.shutdowns.step({ id: later, situacao: 'efetivado' })).rejects.toThrow(
      'só pode ser efetivado a partir de',
    )
    const id = await ask(await makeEmployee(db, { id_empresa: ours }))
    await approve(id)
    await expect(manager.call.shutdowns.step({ id, situacao: 'efetivado' })).rejects.toThrow(
      'Conclua os itens obrigatórios antes de efetivar.',
    )
    await manager.call.shutdowns.step({ id, situacao: 'efetivado', justificativa: 'Falecimento.' })
    expect(await manager.call.shutdowns.get({ id })).toMatchObject({
      situacao: 'efetivado',
      justificativa: 'Falecimento.',
    })
  })

  it('ends the sign-in at once with the documented text, sessions included (docs/people.md#carrying-out)', async () => {
    const { id: person, email } = await makeAccount(db, { id_empresa: ours })
    const { id: token } = await deps.auth.createSession(person, {})
    const headers = { authorization: `Bearer ${token}` }
    expect((await app.inject({ url: `/v1/user/${person}`, headers })).statusCode).toBe(200)
    const id = await ask(person)
    await approve(id)
    await tickMandatory(id)
    expect((await manager.call.shutdowns.holdings({ id })).map(({ tipo }) => tipo)).toContain('sessoes')
    await manager.call.shutdowns.step({ id, situacao: 'efetivado' })
    expect((await app.inject({ url: `/v1/user/${person}`, headers })).statusCode).toBe(401)
    const login = await app.inject({
      method: 'POST',
      url: '/v1/auth/login',
      payload: { email, senha: PASSWORD },
    })
    expect(login.json().mensagem).toBe(
      'Seu acesso foi desabilitado, entre em contato com a área de Recursos Humanos para mais informações.',
    )
    const row = await db
      .selectFrom('rh_usuario')
      .where('id', '=', person)
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ ativo: false, situacao: 'desligado', data_desligamento: dayFromNow(0) })
    await expect(ask(person)).rejects.toThrow('Dados inválidos')
  })

  it('lists what the person is still responsible for', async () => {
    const leaver = await makeEmployee(db, { id_empresa: ours, roles: ['vendas:leitor'] })
    await db.updateTable('rh_departamento').set({ id_funcionario: leaver }).where('id', '=', other).execute()
    await makeEmployee(db, { nome: 'Bento Reis', id_empresa: ours, id_gestor: leaver })
    const holdings = await manager.call.shutdowns.holdings({ id: await ask(leaver) })
    expect(holdings.map(({ tipo }) => tipo)).toEqual(['acesso', 'departamento', 'equipe'])
    expect(holdings[2]).toMatchObject({ descricao: 'Bento Reis' })
  })

  it('of a superadmin is requested by a superadmin, and the last superadmin stays', async () => {
    const admin = await as(superadmin)
    const boss = await makeEmployee(db, { roles: ['users:superadmin'], id_empresa: ours })
    const id = await ask(boss)
    await approve(id)
    await tickMandatory(id)
    await expect(manager.call.shutdowns.step({ id, situacao: 'efetivado' })).rejects.toThrow(forbidden)
    await admin.call.shutdowns.step({ id, situacao: 'efetivado' })
    expect((await manager.call.shutdowns.get({ id })).situacao).toBe('efetivado')
  })
})
