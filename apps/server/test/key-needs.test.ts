/** The document says of every operation what a key needs, and the door refuses with the same words. */
import { SUPERADMIN } from '@intranet/contract/access'
import { keyModules, keyNeeds } from '@intranet/contract/access/key-access'
import { accessKeys as text } from '@intranet/contract/messages/access'
import { describe, expect, it } from 'vitest'
import { keyPart } from '../src/doors/rest/openapi-keys.ts'
import { restRoutes } from '../src/doors/rest/routes.ts'
import { keyRefusal } from '../src/platform/access-key.ts'
import { metaOf } from '../src/platform/procedure/caller.ts'
import { mayCall, needsOf } from '../src/platform/procedure/admission.ts'
import { superadmin, testWorld } from './app.ts'
import { makeAccessKey } from './factories/access-keys.ts'
import { makeProvider } from './factories/company.ts'
import { makeProgram } from './factories/programs.ts'
import { writtenDocument } from './written-document.ts'

const { db, app, as } = await testWorld()

/** With personal fields. */
const reading = (program: ReturnType<typeof makeProgram>): typeof program => ({
  ...program,
  ...(program.chave && { chave: { ...program.chave, dados_pessoais: true } }),
})

const everything = keyModules.map((module) => `${module}:escrever`)

describe('every operation', () => {
  it('says in the document what a key needs', () => {
    const { paths } = writtenDocument<{ paths: Record<string, Record<string, object>> }>()
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
    expect(operations.length).toBeGreaterThan(800)
    expect(operations.filter((one) => !('x-chave' in one))).toEqual([])
  })

  it('takes a key that has no more than that, and no key without it', () => {
    for (const route of restRoutes) {
      const { procedure, access } = route.contract
      const meta = { ...metaOf(procedure), access }
      const writes = procedure._def.type === 'mutation'
      const name = `${route.method} ${route.path}`
      const part = keyPart(route)
      const may = (onKey: string[]) => mayCall(meta, makeProgram(onKey, [SUPERADMIN]), writes)
      if (!part.aceita) {
        expect([name, may(everything)]).toEqual([name, false])
        continue
      }
      // A whole person is for keys with personal fields.
      const whole = part.dados_pessoais ?? false
      const mayWith = (onKey: string[]) => mayCall(meta, reading(makeProgram(onKey, [SUPERADMIN])), writes)
      for (const one of part.precisa) {
        expect([name, one, mayWith([one])]).toEqual([name, one, true])
        expect([name, one, may([one])]).toEqual([name, one, !whole])
      }
      // Any key: also one that only reads, of one module.
      if (!part.precisa.length) {
        const least = part.dados_pessoais ? mayWith : may
        expect([name, least([`${keyModules[0]}:ler`])]).toEqual([name, true])
        continue
      }
      const named = part.precisa.map((one) => one.split(':')[0])
      const others = everything.filter((one) => !named.includes(one.split(':')[0]))
      expect([name, may(others)]).toEqual([name, false])
      const refusal = keyRefusal(makeProgram(others, [SUPERADMIN]), needsOf(meta, writes))
      expect([name, refusal.message]).toEqual([name, text.needs(part.precisa)])
    }
  })
})

it('what guests may, a key that only reads may as a guest', async () => {
  const { userId } = await as(superadmin)
  const { headers } = await makeAccessKey(db, userId, { roles: keyModules.map((module) => `${module}:ler`) })
  const open = restRoutes.filter(({ open: isOpen, method }) => isOpen && method !== 'GET')
  expect(open.length).toBeGreaterThan(5)
  for (const { method, path } of open) {
    const url = path.replace(/:\w+/g, '1')
    const answer = await app.inject({ method, url, headers, payload: {} })
    expect([path, answer.statusCode, answer.body]).not.toEqual([path, 403, expect.anything()])
  }
})

