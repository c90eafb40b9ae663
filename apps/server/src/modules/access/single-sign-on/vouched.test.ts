import type { JWTPayload } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import { CLIENT, oidcIdentity, SECRET } from '../../../../test/factories/oidc-identity.ts'
import { signOnWorld } from '../../../../test/factories/sign-on-world.ts'
import { rolesByClaim } from './claim-roles.service.ts'

const roles = [
  { valor: 'gente', papel: 'rh:gestor' },
  { valor: 'gente', papel: 'novidades:leitor' },
  { valor: 'vendas', papel: 'vendas:leitor' },
]
const world = await signOnWorld({ campo_papeis: 'grupos', papeis: roles })
const { app, db, deps, admin, id, person, begin, visit, signOn, whoIs, logged } = world
beforeEach(() => db.deleteFrom('limite_requisicao').execute())

const call = (path: string, cookies: Record<string, string>, payload: object = {}) =>
  app.inject({
    method: 'POST',
    url: `/trpc/${path}`,
    cookies,
    payload,
    headers: { origin: deps.publicUrl },
  })
/** The step of a second factor, as the sign-in page finds it. */
const stepOf = ({ location }: { location: string }) =>
  JSON.parse(Buffer.from(location.split('#passo=')[1] ?? '', 'base64url').toString() || '{}')
describe('a whole provider', () => {
  it('signs in by its pages, its keys and its signature', async () => {
    const redirect = `${deps.publicUrl}/v1/sso/retorno/${id + 1}`
    const oidc = await oidcIdentity({
      redirect_uris: [redirect],
      token_endpoint_auth_method: 'client_secret_post',
    })
    const ana = await person({ email: 'ana@oidc.example' })
    oidc.state.claims = { email: ana.email, email_verified: true }
    const whole = await world.makeProvider({
      nome: 'Inteiro',
      emissor: oidc.issuer,
      client_id: CLIENT,
      segredo: SECRET,
      dominios: ['oidc.example'],
    })
    expect(await admin.call.identityProviders.test({ id: whole })).toMatchObject({ ok: true })
    expect(whole).toBe(id + 1)
    const begun = await begin('?volta=/company/contacts', {}, whole)
    const leaves = await oidc.browser()(begun.location)
    expect(leaves.startsWith(redirect)).toBe(true)
    const back = await visit(leaves.slice(deps.publicUrl.length), begun.cookies)
    expect(back.location).toBe('/company/contacts')
    expect(await whoIs(back.cookies)).toBe(ana.email)
    const again = await begin('?de_novo=1', back.cookies, whole)
    expect(Object.fromEntries(again.asked)).toMatchObject({ prompt: 'login', max_age: '0' })
    const returned = await visit(
      (await oidc.browser()(again.location)).slice(deps.publicUrl.length),
      again.cookies,
    )
    expect(await whoIs(returned.cookies)).toBe(ana.email)
    expect(await whoIs(back.cookies)).toBe(null)
  })
})

describe('the second factor', () => {
  it('is still asked for, whatever the provider says, unless it is marked as giving it', async () => {
    const bia = await person({ roles: ['users:superadmin'] })
    const asked = await signOn(bia, { change: { amr: ['pwd', 'mfa'] } })
    expect(stepOf(asked)).toMatchObject({ challenge: 'FACTOR_SETUP_REQUIRED', liberacao: false })
    expect(await whoIs(asked.cookies)).toBe(null)
    await admin.call.identityProviders.update({ id, aceita_fator: true })
    expect(stepOf(await signOn(bia, { change: { amr: ['pwd'] } }))).toHaveProperty('sessao')
    expect(stepOf(await signOn(bia))).toHaveProperty('sessao')
    expect(await whoIs((await signOn(bia, { change: { amr: ['pwd', 'mfa'] } })).cookies)).toBe(bia.email)
    await admin.call.identityProviders.update({ id, aceita_fator: false })
  })

  it('ends with the session at the provider, and begins a session that follows it', async () => {
    const caio = await person({ roles: ['users:superadmin'] })
    const asked = await signOn(caio)
    const waits = await db
      .selectFrom('desafio_fator')
      .select('id_sessao_identidade')
      .where('id_usuario', '=', caio.userId)
      .executeTakeFirstOrThrow()
    expect(waits.id_sessao_identidade).not.toBe(null)
    await db.deleteFrom('sessao_identidade').where('id', '=', waits.id_sessao_identidade).execute()
    const { sessao } = stepOf(asked)
    const gone = await call('auth.beginSetup', asked.cookies, { sessao })
    expect(gone.statusCode).toBe(401)
  })
})

