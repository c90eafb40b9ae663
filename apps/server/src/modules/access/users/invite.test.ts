import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeAccount, PASSWORD } from '../../../../test/factories/accounts.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { mailsTo } from '../../../../test/factories/hiring.ts'
import { makePlace } from '../../../../test/factories/onboarding.ts'
import { makeUser } from '../../../../test/factories/users.ts'
import { hashQueue } from '../../../platform/hashing.ts'
import { findActor } from '../../../platform/session.ts'
import { findChallenge, storeCode } from '../auth/auth.queries.ts'
import { viewSession } from '../auth/session-view.service.ts'

const { db, deps, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const admin = await as(superadmin)

const mailedPassword = async (email: string) => {
  const mail = await db
    .selectFrom('mensagem_saida')
    .select('texto')
    .where('destino', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /primeiro acesso: (\S+)/.exec(mail.texto)![1]!
}

const signIn = async (email: string, senha: string) =>
  (await app.inject({ method: 'POST', url: '/v1/auth/login', payload: { email, senha } })).json()

describe('an invited person', () => {
  it('signs in with the mailed password once, to choose their own', async () => {
    const manager = await as({ roles: ['rh:gestor'], empresas: [ours] })
    await manager.call.users.create({
      objects: [{ nome: 'Nova Pessoa', email: 'Nova@intranet.example', id_empresa: ours }],
    })
    const senha = await mailedPassword('nova@intranet.example')
    const challenge = await signIn('nova@intranet.example', senha)
    expect(challenge.challenge).toBe('NEW_PASSWORD_REQUIRED')
    const stored = await db
      .selectFrom('rh_usuario')
      .select('senha_provisoria_ate')
      .where('email', '=', 'nova@intranet.example')
      .executeTakeFirstOrThrow()
    const hours = (stored.senha_provisoria_ate!.getTime() - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(71.9)
    expect(hours).toBeLessThanOrEqual(72)
  })

  it('needs an unused e-mail address, and a provider of the inviter', async () => {
    const manager = await as({ roles: ['rh:gestor'], empresas: [ours] })
    const taken = { nome: 'Outra', email: 'usada@intranet.example' }
    await makeUser(db, { email: taken.email })
    await expect(manager.call.users.create({ objects: [taken] })).rejects.toThrow(
      'Já existe um usuário com este e-mail.',
    )
    const elsewhere = { nome: 'Outra', email: 'livre@intranet.example', id_empresa: theirs }
    const id_gestor = await makeUser(db, { id_empresa: theirs })
    const led = { nome: 'Outra', email: 'livre@intranet.example', id_empresa: ours, id_gestor }
    await expect(manager.call.users.create({ objects: [led] })).rejects.toThrow()
    await expect(manager.call.users.create({ objects: [elsewhere] })).rejects.toThrow(
      'Você não tem permissão',
    )
  })

  it('who chose a password and never signed in is invited again, and keeps it (docs/access.md#first-password)', async () => {
    const { id, email } = await makeAccount(db, { employee: false })
    await admin.call.users.resendInvite({ id })
    const mails = await mailsTo(db, email)
    expect(mails.map(({ texto }) => texto)).toEqual([
      expect.stringMatching(/Seu acesso à intranet já está ativo[^]*senha que você já usa/),
    ])
    expect((await signIn(email, PASSWORD)).token).toBeTruthy()
  })

  it('gets another password while they never came, and the first one is worth nothing then', async () => {
    const [created] = await admin.call.users.create({
      objects: [{ nome: 'Volta', email: 'volta@intranet.example' }],
    })
    const first = await mailedPassword('volta@intranet.example')
    await admin.call.users.resendInvite({ id: created!.id })
    const second = await mailedPassword('volta@intranet.example')
    expect(second).not.toBe(first)
    expect((await signIn('volta@intranet.example', first)).codigo).toBe('NotAuthorizedException')
    expect((await signIn('volta@intranet.example', second)).challenge).toBe('NEW_PASSWORD_REQUIRED')
    await db
      .updateTable('rh_usuario')
      .set({ ultimo_acesso: new Date() })
      .where('id', '=', admin.userId)
      .execute()
    await expect(admin.call.users.resendInvite({ id: admin.userId })).rejects.toThrow('já acessou')
  })

  it('is invited again where their address was wrong, and what was mailed there opens nothing', async () => {
    const [created] = await admin.call.users.create({
      objects: [{ nome: 'Certa', email: 'errada@intranet.example' }],
    })
    const first = await mailedPassword('errada@intranet.example')
    const { sessao } = await signIn('errada@intranet.example', first)
    const codes = () =>
      db.selectFrom('codigo_verificacao').where('id_usuario', '=', created!.id).select('hash').execute()
    await storeCode(db, {
      id_usuario: created!.id,
      finalidade: 'senha',
      pedido: 'p',
      hash: 'h',
      expira_em: new Date(Date.now() + 60_000),
    })
    await admin.call.users.update({ id: created!.id, nome: 'Certa da Silva' })
    expect(await codes()).toHaveLength(1)
    await admin.call.users.update({ id: created!.id, email: 'certa@intranet.example' })
    expect(await codes()).toEqual([])
    expect((await signIn('certa@intranet.example', first)).codigo).toBe('NotAuthorizedException')
    const second = await mailedPassword('certa@intranet.example')
    expect((await signIn('certa@intranet.example', second)).challenge).toBe('NEW_PASSWORD_REQUIRED')
    expect(sessao).toBeTypeOf('string')
    expect(await findChallenge(db, sessao)).toBeUndefined()
  })

  it('waits behind nobody who signs in: their password is hashed without the queue', async () => {
    const limits = { ...hashQueue }
    Object.assign(hashQueue, { running: 0, waiting: 0 })
    try {
      const [created] = await admin.call.users.create({
        objects: [{ nome: 'Sem fila', email: 'sem.fila@intranet.example' }],
      })
      await admin.call.users.resendInvite({ id: created!.id })
    } finally {
      Object.assign(hashQueue, limits)
    }
    const senha = await mailedPassword('sem.fila@intranet.example')
    expect((await signIn('sem.fila@intranet.example', senha)).challenge).toBe('NEW_PASSWORD_REQUIRED')
  })

  it('comes with profile and providers from the settings, both required', async () => {
    const [profile] = await admin.call.accessProfiles.create({
      objects: [{ nome: 'Leitura de vendas', roles: ['vendas:leitor'] }],
    })
    const person = { nome: 'Convidada', email: 'convidada@intranet.example', cpf: '52998224725' }
    await expect(
      admin.call.permissions.invite({ ...person, perfis: [profile!.id], empresas: [] }),
    ).rejects.toThrow('Selecione ao menos um provedor.')
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/users/convite',
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { object: { ...person, perfis: [profile!.id], empresas: [ours], funcionario: true } },
    })
    expect(answer.statusCode).toBe(200)
    const { id } = answer.json().insert_rh_usuario.returning[0]
    expect(await admin.call.permissions.get({ id })).toMatchObject({
      perfis: [profile!.id],
      empresas: [ours],
      id_empresa: ours,
    })
  })

  it('over REST makes nobody an employee unless it says so', async () => {
    const [profile] = await admin.call.accessProfiles.create({
      objects: [{ nome: 'Vendas de fora', roles: ['vendas:solicitante'] }],
    })
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/users/convite',
      headers: { authorization: `Bearer ${admin.token}` },
      payload: {
        object: {
          nome: 'Externa',
          email: 'externa@intranet.example',
          cpf: '11144477735',
          perfis: [profile!.id],
          empresas: [ours],
        },
      },
    })
    const { id } = answer.json().insert_rh_usuario.returning[0]
    expect(await admin.call.users.get({ id })).toMatchObject({ funcionario: false, tipo: 'Externo' })
  })
})

