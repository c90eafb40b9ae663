import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeAccount, PASSWORD } from '../../../../test/factories/accounts.ts'

const { db, app } = await testWorld()

const post = (path: string, payload?: object, token?: string) =>
  app.inject({
    method: 'POST',
    url: `/v1/auth/${path}`,
    payload,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })

describe('sign-in over REST', () => {
  it('answers the token and the documented person, and the token opens the rest (docs/access.md#employee-on-the-wire)', async () => {
    const { id, email } = await makeAccount(db, { roles: ['rh:gestor'], nome: 'Ana Prado' })
    const answer = await post('login', { email: email.toUpperCase(), senha: PASSWORD })
    expect(answer.statusCode).toBe(200)
    const { token, usuario } = answer.json()
    expect(usuario).toEqual({
      userId: String(id),
      usuarioId: id,
      nome: 'Ana Prado',
      email,
      roles: ['rh:gestor', 'user'],
      modules: ['rh'],
      employee: 'true',
      id_empresa: null,
      id_departamento: null,
      id_cargo: null,
    })
    const headers = { authorization: `Bearer ${token}` }
    expect((await app.inject({ url: '/v1/rh/departamento', headers })).statusCode).toBe(200)
    expect((await post('logout', undefined, token)).statusCode).toBe(200)
    expect((await app.inject({ url: '/v1/rh/departamento', headers })).statusCode).toBe(401)
  })

  it('gives a challenge on first access, answered once with a password of one’s own', async () => {
    const { email } = await makeAccount(db, { provisionalDays: 1, unconfirmed: true })
    const { challenge, sessao } = (await post('login', { email, senha: PASSWORD })).json()
    expect(challenge).toBe('NEW_PASSWORD_REQUIRED')
    const weak = await post('new-password', { sessao, nova_senha: 'semnumero' })
    expect([weak.statusCode, weak.json().campos.nova_senha]).toEqual([
      422,
      'A senha precisa ter 1 caracter maíusculo, 1 minúsculo e 1 caracter especial. Com no mínimo 8 caracteres.',
    ])
    const done = await post('new-password', { sessao, nova_senha: 'Outra@2026' })
    expect(done.json()).toMatchObject({ token: expect.any(String), usuario: { email } })
    const again = await post('new-password', { sessao, nova_senha: 'Mais1@2026' })
    expect([again.statusCode, again.json().codigo]).toEqual([401, 'NotAuthorizedException'])
    expect((await post('login', { email, senha: 'Outra@2026' })).json().token).toBeTruthy()
  })

  it('refuses with the documented code names and texts', async () => {
    const { email } = await makeAccount(db)
    const wrong = await post('login', { email, senha: 'errada-123' })
    expect([wrong.statusCode, wrong.json()]).toEqual([
      401,
      { codigo: 'NotAuthorizedException', mensagem: 'E-mail ou senha incorretos.' },
    ])
    const unknown = await post('forgot-password', { email: 'ninguem@intranet.example' })
    expect([unknown.statusCode, unknown.json()]).toEqual([
      401,
      { codigo: 'UserNotFoundException', mensagem: 'E-mail não encontrado.' },
    ])
    const code = await post('reset-password', { email, codigo: '000000', nova_senha: 'Outra@2026' })
    expect([code.statusCode, code.json()]).toEqual([
      401,
      { codigo: 'CodeMismatchException', mensagem: 'Código de verificação errado.' },
    ])
  })

  it.each([
    ['login', {}],
    ['login', { email: ['x'], senha: 5 }],
    ['login', { email: "'; --", senha: PASSWORD }],
    ['login', { email: 'a@intranet.example', senha: PASSWORD, roles: ['users:superadmin'] }],
    ['reset-password', { email: 'a@intranet.example', codigo: '12', nova_senha: 'Outra@2026' }],
    ['new-password', { sessao: 'x'.repeat(5000), nova_senha: 'Outra@2026' }],
  ])('%s takes no %j', async (path, payload) => {
    expect((await post(path, payload)).statusCode).toBe(422)
  })
})
