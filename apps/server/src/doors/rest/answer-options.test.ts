import { rest as text } from '@intranet/contract/messages/list-requests'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { testWorld } from '../../../test/app.ts'
import { makeAccessKey } from '../../../test/factories/access-keys.ts'
import { makeDepartment, makeProvider } from '../../../test/factories/company.ts'
import { makeLead } from '../../../test/factories/sales.ts'

const { app, db, as } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const manager = await as({ roles: ['rh:gestor', 'vendas:gestor'], empresas: [ours] })
const reader = await as({ roles: ['rh:leitor', 'vendas:leitor'], empresas: [ours] })
const PATH = '/v1/rh/departamento'
const LEADS = '/v1/vendas/lead/all/filtro'

type Person = { token: string }
const asked = async (who: Person | { headers: object }, url: string, more: object = {}) => {
  const auth = 'token' in who ? { authorization: `Bearer ${who.token}` } : who.headers
  const { headers = {}, ...rest } = more as { headers?: object }
  return app.inject({ url, ...rest, headers: { ...auth, ...headers } })
}

beforeEach(async () => {
  await db.deleteFrom('rh_departamento').execute()
  for (const nome of ['Compras', 'Frota', 'Vendas']) await makeDepartment(db, ours, { nome })
  await makeDepartment(db, theirs, { nome: 'Alheio' })
})

describe('campos (docs/rest.md#chosen-columns)', () => {
  it('chooses the columns of rows and of a record, in the order written, total and mark beside them', async () => {
    const { rh_departamento: rows, ...beside } = (
      await asked(manager, `${PATH}?campos=nome,ativo&sort=nome&limit=2`)
    ).json()
    expect(JSON.stringify(rows)).toBe('[{"nome":"Compras","ativo":true},{"nome":"Frota","ativo":true}]')
    expect(beside).toEqual({ total: 3, depois: expect.any(String) })
    const id = await makeDepartment(db, ours, { nome: 'TI' })
    expect((await asked(manager, `${PATH}/${id}?campos=nome`)).json()).toEqual({
      rh_departamento_by_pk: { nome: 'TI' },
    })
  })

  it('is in the body of a filter, and shows nothing that the list masks', async () => {
    await makeLead(db, ours, { fone: '53999887766' })
    const payload = { filtro: { fone: { _is_null: false } }, campos: ['fone', 'status'] }
    const answer = await asked(reader, LEADS, { method: 'POST', payload })
    expect(answer.json().vendas_lead[0]).toEqual({ fone: '(53) *****-7766', status: 1 })
  })

  it('that the rows do not have is refused with those that they have', async () => {
    for (const campos of ['nome,senha', '', 'constructor']) {
      const answer = await asked(manager, `${PATH}?campos=${campos}`)
      expect([answer.statusCode, answer.json().campos.campos]).toEqual([
        422,
        expect.stringContaining('Escolha entre as colunas: id, nome'),
      ])
    }
    expect((await asked(manager, `${PATH}/contadores?campos=id`)).statusCode).not.toBe(200)
  })
})

describe('sort', () => {
  it('takes up to three columns with commas, in the query and in the body', async () => {
    const names = async (sort: string) =>
      (await asked(manager, `${PATH}?campos=nome&sort=${sort}`))
        .json()
        .rh_departamento.map(({ nome }: { nome: string }) => nome)
    expect(await names('ativo,-nome')).toEqual(['Vendas', 'Frota', 'Compras'])
    const refused = await asked(manager, `${PATH}?sort=nome,cor`)
    expect([refused.statusCode, refused.json().mensagem]).toEqual([
      422,
      expect.stringMatching(/^Ordene por: id, /),
    ])
  })
})

