import { connect, isRefusal, signIn, SignInError } from '@intranet/client'
import { auth } from '@intranet/contract/messages/auth'
import { freePort } from '@intranet/db/free-port'
import { describe, expect, it } from 'vitest'
import { testWorld } from './app.ts'
import { makeProvider } from './factories/company.ts'
import { makeAccount, PASSWORD } from './factories/accounts.ts'

const { app, db } = await testWorld()
const ours = await makeProvider(db)
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const refusalOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => null,
    (refused: unknown) => refused,
  )
  return isRefusal(error) ? { codigo: error.data?.codigo, campos: error.data?.campos } : error
}

describe('the client for scripts', () => {
  it('signs in, calls as that person, and signs out for good', async () => {
    const { email } = await makeAccount(db, { roles: ['rh:gestor'], empresas: [ours] })
    const { api, signOut } = await signIn(address, email, PASSWORD)
    await api.departments.create.mutate({ objects: [{ nome: 'Redes', id_empresa: ours }] })
    expect((await api.departments.list.query({})).dados.map(({ nome }) => nome)).toEqual(['Redes'])
    await signOut()
    expect(await refusalOf(api.departments.list.query({}))).toMatchObject({ codigo: 'unauthorized' })
  })

  it('answers a refusal with its fields, as forms get them', async () => {
    const { email } = await makeAccount(db, { roles: ['rh:gestor'], empresas: [ours] })
    const { api, signOut } = await signIn(address, email, PASSWORD)
    expect(
      await refusalOf(api.departments.create.mutate({ objects: [{ nome: 'x', id_empresa: ours }] })),
    ).toMatchObject({
      codigo: 'invalid',
      campos: { 'objects.0.nome': expect.any(String) },
    })
    await signOut()
  })

  it('calls as a guest without a token', async () => {
    expect(await refusalOf(connect(address).departments.list.query({}))).toMatchObject({
      codigo: 'unauthorized',
    })
    expect(await connect(address).cities.options.query({})).toBeInstanceOf(Array)
  })

  it('reports why a sign-in failed by the documented code', async () => {
    const { email } = await makeAccount(db)
    const provisional = await makeAccount(db, { provisionalDays: 7 })
    const failure = async (who: string, password: string) => {
      const error: unknown = await signIn(address, who, password).catch((refused: unknown) => refused)
      if (!(error instanceof SignInError)) throw error
      return [error.codigo, error.message]
    }
    expect(await failure(email, 'Errada@2026')).toEqual(['NotAuthorizedException', auth.notAuthorized])
    expect((await failure(provisional.email, PASSWORD))[0]).toBe('NEW_PASSWORD_REQUIRED')
  })
})

it('an error of the network is no refusal', async () => {
  const closed = connect(`http://127.0.0.1:${await freePort()}`)
  const error: unknown = await closed.auth.roles.query().catch((failed: unknown) => failed)
  expect(isRefusal(error) && error.data).toBeFalsy()
  expect(isRefusal(new Error('x'))).toBe(false)
})
