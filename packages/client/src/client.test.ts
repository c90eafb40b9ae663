import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import {
  answeringServer,
  data,
  failureOf,
  json,
  refusal,
  soon,
  type Asked,
} from '../test/answering-server.ts'
import { closedAddress, restartingServer } from '../test/restarting-server.ts'
import { bulk, isAway, isRefusal, isSignIn, open, RefusedError, rows, signIn, SignInError } from './client.ts'

const { address, answerWith, asked } = await answeringServer()
const { api, rest, files } = open(address, 'ink_um')
describe('a call that fails', () => {
  it('is sent again when the failure may pass: a read as it is, a write with the same key', async () => {
    answerWith(json(503, {}, soon), json(429, {}, soon), data({ dados: [], total: 0, depois: null }))
    await api.departments.list.query()
    expect(asked.map(({ key, bearer }) => [key, bearer])).toEqual(
      Array.from({ length: 3 }, () => [undefined, 'Bearer ink_um']),
    )
    asked.length = 0
    answerWith(json(503, {}, soon), json(409, {}, soon), data([{ id: 1 }]))
    await api.departments.create.mutate({ objects: [{ nome: 'Redes', id_empresa: 1 }] })
    await api.departments.create.mutate({ objects: [{ nome: 'Redes', id_empresa: 1 }] })
    const keys = asked.map(({ key }) => key)
    expect(keys).toHaveLength(4)
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(keys[3]).not.toBe(keys[0])
  })

  it('asks in its body, never in its address: a filter may be long, and name people', async () => {
    answerWith(data({ dados: [], total: 0, depois: null }))
    const filtro = { id: { _in: Array.from({ length: 1000 }, (_, n) => 1_000_000 + n) } }
    await api.departments.list.query({ filtro })
    expect(asked).toMatchObject([{ method: 'POST', path: '/trpc/departments.list', key: undefined }])
    expect(JSON.parse(asked[0]!.body)).toEqual({ filtro })
  })

  it('is a refusal when it would be answered the same, and is sent once', async () => {
    answerWith(refusal(422, 'invalid', { nome: 'Curto' }))
    const error = await failureOf(api.departments.list.query())
    expect(isRefusal(error) && error.data).toMatchObject({ codigo: 'invalid', campos: { nome: 'Curto' } })
    expect(asked).toHaveLength(1)
  })

  it('is given up after the retries that were asked for', async () => {
    answerWith(json(503, { error: { message: 'x', code: 1, data: { codigo: 'unavailable' } } }, soon))
    const { api: hasty } = open(address, 'x', { retries: 1 })
    expect(isRefusal(await failureOf(hasty.departments.list.query()))).toBe(true)
    expect(asked).toHaveLength(2)
  })

  it('is sent again for as long as there is patience, and then it is away', async () => {
    answerWith((response) => void response.destroy())
    const { api: hasty } = open(address, 'x', { patience: 2500 })
    const began = performance.now()
    const error = await failureOf(hasty.departments.list.query())
    expect([isAway(error), isRefusal(error), isSignIn(error)]).toEqual([true, false, false])
    expect(performance.now() - began).toBeLessThan(3500)
    expect(asked.length).toBeGreaterThan(1)
  })

  it('is away within seconds where nothing has ever answered, and says why', async () => {
    const began = performance.now()
    const { api: nowhere } = open(await closedAddress())
    const error = await failureOf(nowhere.departments.list.query())
    expect([isAway(error), isRefusal(error)]).toEqual([true, false])
    expect(String(error)).toContain('ECONNREFUSED')
    expect(performance.now() - began).toBeLessThan(4000)
  })

  it('is sent again for longer where a server has answered: it restarts', { timeout: 60_000 }, async () => {
    const restarting = await restartingServer()
    const { api: patient } = open(restarting.address)
    await patient.departments.list.query()
    await restarting.stop()
    const answer = patient.departments.list.query()
    await sleep(4000)
    await restarting.start()
    expect(await answer).toEqual({ dados: [], total: 0, depois: null })
    await restarting.stop()
  })

  it('is sent once where it would fail again: at a redirect, at an address that cannot be asked', async () => {
    answerWith((response) => response.writeHead(302, { location: '/login' }).end())
    const redirected = await failureOf(api.departments.list.query())
    expect([isAway(redirected), asked.length]).toEqual([true, 1])
    const { api: blocked } = open('http://127.0.0.1:9')
    expect(String(await failureOf(blocked.departments.list.query()))).toContain('bad port')
  })

  it('waits as long as the answer asks for, and not at all where that is more than its patience', async () => {
    answerWith(json(429, {}, { 'retry-after': '1' }), data({ dados: [], total: 0 }))
    const began = performance.now()
    await api.departments.list.query()
    expect(performance.now() - began).toBeGreaterThan(990)
    answerWith(json(503, { codigo: 'unavailable', mensagem: 'x' }, { 'retry-after': '60' }))
    asked.length = 0
    const { rest: hasty } = open(address, 'x', { patience: 5000 })
    const error = await failureOf(hasty('GET', '/v1/x'))
    expect([isAway(error), isRefusal(error), asked.length]).toEqual([true, true, 1])
  })

  it('is of one of three kinds: refused, away, not signed in', async () => {
    answerWith(refusal(401, 'unauthorized'))
    const ended = await failureOf(api.departments.list.query())
    answerWith(refusal(403, 'forbidden'))
    const forbidden = await failureOf(api.departments.list.query())
    const kinds = [ended, forbidden, new SignInError('x', 'x'), new Error('x')].map((error) =>
      [isRefusal, isAway, isSignIn].map((is) => is(error)),
    )
    expect(kinds).toEqual([
      [true, false, true],
      [true, false, false],
      [false, false, true],
      [false, false, false],
    ])
  })

  it('ends when one attempt takes too long, which is no refusal', async () => {
    answerWith(() => {})
    const { api: hasty } = open(address, 'x', { timeout: 60, retries: 0 })
    const error = await failureOf(hasty.departments.list.query())
    expect(error).toBeInstanceOf(Error)
    expect(isRefusal(error)).toBe(false)
  })

  it('is sent again with its key where the answer is lost half way, and is away at the end', async () => {
    const lost = (response: ServerResponse) => {
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
        .write('{"total":')
      setTimeout(() => response.destroy(), 20)
    }
    answerWith(lost, json(200, { total: 3 }))
    expect(await rest('POST', '/v1/rh/departamento/filtro', {})).toEqual({ total: 3 })
    expect(asked[0]!.key).toBe(asked[1]!.key)
    answerWith(lost)
    const { api: hasty, files: once } = open(address, 'x', { retries: 0 })
    for (const error of [
      await failureOf(hasty.departments.list.query()),
      await failureOf(hasty.auth.logout.mutate()),
      await failureOf(once.download('u')),
    ])
      expect([isAway(error), isRefusal(error)]).toEqual([true, false])
  })

  it('is not repeated where no key is taken', async () => {
    answerWith(refusal(422, 'IdempotencyKey'), json(503, {}), data(null))
    await failureOf(api.auth.logout.mutate())
    expect(asked.map(({ key }) => Boolean(key))).toEqual([true, false])
    await failureOf(api.auth.logout.mutate())
    expect(asked.map(({ key }) => Boolean(key))).toEqual([true, false, false])
  })

  it('keeps what a field takes, of a refusal by REST', async () => {
    const body = { codigo: 'invalid', mensagem: 'x', campos: { tipo: 'x' }, permitidos: { tipo: ['a', 'b'] } }
    answerWith(json(422, body))
    const error = await failureOf(rest('POST', '/v1/veiculos/filtro', {}))
    expect(isRefusal(error) && error.data).toEqual({ ...body, httpStatus: 422 })
  })

  it('by REST follows the same rules', async () => {
    answerWith(json(503, {}, soon), json(200, { total: 3 }))
    expect(await rest('POST', '/v1/rh/departamento/filtro', {})).toEqual({ total: 3 })
    expect(asked.map(({ key }) => key)).toEqual(Array.from({ length: 2 }, () => expect.any(String)))
    expect(asked[0]!.key).toBe(asked[1]!.key)
    asked.length = 0
    answerWith(json(422, { codigo: 'IdempotencyKey', mensagem: 'x' }), json(503, { codigo: 'unavailable' }))
    expect(await failureOf(rest('POST', '/v1/chaves', {}))).toBeInstanceOf(RefusedError)
    expect(asked.map(({ key }) => Boolean(key))).toEqual([true, false])
    asked.length = 0
    answerWith(json(503, {}, soon), json(200, { total: 3 }))
    expect(await rest('GET', '/v1/rh/departamento')).toEqual({ total: 3 })
    expect(asked.map(({ key }) => key)).toEqual([undefined, undefined])
  })
})

