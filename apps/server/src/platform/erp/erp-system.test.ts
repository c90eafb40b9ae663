import { erp as text } from '@intranet/contract/messages/registries'
import { beforeEach, describe, expect, it } from 'vitest'
import { groundOf } from './erp-ground.ts'
import { superadmin, testWorld } from '../../../test/app.ts'
import { jsonErp, Refusal, usualAnswers } from '../../../test/erp/json-erp.ts'
import { makeProvider } from '../../../test/factories/company.ts'
import { connections } from './erp-connections.queries.ts'
import { erpOf, openErp } from './erp-system.ts'

const { app, db, deps, as } = await testWorld()
const ground = groundOf(deps)
const admin = await as(superadmin)
const provider = await makeProvider(db)
const erp = await jsonErp()
const [made] = await admin.call.erp.create({
  objects: [{ id_empresa: provider, url: erp.url, permite_http: true, token: 'um-token-do-erp' }],
})
const id = made!.id
const system = async () => (await erpOf(ground, provider))!

beforeEach(() => {
  Object.assign(erp, { heard: [], mode: 'up', answers: usualAnswers() })
})

describe('a connection of our JSON contract', () => {
  it('takes only leads until the other side was asked what it can do (docs/erp.md#kinds)', async () => {
    const before = await system()
    expect([...before.abilities]).toEqual(['lead'])
    await expect(before.call('faturas', { cod_cliente: '501' })).rejects.toMatchObject({
      fault: 'unsupported',
      message: text.unsupported,
    })
    expect(await admin.call.erp.test({ id })).toMatchObject({ ok: true, mensagem: null })
    const after = await system()
    expect(after.abilities.has('faturas') && after.abilities.has('lead')).toBe(true)
    expect(after.abilities.has('estoque')).toBe(false)
    expect((await admin.call.erp.get({ id })).testada_em).toBeInstanceOf(Date)
  })

  it('is tested once by a key, as browsers ask for it', async () => {
    const test = () =>
      app.inject({
        method: 'POST',
        url: `/v1/vendas/erp/${id}/testar`,
        headers: { authorization: `Bearer ${admin.token}`, 'idempotency-key': 'testar-conexao-1' },
      })
    const first = await test()
    expect(first.json()).toMatchObject({ ok: true })
    expect((await test()).json()).toEqual(first.json())
    expect(erp.heard.map(({ call }) => call)).toEqual(['capacidades'])
  })

  it('sends the token, and the key of an action', async () => {
    const { call } = await system()
    const asked = {
      cod_cliente: '501',
      contrato: '9',
      conexao: null,
      tipo: '1',
      periodo: 'M',
      relato: 'x',
    } as const
    expect(await call('abrir_os', asked, { chave: 'a1' })).toMatchObject({
      situacao: 'feita',
      referencia: '900',
    })
    expect(await call('abrir_os', asked, { chave: 'a1' })).toMatchObject({ referencia: '900' })
    expect(await call('faturas', { cod_cliente: '501' })).toHaveLength(3)
    expect(erp.heard.map(({ key, token }) => [key, token])).toEqual([
      ['a1', 'Bearer um-token-do-erp'],
      ['a1', 'Bearer um-token-do-erp'],
      [undefined, 'Bearer um-token-do-erp'],
    ])
  })

  it.each([
    [401, 'auth', text.wrongCredentials],
    [404, 'not_found', 'Dito pelo ERP.'],
    [409, 'refused', 'Dito pelo ERP.'],
    [422, 'refused', 'Dito pelo ERP.'],
    [500, 'unavailable', text.status(500)],
  ] as const)('tells a refusal of %i as %s', async (status, fault, message) => {
    erp.answers.faturas = () => new Refusal(status, 'Dito pelo ERP.')
    const { call } = await system()
    await expect(call('faturas', { cod_cliente: '501' })).rejects.toMatchObject({
      fault,
      message,
      unsure: false,
    })
  })

  it('does not believe an answer that is not as agreed; unknown situations are no error', async () => {
    const { call } = await system()
    erp.answers.faturas = () => [{ fatura: '1', vencimento: '2026-02-31', valor: 10 }]
    await expect(call('faturas', { cod_cliente: '501' })).rejects.toMatchObject({ fault: 'bad_answer' })
    erp.answers.faturas = () => [
      { fatura: '1', vencimento: '2026-02-28', valor: 10, situacao: 'em_protesto' },
    ]
    expect(await call('faturas', { cod_cliente: '501' })).toMatchObject([{ situacao: 'desconhecida' }])
  })

  it.each([
    ['stalls', 'stall', text.stalled],
    ['hangs up', 'drop', text.unreachable],
  ] as const)('may have acted where it %s: the action is unsure', async (_how, mode, message) => {
    erp.mode = mode
    const { call } = await system()
    const asked = { cod_cliente: '501', os: '1', motivo: 'x' }
    erp.answers.cancelar_os = () => ({ situacao: 'feita' })
    const row = (await connections(db, id))[0]!
    const open = openErp(ground, { ...row, capacidades: [...row.capacidades, 'cancelar_os'] })
    await expect(open.call('cancelar_os', asked, { chave: 'k', timeout: 200 })).rejects.toMatchObject({
      fault: 'unavailable',
      message,
      unsure: true,
    })
    await expect(call('faturas', { cod_cliente: '501' }, { timeout: 200 })).rejects.toMatchObject({
      fault: 'unavailable',
    })
  })

  it('has certainly not acted where nobody listened', async () => {
    const row = (await connections(db, id))[0]!
    const gone = openErp(ground, {
      ...row,
      id: 900_001,
      url: 'http://127.0.0.1:65530/erp',
      capacidades: ['cancelar_os'],
    })
    await expect(
      gone.call('cancelar_os', { cod_cliente: '501', os: '1', motivo: 'x' }, { chave: 'k' }),
    ).rejects.toMatchObject({ fault: 'unavailable', unsure: false })
  })

  it('keeps the abilities it had when a test of it fails, and says why (docs/erp.md#kinds)', async () => {
    const before = (await admin.call.erp.get({ id })).capacidades
    erp.mode = 'away'
    expect(await admin.call.erp.test({ id })).toEqual({
      ok: false,
      mensagem: text.status(503),
      capacidades: before,
    })
    expect(await admin.call.erp.get({ id })).toMatchObject({
      erro_teste: text.status(503),
      capacidades: before,
    })
  })
})