describe('an employee whom HR registers', () => {
  it('sees the provider they work for, and no other; what a superadmin gives them replaces it', async () => {
    const manager = await as({ roles: ['rh:gestor'], empresas: [ours, theirs], id_empresa: ours })
    await makeUser(db, { nome: 'Vizinha', id_empresa: theirs })
    const { id_departamento: near, id_cargo } = await makePlace(db, ours)
    const far = await makeDepartment(db, theirs)
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/users',
      headers: { authorization: `Bearer ${manager.token}` },
      payload: {
        object: {
          nome: 'Recém-chegada',
          email: 'chegou@intranet.example',
          funcionario: true,
          id_empresa: ours,
          id_departamento: near,
          id_cargo,
          data_admissao: '2026-02-02',
        },
      },
    })
    expect(answer.statusCode).toBe(200)
    const { id } = answer.json().insert_rh_usuario.returning[0]
    const { id: token } = await deps.auth.createSession(id, {})
    const headers = { authorization: `Bearer ${token}` }
    const ask = async (url: string) => (await app.inject({ url, headers })).json()
    const reach = async () => (await findActor(deps.auth, token))!.actor.empresas
    const idsOf = (rows: { id: number }[]) => rows.map((row) => row.id)

    expect(await reach()).toEqual([ours])
    const colleagues = idsOf((await ask('/v1/company/users')).rh_usuario)
    expect(colleagues).toContain(manager.userId)
    expect((await ask('/v1/company/users?q=vizinha')).rh_usuario).toEqual([])
    expect(idsOf((await ask('/v1/companies')).companies)).toEqual([ours])
    const departments = idsOf((await ask('/v1/departamentos')).rh_departamento)
    expect([departments.includes(near), departments.includes(far)]).toEqual([true, false])
    const actor = (await findActor(deps.auth, token))!.actor
    expect((await viewSession(deps, actor)).marca).toMatchObject({ nome: expect.any(String) })

    await manager.call.users.update({
      id,
      id_empresa: theirs,
      id_departamento: null,
      id_cargo: null,
      id_setor: null,
    })
    expect(await reach()).toEqual([theirs])
    await admin.call.permissions.set({ id, empresas: [ours] })
    expect(await reach()).toEqual([ours])
    await manager.call.users.update({ id, funcionario: false })
    await admin.call.permissions.set({ id, empresas: [] })
    expect(await reach()).toEqual([])
  })
})