describe('a session that has ended', () => {
  const ended = refusal(401, 'unauthorized')

  it('is opened again once, however many calls were refused', async () => {
    const token = (one: string) => json(200, { token: one })
    answerWith(token('um'))
    const session = await signIn(address, 'a@b.example', 'senha')
    let signedIn = false
    answerWith((response, one) => {
      if (one.path === '/v1/auth/login') signedIn = true
      if (one.path === '/v1/auth/login') return token('dois')(response, one)
      return (signedIn && one.bearer === 'Bearer dois' ? data({ dados: [], total: 0 }) : ended)(response, one)
    })
    await Promise.all([session.api.departments.list.query(), session.api.positions.list.query()])
    expect(asked.filter(({ path }) => path === '/v1/auth/login')).toHaveLength(2)
    expect(session.token).toBe('dois')
  })

  it('stays ended for a key, and for a person whose password is no longer right', async () => {
    answerWith(ended)
    expect(await failureOf(api.departments.list.query())).toMatchObject({ data: { codigo: 'unauthorized' } })
    expect(asked).toHaveLength(1)
    answerWith(
      json(200, { token: 'um' }),
      ended,
      json(401, { codigo: 'NotAuthorizedException', mensagem: 'x' }),
    )
    const session = await signIn(address, 'a@b.example', 'senha')
    const error = await failureOf(session.rest('GET', '/v1/rh/departamento'))
    expect(error).toBeInstanceOf(SignInError)
  })
})