describe('the confirmation', () => {
  it('counts from when the provider says that the person showed who they are', async () => {
    const hour = Math.floor(Date.now() / 1000) - 3600
    const dora = await person()
    const ends = async (change: JWTPayload) => {
      const { cookies } = await signOn(dora, { change })
      return (await call('sessions.endOthers', cookies)).statusCode
    }
    expect(await ends({})).toBe(200)
    expect(await ends({ auth_time: hour })).toBe(403)
    expect(await ends({ auth_time: undefined })).toBe(403)
  })
})

describe('a first password', () => {
  it('that was never used ends by it, and a forced reset keeps nobody out', async () => {
    const eva = await person({})
    await db
      .updateTable('rh_usuario')
      .set({ senha_provisoria_ate: new Date(Date.now() - 1000) })
      .where('id', '=', eva.userId)
      .execute()
    expect(await whoIs((await signOn(eva)).cookies)).toBe(eva.email)
    expect(await whoIs((await signOn(eva)).cookies)).toBe(eva.email)
    const row = await db
      .selectFrom('rh_usuario')
      .select(['senha_provisoria_ate', 'redefinir_senha'])
      .where('id', '=', eva.userId)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ senha_provisoria_ate: null, redefinir_senha: true })
  })

  it('is not waited for where the admission is to come: nothing opens before that day', async () => {
    const gil = await person()
    await db
      .updateTable('rh_usuario')
      .set({ data_admissao: '2099-01-05' })
      .where('id', '=', gil.userId)
      .execute()
    expect(world.reason(await signOn(gil))).toBe('admissao')
  })
})

describe('roles by a claim', () => {
  const rolesOf = async (userId: number) =>
    (
      await db
        .selectFrom('usuario_papel')
        .select('papel')
        .where('id_usuario', '=', userId)
        .orderBy('papel')
        .execute()
    ).map(({ papel }) => papel)

  it('of the table are given and taken at each sign-in, and others stay', async () => {
    const hugo = await person({ roles: ['frota:leitor', 'vendas:leitor'] })
    await signOn(hugo, { change: { grupos: ['gente', 'outro'] } })
    expect(await rolesOf(hugo.userId)).toEqual(['frota:leitor', 'novidades:leitor', 'rh:gestor'])
    await signOn(hugo, { change: { grupos: 'vendas' } })
    expect(await rolesOf(hugo.userId)).toEqual(['frota:leitor', 'vendas:leitor'])
    await signOn(hugo)
    expect(await rolesOf(hugo.userId)).toEqual(['frota:leitor'])
    const lines = await admin.call.history.list({ tabelas: ['usuario_permissao'], id_item: hugo.userId })
    expect(lines.map(({ old_data, new_data }) => [old_data?.roles, new_data?.roles])).toEqual([
      [['frota:leitor', 'vendas:leitor'], ['frota:leitor']],
      [
        ['frota:leitor', 'novidades:leitor', 'rh:gestor'],
        ['frota:leitor', 'vendas:leitor'],
      ],
      [
        ['frota:leitor', 'vendas:leitor'],
        ['frota:leitor', 'novidades:leitor', 'rh:gestor'],
      ],
    ])
    const filtro = { alvo: `Papéis da pessoa ${hugo.userId}` }
    const { dados } = await admin.call.security.list({ filtro })
    // Once each, by their table's history: the two from before, then two and one came, and one, two and one went.
    expect(dados.map(({ tipo, detalhe }) => `${tipo} ${detalhe}`).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'permissao Exclusão'),
      ...Array.from({ length: 5 }, () => 'permissao Inclusão'),
    ])
    expect((await logged(hugo.userId)).filter((line) => line.includes('+'))).toEqual([])
    // A sign-in is no procedure: its door says from where, and in which request.
    expect(dados.filter(({ endereco, pedido }) => endereco === '127.0.0.1' && pedido)).toHaveLength(7)
  })

  it('never give superadmin, and change nothing where no claim is named', () => {
    const papeis = [{ valor: 'tudo', papel: 'users:superadmin' }]
    expect(rolesByClaim({ campo_papeis: 'grupos', papeis }, { grupos: ['tudo'] })).toEqual({
      given: [],
      taken: [],
    })
    expect(rolesByClaim({ campo_papeis: null, papeis: roles }, { grupos: ['gente'] })).toEqual({
      given: [],
      taken: [],
    })
  })
})