describe('the settings', () => {
  it('ask for an address of every system but the demonstration', async () => {
    const other = await makeProvider(db)
    await expect(
      admin.call.erp.create({ objects: [{ id_empresa: other, tipo: 'http' }] }),
    ).rejects.toMatchObject({
      cause: { details: { campos: { url: text.needsAddress } } },
    })
    await admin.call.erp.create({
      objects: [{ id_empresa: other, tipo: 'demonstracao', url: 'https://x.example' }],
    })
    const demo = (await erpOf(ground, other))!
    expect(demo.abilities.has('conferir_os')).toBe(true)
    expect(await demo.call('clientes', { por: 'codigo', valor: '1' })).toEqual([])
  })

  it('take no demonstration in production where others come, and one that is there offers nothing', async () => {
    const [other, third] = [await makeProvider(db), await makeProvider(db)]
    const create = (id_empresa: number) =>
      admin.call.erp.create({ objects: [{ id_empresa, tipo: 'demonstracao' }] })
    const [row] = await create(other)
    const { NODE_ENV, PUBLIC_URL } = deps.env
    Object.assign(deps.env, { NODE_ENV: 'production', PUBLIC_URL: 'https://intranet.example' })
    try {
      const refused = { cause: { details: { campos: { 'objects.0.tipo': text.noDemonstration } } } }
      await expect(create(third)).rejects.toMatchObject(refused)
      expect((await erpOf(ground, other))!.abilities.size).toBe(0)
      expect(await admin.call.erp.test({ id: row!.id })).toMatchObject({ mensagem: text.noDemonstration })
      deps.env.DEMO = true
      expect((await erpOf(ground, other))!.abilities.has('conferir_os')).toBe(true)
    } finally {
      Object.assign(deps.env, { NODE_ENV, PUBLIC_URL, DEMO: false })
    }
  })

  it('never tell a secret, and keep them sealed', async () => {
    const third = await makeProvider(db)
    const secrets = { token: 'tok-1', senha: 'senha-2', cliente_segredo: 'segredo-3' }
    const [row] = await admin.call.erp.create({
      objects: [{ id_empresa: third, tipo: 'http', url: 'https://hub.example', usuario: 'api', ...secrets }],
    })
    const reported = JSON.stringify([await admin.call.erp.get({ id: row!.id }), await admin.call.erp.list()])
    const stored = JSON.stringify(await db.selectFrom('empresa_erp').selectAll().execute())
    const history = JSON.stringify(
      await db.selectFrom('log_historico').where('tabela', '=', 'empresa_erp').selectAll().execute(),
    )
    for (const secret of Object.values(secrets)) {
      expect(reported + stored + history).not.toContain(secret)
    }
    expect(await admin.call.erp.get({ id: row!.id })).toMatchObject({
      com_token: true,
      com_senha: true,
      com_segredo: true,
      usuario: 'api',
    })
  })

  it('of a provider without a connection lead nowhere', async () => {
    expect(await erpOf(ground, await makeProvider(db))).toBeNull()
  })
})