it('a sign-in that nobody answers now is done again, and is away: the password is not wrong', async () => {
  answerWith(json(503, {}, soon), json(200, { token: 'um' }))
  expect((await signIn(address, 'a@b.example', 'senha')).token).toBe('um')
  answerWith((response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway'))
  const error = await failureOf(signIn(address, 'a@b.example', 'senha', { retries: 0 }))
  expect([isAway(error), isSignIn(error)]).toEqual([true, false])
})

it.each([
  ['FACTOR_REQUIRED', 'use uma chave de acesso'],
  ['FACTOR_SETUP_REQUIRED', 'entre pelo navegador'],
  ['NEW_PASSWORD_REQUIRED', 'nova senha'],
])('a sign-in that is answered %s fails with words on what to do', async (challenge, words) => {
  answerWith(json(200, { challenge, sessao: 'x' }))
  const error = await failureOf(signIn(address, 'a@b.example', 'senha'))
  expect(error).toBeInstanceOf(SignInError)
  expect(String(error)).toContain(words)
})

describe('what JSON cannot say', () => {
  it('is refused before it is sent, by its place', async () => {
    const create = (id_empresa: number) =>
      api.departments.create.mutate({ objects: [{ nome: 'Redes', id_empresa }] })
    expect(await failureOf(create(Number.NaN))).toMatchObject({
      message: 'input.objects.0.id_empresa is NaN',
    })
    expect(await failureOf(create(Infinity))).toMatchObject({ message: expect.stringContaining('Infinity') })
    expect(await failureOf(rest('POST', '/v1/x', { dia: new Date('x') }))).toMatchObject({
      message: 'body.dia is an invalid date',
    })
    expect(asked).toEqual([])
  })
})

describe('lists and many records', () => {
  it('rows are read page by page by the mark of the last one', async () => {
    const page = (ids: number[], depois: string | null) =>
      data({ total: null, dados: ids.map((id) => ({ id })), depois })
    answerWith(page([1, 2], 'm2'), page([3], null))
    const met: number[] = []
    for await (const { id } of rows(api.departments.list, { sort: 'nome' })) met.push(id)
    expect(met).toEqual([1, 2, 3])
    const inputs = asked.map(({ body }) => JSON.parse(body) as object)
    expect(inputs).toEqual([
      { limit: 500, sort: 'nome', contar: false },
      { limit: 500, sort: 'nome', contar: false, depois: 'm2' },
    ])
  })

  it('refused rows are reported by their place, the others are made', async () => {
    const made = (response: ServerResponse, one: Asked) => {
      const { objects } = JSON.parse(one.body) as { objects: { nome: string }[] }
      const wrong = objects.findIndex(({ nome }) => nome === 'x')
      const refused = refusal(422, 'invalid', { [`objects.${wrong}.nome`]: 'Curto' })
      return (wrong < 0 ? data(objects.map((_, id) => ({ id }))) : refused)(response, one)
    }
    answerWith(made)
    const given = ['Redes', 'x', 'Vendas', 'x', 'RH'].map((nome) => ({ nome, id_empresa: 1 }))
    const result = await bulk(api.departments.create, given, 3)
    expect(result.made).toHaveLength(3)
    expect(result.refused.map(({ place, campos }) => [place, campos])).toEqual([
      [1, { nome: 'Curto' }],
      [3, { nome: 'Curto' }],
    ])
  })

  it('what is about no row ends the work', async () => {
    answerWith(refusal(403, 'forbidden'))
    const error = await failureOf(bulk(api.departments.create, [{ nome: 'Redes', id_empresa: 1 }]))
    expect(isRefusal(error) && error.data.codigo).toBe('forbidden')
  })
})

describe('files', () => {
  it('files go up with their bucket first, and come down as they are', async () => {
    answerWith(json(200, { id: 'u' }))
    expect(await files.upload('documentos', 'a.txt', 'olá')).toBe('u')
    expect(asked[0]!.body.indexOf('bucket')).toBeLessThan(asked[0]!.body.indexOf('a.txt'))
    answerWith((response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('olá'))
    const content = await files.download('u')
    expect([content.type, await content.text()]).toEqual(['text/plain', 'olá'])
    answerWith(json(404, { codigo: 'not_found', mensagem: 'x' }))
    expect(await failureOf(files.download('v'))).toMatchObject({ data: { codigo: 'not_found' } })
  })
})
