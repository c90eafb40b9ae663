import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  bulk,
  BulkEnded,
  isAway,
  isRefusal,
  isSignIn,
  open,
  RefusedError,
  rows,
  SignatureError,
  signIn,
  SignInError,
  verify,
} from './client.ts'
import { filled } from './rest.ts'

interface Asked {
  method: string
  path: string
  key: string | undefined
  bearer: string | undefined
  body: string
}
type Answer = (response: ServerResponse, asked: Asked) => void

const asked: Asked[] = []
/** The answers to the next requests, in their order; the last one answers all that follow. */
let answers: Answer[] = []

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }
const data = (value: unknown) => json(200, { result: { data: value } })
const refusal = (status: number, codigo: string, campos?: object): Answer =>
  json(status, {
    error: {
      message: 'Recusado',
      code: -32_600,
      data: { codigo, mensagem: 'Recusado', httpStatus: status, campos },
    },
  })
const soon = { 'retry-after': '0' }

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const server = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    const { method = '', url = '', headers } = request
    const one = {
      method,
      path: url,
      key: headers['idempotency-key'] as string,
      bearer: headers.authorization,
      body,
    }
    asked.push(one)
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!
    answer(response, one)
  })
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked.length = 0
})

const { api, rest, files, listen } = open(address, 'ink_um')
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('a call that fails', () => {
  it('is sent again when the failure may pass: a read as it is, a write with the same key', async () => {
    answers = [json(503, {}, soon), json(429, {}, soon), data({ dados: [], total: 0, depois: null })]
    await api.departments.list.query()
    expect(asked.map(({ key, bearer }) => [key, bearer])).toEqual(
      Array.from({ length: 3 }, () => [undefined, 'Bearer ink_um']),
    )
    asked.length = 0
    answers = [json(503, {}, soon), json(409, {}, soon), data([{ id: 1 }])]
    await api.departments.create.mutate({ objects: [{ nome: 'Redes', id_empresa: 1 }] })
    await api.departments.create.mutate({ objects: [{ nome: 'Redes', id_empresa: 1 }] })
    const keys = asked.map(({ key }) => key)
    expect(keys).toHaveLength(4)
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(keys[3]).not.toBe(keys[0])
  })

  it('is a refusal when it would be answered the same, and is sent once', async () => {
    answers = [refusal(422, 'invalid', { nome: 'Curto' })]
    const error = await failureOf(api.departments.list.query())
    expect(isRefusal(error) && error.data).toMatchObject({ codigo: 'invalid', campos: { nome: 'Curto' } })
    expect(asked).toHaveLength(1)
  })

  it('is given up after the retries that were asked for', async () => {
    answers = [json(503, { error: { message: 'x', code: 1, data: { codigo: 'unavailable' } } }, soon)]
    const { api: hasty } = open(address, 'x', { retries: 1 })
    expect(isRefusal(await failureOf(hasty.departments.list.query()))).toBe(true)
    expect(asked).toHaveLength(2)
  })

  it('is sent again for as long as there is patience, and then it is away', async () => {
    answers = [(response) => void response.destroy()]
    const { api: hasty } = open(address, 'x', { patience: 2500 })
    const began = performance.now()
    const error = await failureOf(hasty.departments.list.query())
    expect([isAway(error), isRefusal(error), isSignIn(error)]).toEqual([true, false, false])
    expect(performance.now() - began).toBeLessThan(2500)
    expect(asked.length).toBeGreaterThan(1)
  })

  it('waits as long as the answer asks for, and not at all where that is more than its patience', async () => {
    answers = [json(429, {}, { 'retry-after': '1' }), data({ dados: [], total: 0 })]
    const began = performance.now()
    await api.departments.list.query()
    expect(performance.now() - began).toBeGreaterThan(990)
    answers = [json(503, { codigo: 'unavailable', mensagem: 'x' }, { 'retry-after': '60' })]
    asked.length = 0
    const { rest: hasty } = open(address, 'x', { patience: 5000 })
    const error = await failureOf(hasty('GET', '/v1/x'))
    expect([isAway(error), isRefusal(error), asked.length]).toEqual([true, true, 1])
  })

  it('is told apart: refused, away, not signed in', async () => {
    answers = [refusal(401, 'unauthorized')]
    const ended = await failureOf(api.departments.list.query())
    answers = [refusal(403, 'forbidden')]
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
    answers = [() => {}]
    const { api: hasty } = open(address, 'x', { timeout: 60, retries: 0 })
    const error = await failureOf(hasty.departments.list.query())
    expect(error).toBeInstanceOf(Error)
    expect(isRefusal(error)).toBe(false)
  })

  it('is not repeated where no key is taken', async () => {
    answers = [refusal(422, 'IdempotencyKey'), json(503, {}), data(null)]
    await failureOf(api.auth.logout.mutate())
    expect(asked.map(({ key }) => Boolean(key))).toEqual([true, false])
    await failureOf(api.auth.logout.mutate())
    expect(asked.map(({ key }) => Boolean(key))).toEqual([true, false, false])
  })

  it('by REST follows the same rules', async () => {
    answers = [json(503, {}, soon), json(200, { total: 3 })]
    expect(await rest('POST', '/v1/rh/departamento/filtro', {})).toEqual({ total: 3 })
    expect(asked.map(({ key }) => key)).toEqual(Array.from({ length: 2 }, () => expect.any(String)))
    expect(asked[0]!.key).toBe(asked[1]!.key)
    asked.length = 0
    answers = [json(422, { codigo: 'IdempotencyKey', mensagem: 'x' }), json(503, { codigo: 'unavailable' })]
    expect(await failureOf(rest('POST', '/v1/chaves', {}))).toBeInstanceOf(RefusedError)
    expect(asked.map(({ key }) => Boolean(key))).toEqual([true, false])
    asked.length = 0
    answers = [json(503, {}, soon), json(200, { total: 3 })]
    expect(await rest('GET', '/v1/rh/departamento')).toEqual({ total: 3 })
    expect(asked.map(({ key }) => key)).toEqual([undefined, undefined])
  })
})