it('what is about the ids of a source asks for a key that has one (docs/rest.md#ids-of-other-systems)', () => {
  const asking = restRoutes.filter((route) => {
    const part = keyPart(route)
    return part.aceita && part.fonte
  })
  expect(asking.map(({ path }) => path.includes('/externo'))).toEqual(Array(36).fill(true))
  expect(restRoutes.filter(({ path }) => path.includes('/externo'))).toHaveLength(36)
})

it('excluded leads are the superadmin’s, for whom no key reads them', async () => {
  const url = '/v1/vendas/lead/excluded/filtro'
  const { paths } = writtenDocument<{ paths: Record<string, { post: object }> }>()
  expect(paths[url]!.post).toMatchObject({ 'x-papeis': [SUPERADMIN], 'x-chave': { aceita: false } })
  const boss = await as(superadmin)
  const seller = await as({ roles: ['vendas:gestor'], empresas: [await makeProvider(db)] })
  const key = await makeAccessKey(db, boss.userId, { roles: everything })
  const tokens = [boss.token, seller.token, key.chave]
  const answers = tokens.map((token) =>
    app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` }, payload: {} }),
  )
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 403, 403])
})

it('files are sent by a key that writes anywhere, as its document and its refusal say', async () => {
  const { paths } = writtenDocument<{
    paths: Record<string, { post: { 'x-chave': { precisa: string[] } } }>
  }>()
  const { precisa } = paths['/files']!.post['x-chave']
  const { userId } = await as(superadmin)
  const send = async (roles: string[]) => {
    const { headers } = await makeAccessKey(db, userId, { roles })
    const answer = await app.inject({ method: 'POST', url: '/files', headers, payload: {} })
    return [answer.statusCode, answer.json<{ mensagem: string }>().mensagem]
  }
  expect(precisa).toEqual(everything.filter((right) => right !== 'configuracao:escrever'))
  expect((await send([precisa.at(-1)!]))[0]).toBe(422)
  const readers = keyModules.map((module) => `${module}:ler`)
  expect(await send(readers)).toEqual([403, text.writesAnywhere])
})

it('what writes needs `escrever`, of either of two modules where both decide; what is one’s own no key reaches', () => {
  expect(keyNeeds({ module: 'rh', ability: 'manage', writes: true })).toEqual({
    acessos: ['rh:escrever'],
    niveis: ['rh:gestor'],
  })
  expect(keyNeeds({ module: 'eventos', ability: 'read', writes: false })?.acessos).toEqual([
    'marketing:ler',
    'regua_comunicacao:ler',
  ])
  expect(keyNeeds({ module: 'rh', ability: 'self', writes: false })).toBeNull()
  expect(keyNeeds({ module: 'configuracao', ability: 'create', writes: true })).toBeNull()
})

it('the refusal says what a key of either kind lacks, or that its owner may not', async () => {
  const empresas = [await makeProvider(db)]
  const owner = await as({ roles: ['rh:leitor', 'vendas:gestor'], empresas })
  const boss = await as(superadmin)
  const refusalOf = async (userId: number, roles: string[], url: string, method: 'GET' | 'POST' = 'GET') => {
    const { headers } = await makeAccessKey(db, userId, { roles, empresas })
    const answer = await app.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) })
    return [answer.statusCode, answer.json<{ mensagem: string }>().mensagem]
  }
  const path = '/v1/rh/departamento'
  expect(await refusalOf(owner.userId, ['vendas:ler'], path)).toEqual([403, text.needs(['rh:ler'])])
  expect(await refusalOf(owner.userId, ['vendas:gestor'], path)).toEqual([403, text.needs(['rh:leitor'])])
  expect(await refusalOf(boss.userId, ['rh:ler'], path, 'POST')).toEqual([403, text.needs(['rh:escrever'])])
  expect(await refusalOf(owner.userId, ['rh:escrever'], path, 'POST')).toEqual([
    403,
    text.ownerMayNot(['rh:escrever']),
  ])
  expect(await refusalOf(boss.userId, everything, '/v1/chaves')).toEqual([403, text.neverByKey])
})
