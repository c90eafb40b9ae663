import { factors as text } from '@intranet/contract/messages/factors'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeAccount, PASSWORD } from '../../../../test/factories/accounts.ts'
import { browser, browserCalls, type Browser } from '../../../../test/factories/browsers.ts'
import { makeAuthenticator } from '../../../../test/factories/passkeys.ts'
import { insertPasskey, MOST_PASSKEYS } from './factor.queries.ts'
import { takesPasskeys } from './passkey.ts'

const ORIGIN = 'https://intranet.provedor.com.br'
const { db, app } = await testWorld({ PUBLIC_URL: ORIGIN })
const call = browserCalls(app, ORIGIN)
const enter = (at: Browser, email: string) => call(at, 'auth.login', { email, senha: PASSWORD })

async function withPasskey() {
  const account = await makeAccount(db)
  const at = browser()
  await enter(at, account.email)
  const authenticator = makeAuthenticator(ORIGIN)
  const { challenge } = (await call(at, 'factors.beginPasskey')).data
  const made = { nome: 'Notebook', passkey: authenticator.make(challenge) }
  const added = await call(at, 'factors.addPasskey', made)
  return { ...account, at, authenticator, added, made }
}

/** The step of a sign-in, and what the passkey is to sign. */
async function waiting(email: string) {
  const at = browser('10.3.0.1')
  const { sessao, meios } = (await enter(at, email)).data
  const { data } = await call(at, 'auth.requestSignature', { sessao })
  return { at, sessao, meios, request: data }
}

describe('a passkey', () => {
  it('is made on one’s page and signs in after the password', async () => {
    const { at, email, authenticator, added } = await withPasskey()
    expect(added.data.codigos).toHaveLength(10)
    const own = (await call(at, 'factors.own')).data
    expect(own).toMatchObject({
      app: null,
      aceita_passkey: true,
      passkeys: [{ nome: 'Notebook', ultimo_uso: null }],
    })
    const step = await waiting(email)
    expect(step.meios).toEqual(['passkey', 'recuperacao'])
    expect(step.request).toMatchObject({
      rpId: 'intranet.provedor.com.br',
      allowCredentials: [{ transports: ['internal'] }],
    })
    const passkey = authenticator.sign(step.request.challenge)
    const answered = await call(step.at, 'auth.answerFactor', { sessao: step.sessao, passkey })
    expect(answered.data.usuario.email).toBe(email)
    expect((await call(at, 'factors.own')).data.passkeys[0].ultimo_uso).not.toBeNull()
  })

  it('signs each challenge once, and only one that was made for its person', async () => {
    const [one, other] = [await withPasskey(), await withPasskey()]
    const step = await waiting(one.email)
    const passkey = one.authenticator.sign(step.request.challenge)
    const answer = (sessao: string, signed: object) =>
      call(step.at, 'auth.answerFactor', { sessao, passkey: signed })
    expect((await answer(step.sessao, passkey)).status).toBe(200)
    const second = await waiting(one.email)
    expect(await answer(second.sessao, passkey)).toMatchObject({
      status: 422,
      campos: { passkey: text.wrongPasskey },
    })
    const theirs = await waiting(other.email)
    const foreign = one.authenticator.sign(theirs.request.challenge)
    expect((await answer(second.sessao, foreign)).status).toBe(422)
    expect((await answer(theirs.sessao, foreign)).status).toBe(422)
  })

  it('that signed for another address counts for nothing', async () => {
    const { email, authenticator } = await withPasskey()
    const { at, sessao, request } = await waiting(email)
    const passkey = authenticator.sign(request.challenge, 'https://intranet.provedor.com.br.example')
    expect((await call(at, 'auth.answerFactor', { sessao, passkey })).status).toBe(422)
  })

  it('is added once, and goes by its owner alone', async () => {
    const [mine, other] = [await withPasskey(), await withPasskey()]
    const { id } = (await call(mine.at, 'factors.own')).data.passkeys[0]
    expect((await call(mine.at, 'factors.addPasskey', mine.made)).status).toBe(422)
    expect((await call(other.at, 'factors.removePasskey', { id })).status).toBe(404)
    expect((await call(mine.at, 'factors.removePasskey', { id })).status).toBe(200)
    expect((await call(mine.at, 'factors.own')).data).toMatchObject({ passkeys: [], recuperacao: 0 })
    expect((await enter(browser(), mine.email)).data.usuario).toBeDefined()
  })

  it('confirms who asks again where the device checked who is there, by finger or PIN', async () => {
    const { at, authenticator } = await withPasskey()
    const confirm = async (verified: boolean) => {
      const { data } = await call(at, 'auth.requestOwnSignature')
      expect(data.userVerification).toBe('required')
      return call(at, 'auth.confirm', { passkey: authenticator.sign(data.challenge, ORIGIN, verified) })
    }
    expect((await confirm(false)).campos).toEqual({ passkey: text.wrongPasskey })
    expect((await confirm(true)).status).toBe(200)
  })

  it('is refused in words past the fiftieth, asked for before or not', async () => {
    const { id, at } = await withPasskey()
    const { challenge } = (await call(at, 'factors.beginPasskey')).data
    for (let n = 1; n < MOST_PASSKEYS; n += 1)
      await insertPasskey(db, {
        id_usuario: id,
        nome: 'Outra',
        credencial: `outra-${n}`,
        chave_publica: 'chave',
        contador: 0,
        transportes: [],
      })
    const words = { status: 409, text: 'São no máximo 50 passkeys: remova uma antes.' }
    expect(await call(at, 'factors.beginPasskey')).toMatchObject(words)
    const passkey = makeAuthenticator(ORIGIN).make(challenge)
    expect(await call(at, 'factors.addPasskey', { nome: 'Mais uma', passkey })).toMatchObject(words)
  })

  it.each([
    ['https://intranet.provedor.com.br', true],
    ['http://localhost:3000', true],
    ['http://127.0.0.1:3000', false],
    ['http://intranet.provedor.com.br', false],
    ['https://10.0.0.7', false],
  ])('of %s is offered: %s', (address, offered) => {
    expect(takesPasskeys(address)).toBe(offered)
  })
})