describe('a session that has ended', () => {
  const ended = refusal(401, 'unauthorized')

  it('is opened again once, however many calls were refused', async () => {
    const token = (one: string) => json(200, { token: one })
    answers = [token('um')]
    const session = await signIn(address, 'a@b.example', 'senha')
    let signedIn = false
    answers = [
      (response, one) => {
        if (one.path === '/v1/auth/login') signedIn = true
        if (one.path === '/v1/auth/login') return token('dois')(response, one)
        return (signedIn && one.bearer === 'Bearer dois' ? data({ dados: [], total: 0 }) : ended)(
          response,
          one,
        )
      },
    ]
    await Promise.all([session.api.departments.list.query(), session.api.positions.list.query()])
    expect(asked.filter(({ path }) => path === '/v1/auth/login')).toHaveLength(2)
    expect(session.token).toBe('dois')
  })

  it('stays ended for a key, and for a person whose password is no longer right', async () => {
    answers = [ended]
    expect(await failureOf(api.departments.list.query())).toMatchObject({ data: { codigo: 'unauthorized' } })
    expect(asked).toHaveLength(1)
    answers = [
      json(200, { token: 'um' }),
      ended,
      json(401, { codigo: 'NotAuthorizedException', mensagem: 'x' }),
    ]
    const session = await signIn(address, 'a@b.example', 'senha')
    const error = await failureOf(session.rest('GET', '/v1/rh/departamento'))
    expect(error).toBeInstanceOf(SignInError)
  })
})

it.each([
  ['FACTOR_REQUIRED', 'use uma chave de acesso'],
  ['FACTOR_SETUP_REQUIRED', 'entre pelo navegador'],
  ['NEW_PASSWORD_REQUIRED', 'nova senha'],
])('a sign-in that is answered %s fails with words on what to do', async (challenge, words) => {
  answers = [json(200, { challenge, sessao: 'x' })]
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
    answers = [page([1, 2], 'm2'), page([3], null)]
    const met: number[] = []
    for await (const { id } of rows(api.departments.list, { sort: 'nome' })) met.push(id)
    expect(met).toEqual([1, 2, 3])
    const inputs = asked.map(
      ({ path }) => JSON.parse(new URL(path, address).searchParams.get('input')!) as object,
    )
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
    answers = [made]
    const given = ['Redes', 'x', 'Vendas', 'x', 'RH'].map((nome) => ({ nome, id_empresa: 1 }))
    const result = await bulk(api.departments.create, given, 3)
    expect(result.made).toHaveLength(3)
    expect(result.refused.map(({ place, campos }) => [place, campos])).toEqual([
      [1, { nome: 'Curto' }],
      [3, { nome: 'Curto' }],
    ])
  })

  it('what is about no row ends the work', async () => {
    answers = [refusal(403, 'forbidden')]
    const error = await failureOf(bulk(api.departments.create, [{ nome: 'Redes', id_empresa: 1 }]))
    expect(isRefusal(error) && error.data.codigo).toBe('forbidden')
  })
})