describe('Link (docs/rest.md#paging-and-limits)', () => {
  it('leads through all pages of a list, its filter with it, and is missing on the last one', async () => {
    const seen: string[] = []
    let url: string | undefined =
      `${PATH}?filtro=${encodeURIComponent('{"ativo":true}')}&sort=ativo,nome&limit=2&contar=false`
    while (url) {
      const answer = await asked(manager, url)
      expect(answer.statusCode, answer.body).toBe(200)
      seen.push(...answer.json().rh_departamento.map(({ nome }: { nome: string }) => nome))
      const { link } = answer.headers
      expect(Boolean(link)).toBe(answer.json().depois !== null)
      url = typeof link === 'string' ? /^<(.*)>; rel="next"$/.exec(link)?.[1] : undefined
    }
    expect(seen).toEqual(['Compras', 'Frota', 'Vendas'])
  })

  it('keeps a question mark that is part of its filter', async () => {
    await makeDepartment(db, ours, { nome: 'Quem?' })
    await makeDepartment(db, ours, { nome: 'Onde?' })
    const url = `${PATH}?limit=1&filtro[nome][_ilike]=?&campos=nome`
    const [, next = ''] = /^<(.*)>; rel="next"$/.exec(String((await asked(manager, url)).headers.link)) ?? []
    expect(Object.fromEntries(new URL(next, 'http://x').searchParams)).toMatchObject({
      'filtro[nome][_ilike]': '?',
      campos: 'nome',
    })
    expect((await asked(manager, next)).statusCode).toBe(200)
  })

  it('of changes goes on from their own mark, until there are none', async () => {
    const { depois } = (await asked(manager, '/v1/alteracoes')).json()
    await makeDepartment(db, ours)
    const { headers } = await asked(manager, `/v1/alteracoes?desde=${depois}`)
    const [, url] = /^<(.*)>; rel="next"$/.exec(String(headers.link)) ?? []
    expect(url).toMatch(/^\/v1\/alteracoes\?desde=\d+$/)
    expect((await asked(manager, url!)).headers.link).toBeUndefined()
  })
})

it('a page begins after a mark or at an offset: both are refused (docs/rest.md#paging-and-limits)', async () => {
  const { depois } = (await asked(manager, `${PATH}?limit=1`)).json()
  expect((await asked(manager, `${PATH}?limit=1&offset=0&depois=${depois}`)).statusCode).toBe(200)
  const both = await asked(manager, `${PATH}?limit=1&offset=1&depois=${depois}`)
  expect([both.statusCode, both.json().campos]).toEqual([422, { offset: text.markOrOffset }])
  const payload = { limit: 1, offset: 1, depois }
  const inBody = await asked(manager, `${PATH}/filtro`, { method: 'POST', payload })
  expect([inBody.statusCode, inBody.json().campos]).toEqual([422, { offset: text.markOrOffset }])
})

it('a value that is not in the list of its column is refused with those that are', async () => {
  const ask = (tipo: unknown) =>
    asked(manager, '/v1/feriado/filtro', { method: 'POST', payload: { filtro: { tipo } } })
  for (const tipo of ['Nacional', null, { _in: ['Nacional'] }, { _ilike: 'nac' }])
    expect((await ask(tipo)).statusCode, JSON.stringify(tipo)).toBe(200)
  for (const tipo of [
    'nacionall',
    { _neq: 'Federal' },
    { _in: ['Nacional', 'x'] },
    { _not_in: ['constructor'] },
  ]) {
    const answer = await ask(tipo)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      {
        campos: { 'filtro.tipo': text.notListed },
        permitidos: { 'filtro.tipo': expect.arrayContaining(['Nacional']) },
      },
    ])
  }
})