describe('switching people off and forcing a new password', () => {
  it('signs them out at once, and says why at the next sign-in', async () => {
    const person = await as({ roles: [], id_empresa: ours })
    const manager = await as({ roles: ['rh:gestor'], empresas: [ours] })
    const answer = await app.inject({
      method: 'POST',
      url: `/v1/user/${person.userId}/ativo`,
      headers: { authorization: `Bearer ${manager.token}` },
      payload: { ativo: false },
    })
    expect(answer.json()).toEqual({ update_rh_usuario: { affected_rows: 1 } })
    const headers = { authorization: `Bearer ${person.token}` }
    expect((await app.inject({ url: `/v1/user/${person.userId}`, headers })).statusCode).toBe(401)
    await expect(manager.call.users.setActive({ ids: [manager.userId], ativo: false })).rejects.toThrow(
      'Você não pode remover o próprio acesso.',
    )
  })

  it('marks who must choose a new password', async () => {
    const person = await as({ roles: [], id_empresa: ours })
    await admin.call.users.resetPassword({ id: person.userId })
    const headers = { authorization: `Bearer ${person.token}` }
    expect((await app.inject({ url: `/v1/user/${person.userId}`, headers })).statusCode).toBe(401)
    const row = await db
      .selectFrom('rh_usuario')
      .select('redefinir_senha')
      .where('id', '=', person.userId)
      .executeTakeFirstOrThrow()
    expect(row.redefinir_senha).toBe(true)
  })
})
