/** Every refusal of a person or a key is in the security log, once (docs/security.md#security-log). */
import type { InjectOptions } from 'fastify'
import { expect, it, vi } from 'vitest'
import { restRoutes } from '../src/doors/rest/routes.ts'
import { mayUse, procedurePath } from '../src/platform/procedure/caller.ts'
import { mayCall } from '../src/platform/procedure/admission.ts'
import { findActor } from '../src/platform/session.ts'
import { superadmin, testWorld } from './app.ts'
import { makeAccessKey } from './factories/access-keys.ts'
import { makeProvider } from './factories/company.ts'
import { procedures } from './walked-procedures.ts'

const { app, as, db, deps } = await testWorld({ TRUST_PROXY: '1' })
const noted = vi.spyOn(deps.security, 'noteRefusal')

/** The lines of one request: who and what, and what refused it where it was no missing right. */
async function linesOf(request: InjectOptions) {
  noted.mockClear()
  const { statusCode } = await app.inject(request)
  const lines = noted.mock.calls.map(([from, what, why]) => [from.actor?.id, what, ...(why ? [why] : [])])
  return { statusCode, lines }
}

const colleague = await as({ employee: true })
const bearer = { authorization: `Bearer ${colleague.token}` }
const { actor } = (await findActor(deps.auth, colleague.token))!

it('each procedure that somebody may not call, asked by tRPC', async () => {
  const closed = procedures.filter(([, { type, meta }]) => !mayCall(meta, actor, type === 'mutation'))
  expect(closed.length).toBeGreaterThan(300)
  for (const [path] of closed) {
    const asked = await linesOf({ method: 'POST', url: `/trpc/${path}`, headers: bearer, payload: {} })
    expect(asked, path).toEqual({ statusCode: 403, lines: [[colleague.userId, path]] })
  }
})

it('each path that they may not ask, by REST', async () => {
  const closed = restRoutes.filter(({ contract }) => !mayUse(contract.procedure, actor))
  expect(closed.length).toBeGreaterThan(100)
  for (const { method, path, routers, contract } of closed) {
    const url = path.replace(/:\w+/g, '1')
    const payload = method === 'GET' ? undefined : { object: {} }
    const asked = await linesOf({ method, url, headers: bearer, payload })
    const lines = [[colleague.userId, procedurePath(routers, contract.procedure)]]
    expect(asked, `${method} ${url}`).toEqual({ statusCode: 403, lines })
  }
})

it('what the doors refuse themselves: to a person, to a key, from elsewhere, too often', async () => {
  const boss = await as(superadmin)
  const provider = await makeProvider(db)
  const keyOf = (over: object) =>
    makeAccessKey(db, boss.userId, { roles: ['rh:ler'], empresas: [provider], ...over })
  const { headers } = await keyOf({})
  const { headers: elsewhere } = await keyOf({ enderecos: ['10.0.0.1'] })
  const { id: file } = await db
    .insertInto('arquivo')
    .values({
      bucket: 'documentos',
      nome: 'a.pdf',
      tipo: 'application/pdf',
      tamanho: 1,
      sha256: 'a',
      id_usuario: boss.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const key = boss.userId
  const refused: [request: InjectOptions & { url: string }, line: unknown[]][] = [
    [{ url: '/export/etiquetas?ids=1', headers: bearer }, [colleague.userId, 'GET /export/etiquetas']],
    [{ url: '/export/users.list', headers: bearer }, [colleague.userId, 'users.list']],
    [
      { url: '/v1/usuario', headers: { ...bearer, 'x-role': 'superadmin' } },
      [colleague.userId, 'GET /v1/usuario'],
    ],
    [
      { url: '/trpc/auth.roles', headers: { ...bearer, 'x-role': 'superadmin' } },
      [colleague.userId, 'GET /trpc/*'],
    ],
    [{ url: '/events', headers }, [key, 'GET /events']],
    [{ url: '/files', method: 'POST', headers }, [key, 'POST /files']],
    [{ url: `/files/${file}`, headers }, [key, 'GET /files/:id']],
    [{ url: '/export/curriculo/1', headers }, [key, 'GET /export/curriculo/:id']],
    [{ url: '/v1/user/1/curriculo.pdf', headers }, [key, 'GET /v1/user/:id/curriculo.pdf']],
    [{ url: '/export/termo-multa/1', headers }, [key, 'GET /export/termo-multa/:id']],
    [{ url: '/export/meus-dados', headers }, [key, 'GET /export/meus-dados']],
    [{ url: '/v1/rh/funcionario?sort=-cpf', headers }, [key, 'employees.list']],
    [{ url: '/v1/rh/funcionario?q=529982', headers }, [key, 'employees.list']],
    [{ url: '/v1/rh/funcionario', headers: elsewhere }, [key, 'GET /v1/rh/funcionario']],
  ]
  for (const [request, line] of refused)
    expect(await linesOf(request), request.url).toEqual({ statusCode: 403, lines: [line] })

  await boss.call.parameters.update({ chave_por_minuto: 10 })
  const spent = await keyOf({})
  const ask = () => linesOf({ url: '/trpc/departments.list', headers: spent.headers })
  for (let n = 0; n < 10; n += 1) await ask()
  expect(await ask()).toEqual({ statusCode: 429, lines: [[key, 'GET /trpc/*', 'limite']] })
})

it('what guests ask too often: calendars, and ways to an identity provider', async () => {
  const often = async (url: string, times: number) => {
    for (let n = 0; n < times; n += 1) await app.inject({ url })
    return linesOf({ url })
  }
  const limited = (what: string) => [[undefined, what, 'limite']]
  expect(await often('/calendario.ics?token=x', 60)).toEqual({
    statusCode: 429,
    lines: limited('GET /calendario.ics'),
  })
  expect((await often('/v1/sso/1/entrar', 120)).lines).toEqual(limited('GET /v1/sso/:id/entrar'))
})

it('who is asked for the password again is not refused', async () => {
  const boss = await as(superadmin)
  const long = { confirmada_em: new Date(0) }
  await db.updateTable('sessao').set(long).where('id_usuario', '=', boss.userId).execute()
  const { lines, statusCode } = await linesOf({
    method: 'POST',
    url: '/trpc/accessKeys.create',
    headers: { authorization: `Bearer ${boss.token}` },
    payload: { objects: [] },
  })
  expect({ lines, statusCode }).toEqual({ lines: [], statusCode: 403 })
})