describe('retorno=registro (docs/rest.md#the-record-after-a-write)', () => {
  const named = (nome: string) => ({ nome, id_empresa: ours, ativo: true })

  it('answers the records of a creation and of a change as their path answers them', async () => {
    const objects = [named('Obras'), named('TI')]
    const made = await asked(manager, `${PATH}?retorno=registro`, { method: 'POST', payload: { objects } })
    const { returning } = made.json().insert_rh_departamento
    for (const record of returning)
      expect(record).toEqual((await asked(manager, `${PATH}/${record.id}`)).json().rh_departamento_by_pk)
    expect(returning.map(({ nome }: { nome: string }) => nome)).toEqual(['Obras', 'TI'])
    const changed = await asked(manager, `${PATH}/${returning[0].id}?retorno=registro`, {
      method: 'PUT',
      payload: { nome: 'Infra' },
    })
    expect(changed.json().update_rh_departamento.returning).toMatchObject([
      { id: returning[0].id, nome: 'Infra' },
    ])
  })

  it('answers the id alone of what its writer reads no more', async () => {
    const both = await as({ roles: ['rh:gestor'], empresas: [ours, theirs] })
    const id = await makeDepartment(db, ours)
    const narrow = await asked(both, `${PATH}/${id}?retorno=registro`, {
      method: 'PUT',
      payload: { id_empresa: theirs },
    })
    expect(narrow.json().update_rh_departamento.returning[0]).toMatchObject({ id, id_empresa: theirs })
  })

  it('is read again when a call is repeated with its Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'retorno-de-novo-1' }
    const make = () =>
      asked(manager, `${PATH}?retorno=registro`, { method: 'POST', payload: named('Chave'), headers })
    const [first] = (await make()).json().insert_rh_departamento.returning
    await db.updateTable('rh_departamento').set({ nome: 'Outra' }).where('id', '=', first.id).execute()
    const [again] = (await make()).json().insert_rh_departamento.returning
    expect([first.nome, again.nome, again.id]).toEqual(['Chave', 'Outra', first.id])
    await db.deleteFrom('rh_departamento').where('id', '=', first.id).execute()
  })

  it('is refused for more than fifty, another word, and where there is no record; then nothing is written', async () => {
    const objects = Array.from({ length: 51 }, (_, place) => named(`Lote ${place}`))
    const many = await asked(manager, `${PATH}?retorno=registro`, { method: 'POST', payload: { objects } })
    expect([many.statusCode, many.json().campos.retorno]).toEqual([
      422,
      'O registro inteiro é respondido para até 50 objetos por vez.',
    ])
    const word = await asked(manager, `${PATH}?retorno=tudo`, { method: 'POST', payload: named('X1') })
    expect(word.statusCode).toBe(422)
    const { id, nome } = await db
      .insertInto('rh_usuario')
      .values({ nome: 'Ana', email: 'retorno@intranet.example', id_empresa: ours, funcionario: true })
      .returning(['id', 'nome'])
      .executeTakeFirstOrThrow()
    const key = await makeAccessKey(db, manager.userId, { roles: ['rh:escrever'], empresas: [ours] })
    const masked = await asked(key, `/v1/rh/funcionario/${id}?retorno=registro`, {
      method: 'PUT',
      payload: { nome: 'Bia' },
    })
    expect([masked.statusCode, masked.json().mensagem]).toEqual([403, text.recordPersonal])
    const kept = await db.selectFrom('rh_usuario').where('id', '=', id).select('nome').executeTakeFirst()
    expect(kept).toEqual({ nome })
    expect(await db.selectFrom('rh_departamento').select('id').execute()).toHaveLength(4)
  })
})

describe('Accept: text/csv (docs/rest.md#csv)', () => {
  const csv = { headers: { accept: 'text/csv' } }
  const exportsOf = (id: number) =>
    db.selectFrom('exportacao').where('id_usuario', '=', id).orderBy('id').selectAll().execute()

  it('answers the export of the list: every row that fits, recorded', async () => {
    const filter = encodeURIComponent('{"nome":{"_neq":"Frota"}}')
    const answer = await asked(manager, `${PATH}?sort=-nome&campos=nome,ativo&filtro=${filter}`, csv)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.body).toBe('\uFEFFNome;Status\r\nVendas;Ativo\r\nCompras;Ativo\r\n')
    const filtros = { sort: '-nome', filtro: { nome: { _neq: 'Frota' } } }
    await vi.waitFor(async () =>
      expect(await exportsOf(manager.userId)).toMatchObject([
        { tela: 'departments.list', linhas: 2, filtros },
      ]),
    )
  })

  it('masks leads as their export does, and names the key that read them', async () => {
    await makeLead(db, ours, { fone: '53999887766' })
    const key = await makeAccessKey(db, reader.userId, { roles: ['vendas:leitor'], empresas: [ours] })
    const payload = { filtro: {}, campos: ['fone'] }
    const answer = await asked(key, LEADS, { method: 'POST', payload, ...csv })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.body).toContain('*****-7766')
    expect(answer.body).not.toContain('53999887766')
    expect(await exportsOf(reader.userId)).toMatchObject([
      { tela: 'leads.export', filtros: { chave: key.id } },
    ])
  })

  it('is refused to who may not read the list, to guests, with a page, and with a column without a head', async () => {
    const nobody = await as({ roles: ['novidades:gestor'], empresas: [ours] })
    expect((await asked(nobody, PATH, csv)).statusCode).toBe(403)
    expect((await app.inject({ url: PATH, ...csv })).statusCode).toBe(401)
    expect((await asked(manager, `${PATH}?limit=2`, csv)).statusCode).toBe(422)
    const within = { method: 'POST', payload: { filtro: { ativo: true, limit: 2 } }, ...csv }
    expect((await asked(manager, `${PATH}/filtro`, within)).json().campos).toEqual({
      limit: text.fileIsWhole,
    })
    const column = await asked(manager, `${PATH}?campos=senha`, csv)
    expect([column.statusCode, column.json().permitidos.campos]).toEqual([
      422,
      expect.arrayContaining(['nome']),
    ])
  })
})