describe('many records that end early', () => {
  const given = Array.from({ length: 7 }, (_, place) => ({ nome: `Setor ${place}`, id_empresa: 1 }))
  const names = (body: string) =>
    (JSON.parse(body) as { objects: { nome: string }[] }).objects.map(({ nome }) => nome)

  it('say what was made and what is left', async () => {
    answers = [data([{ id: 1 }, { id: 2 }, { id: 3 }]), refusal(403, 'forbidden')]
    const error = await failureOf(bulk(api.departments.create, given, { size: 3 }))
    expect(error).toBeInstanceOf(BulkEnded)
    const { made, left } = error as BulkEnded<(typeof given)[number], { id: number }>
    expect([made.map(({ id }) => id), left]).toEqual([[1, 2, 3], given.slice(3)])
    expect(isRefusal(error) && error.data.codigo).toBe('forbidden')
  })

  it('go on in a second run, each row by its own key, also where the file has other rows by then', async () => {
    // As the server does it: the first answer to a key is kept.
    const kept = new Map<string, string>()
    let room = 4
    answers = [
      (response, one) => {
        if (!kept.has(one.key!) && room === 0) return refusal(503, 'unavailable')(response, one)
        if (!kept.has(one.key!)) room -= 1
        if (!kept.has(one.key!)) kept.set(one.key!, names(one.body).join())
        return data([{ id: [...kept.keys()].indexOf(one.key!) + 1 }])(response, one)
      },
    ]
    const { api: hasty } = open(address, 'x', { retries: 0 })
    const key = ({ nome }: { nome: string }) => nome
    const error = (await failureOf(bulk(hasty.departments.create, given, { key }))) as BulkEnded<
      object,
      object
    >
    expect(isAway(error)).toBe(true)
    expect([error.made.length, error.left.length]).toEqual([4, 3])
    room = Infinity
    const corrected = [{ nome: 'Primeiro', id_empresa: 1 }, ...given]
    const { made } = await bulk(hasty.departments.create, corrected, { key })
    expect(made).toHaveLength(8)
    expect([...kept.values()].toSorted()).toEqual(corrected.map(({ nome }) => nome).toSorted())
  })

  it('whose key was used for another content are refused, and never sent without it', async () => {
    answers = [refusal(422, 'IdempotencyKey', { 'Idempotency-Key': 'Outro pedido' })]
    const { made, refused } = await bulk(api.departments.create, given.slice(0, 1), { key: () => 'um' })
    expect([made, refused.map(({ mensagem }) => mensagem)]).toEqual([[], ['Outro pedido']])
    expect(asked.map((one) => Boolean(one.key))).toEqual([true])
    await expect(bulk(api.departments.create, given, { key: () => 'um' })).rejects.toThrow('same key')
  })
})

describe('a webhook’s body', () => {
  const raw = JSON.stringify({ id: 31, eventos: [{ id: 1, tipo: 'ping' }] })
  const now = () => Math.floor(Date.now() / 1000)
  const signed = (moment: number, secret: string) =>
    `t=${moment},v1=${createHmac('sha256', secret).update(`${moment}.${raw}`).digest('hex')}`

  it('is read where one of its signatures is right and not old', () => {
    const both = `${signed(now(), 'novo')},${signed(now(), 'antigo').split(',')[1]}`
    expect(verify(raw, both, 'antigo')).toMatchObject({ id: 31 })
    expect(verify(new TextEncoder().encode(raw), signed(now(), 's'), 's').eventos[0]!.tipo).toBe('ping')
  })

  it.each([
    ['another secret', raw, signed(now(), 'outro')],
    ['another body', `${raw} `, signed(now(), 's')],
    ['an old one', raw, signed(now() - 400, 's')],
    ['one to come', raw, signed(now() + 900, 's')],
    ['none', raw, undefined],
    ['half of one', raw, signed(now(), 's').slice(0, 40)],
  ])('is refused with %s', (_what, body, signature) => {
    expect(() => verify(body, signature, 's')).toThrow(SignatureError)
  })
})

it('a documented path takes its values, and sends the others in the query', () => {
  const values = { id: 7, q: 'á b', filtro: { ativo: true }, dia: new Date(0), nada: undefined }
  expect(filled('/v1/x/{id}/y', values)).toBe(
    '/v1/x/7/y?q=%C3%A1+b&filtro=%7B%22ativo%22%3Atrue%7D&dia=1970-01-01T00%3A00%3A00.000Z',
  )
  expect(() => filled('/v1/x/{id}')).toThrow('wants id')
})

describe('events and files', () => {
  it('events are read over lost connections, from the last one on', async () => {
    const stream =
      (text: string): Answer =>
      (response) =>
        response.writeHead(200, { 'content-type': 'text/event-stream' }).end(text)
    answers = [
      stream('retry: 1\nevent: pronto\ndata: 1\n\n:\n\nid: 7\nevent: notificacao\ndata: 7\n\nevent: cort'),
      stream('event: pronto\ndata: 1\n\n'),
    ]
    const stop = new AbortController()
    const heard: string[] = []
    for await (const { tipo, dados } of listen(stop.signal)) {
      heard.push(`${tipo} ${dados}`)
      if (heard.length === 3) stop.abort()
    }
    expect(heard).toEqual(['pronto 1', 'notificacao 7', 'pronto 1'])
    answers = [json(403, { codigo: 'forbidden', mensagem: 'x' })]
    expect(await failureOf(listen().next())).toMatchObject({ data: { codigo: 'forbidden' } })
  })

  it('files go up with their bucket first, and come down as they are', async () => {
    answers = [json(200, { id: 'u' })]
    expect(await files.upload('documentos', 'a.txt', 'olá')).toBe('u')
    expect(asked[0]!.body.indexOf('bucket')).toBeLessThan(asked[0]!.body.indexOf('a.txt'))
    answers = [(response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('olá')]
    const content = await files.download('u')
    expect([content.type, await content.text()]).toEqual(['text/plain', 'olá'])
    answers = [json(404, { codigo: 'not_found', mensagem: 'x' })]
    expect(await failureOf(files.download('v'))).toMatchObject({ data: { codigo: 'not_found' } })
  })
})
