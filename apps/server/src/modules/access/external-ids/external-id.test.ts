import { describe, expect, it } from 'vitest'
import { form } from '@intranet/contract/messages'
import { external as text } from '@intranet/contract/messages/list-requests'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeAccessKey } from '../../../../test/factories/access-keys.ts'
import { makeDepartment, makeProvider, makeSector } from '../../../../test/factories/company.ts'

const { app, db, as } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const manager = await as({
  roles: ['rh:gestor', 'vendas:gestor', 'frota:gestor', 'suprimentos:gestor'],
  empresas: [ours],
})
const PATH = '/v1/rh/departamento/externo'

type Headers = { authorization: string }

async function keyOf(
  fonte: string | null,
  over: { owner?: number; roles?: string[]; empresas?: number[] } = {},
) {
  const { owner = manager.userId, roles = ['rh:gestor', 'vendas:gestor'], empresas = [ours] } = over
  const key = await makeAccessKey(db, owner, { roles, empresas })
  await db.updateTable('chave_acesso').set({ fonte }).where('id', '=', key.id).execute()
  return key.headers as Headers
}

const erp = await keyOf('erp')
const ask = (method: 'PUT' | 'GET' | 'DELETE' | 'POST', url: string, headers: Headers, payload?: object) =>
  app.inject({ method, url, headers, ...(payload && { payload }) })
const put = (id: string, fields: object, headers = erp) =>
  ask('PUT', `${PATH}/${encodeURIComponent(id)}`, headers, fields)
const putMany = (objects: object[], headers = erp) => ask('PUT', PATH, headers, { objects })
const named = (nome: string) => ({ nome, id_empresa: ours })
const saved = (answer: Awaited<ReturnType<typeof put>>) => {
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().upsert_rh_departamento.returning as {
    id: number
    id_externo: string
    criado: boolean
  }[]
}
const namesOf = async (ids: number[]) =>
  (await db.selectFrom('rh_departamento').where('id', 'in', ids).select('nome').orderBy('id').execute()).map(
    ({ nome }) => nome,
  )

describe('a record by its outside id (docs/rest.md#ids-of-other-systems)', () => {
  it('is made once, and changed from then on; `criado` says which', async () => {
    const [made] = saved(await put('dep/1', named('Compras')))
    expect(made).toEqual({ id: expect.any(Number), id_externo: 'dep/1', criado: true })
    expect(saved(await put('dep/1', named('Suprimentos')))).toEqual([{ ...made, criado: false }])
    expect(await namesOf([made!.id])).toEqual(['Suprimentos'])
    // What is not sent keeps its value.
    saved(await put('dep/1', { ativo: false }))
    expect(await namesOf([made!.id])).toEqual(['Suprimentos'])
  })

  it('is given to a record that is there already by `id_registro`, also after it was taken away', async () => {
    const [made] = saved(await put('antigo-1', named('Compras antigas')))
    expect((await ask('DELETE', `${PATH}/antigo-1`, erp)).statusCode).toBe(200)
    const refused = await put('antigo-2', { id_registro: made!.id + 100_000 })
    expect([refused.statusCode, refused.json().campos]).toEqual([
      422,
      { id_registro: 'Registro não encontrado.' },
    ])
    const linked = await put('antigo-2', { id_registro: made!.id, nome: 'Compras ligadas' })
    expect(saved(linked)).toEqual([{ id: made!.id, id_externo: 'antigo-2', criado: false }])
    expect(await namesOf([made!.id])).toEqual(['Compras ligadas'])
    expect(saved(await put('antigo-2', { id_registro: made!.id }))).toMatchObject([{ criado: false }])
    const [other] = saved(await put('antigo-3', named('Outra')))
    const taken = await put('antigo-2', { id_registro: other!.id })
    expect([taken.statusCode, taken.json().campos]).toEqual([422, { id_externo: text.linked }])
    const second = await put('antigo-4', { id_registro: made!.id })
    expect([second.statusCode, second.json().campos]).toEqual([409, { id_registro: text.otherId }])
  })

  it('answers its record beside what the call did', async () => {
    const url = `${PATH}/com-registro?retorno=registro`
    const [made] = saved(await ask('PUT', url, erp, named('Com registro')))
    const { rh_departamento_by_pk: record } = (
      await ask('GET', `/v1/rh/departamento/${made!.id}`, erp)
    ).json()
    expect(record).toMatchObject({ nome: 'Com registro' })
    expect(made).toEqual({ id: record.id, id_externo: 'com-registro', criado: true, registro: record })
    const objects = [{ id_externo: 'com-registro', nome: 'Com outro nome' }]
    const many = await ask('PUT', `${PATH}?retorno=registro`, erp, { objects })
    expect(saved(many)).toMatchObject([{ criado: false, registro: { nome: 'Com outro nome' } }])
  })

  it('of a record of another provider is not given', async () => {
    const foreign = await makeDepartment(db, theirs)
    expect((await put('alheio-1', { id_registro: foreign })).statusCode).toBe(422)
  })

  it('is another of another source, and of another table; the id may be called by several', async () => {
    const payroll = await keyOf('folha')
    const [one] = saved(await put('x-1', named('Frota')))
    const [other] = saved(await put('x-1', named('Folha'), payroll))
    expect(other!.id).not.toBe(one!.id)
    const position = await ask('PUT', '/v1/rh/cargo/externo/x-1', erp, {
      nome: 'Técnico',
      id_setor: await makeSector(db, one!.id),
    })
    expect(position.json()).toMatchObject({ upsert_rh_cargo: { returning: [{ criado: true }] } })
  })

  it('is made once by two at once, and by a repeated import', async () => {
    const objects = Array.from({ length: 40 }, (_, n) => ({
      id_externo: `imp-${n}`,
      ...named(`Importado ${n}`),
    }))
    const reversed = objects.toReversed()
    const answers = await Promise.all([
      putMany(objects),
      putMany(reversed),
      putMany(objects),
      put('imp-7', named('Importado 7')),
    ])
    const all = answers.flatMap(saved)
    expect(all.filter(({ criado }) => criado)).toHaveLength(40)
    expect(new Set(all.map(({ id }) => id)).size).toBe(40)
    const again = saved(await putMany(objects))
    expect(again.some(({ criado }) => criado)).toBe(false)
    expect(await namesOf(again.map(({ id }) => id))).toHaveLength(40)
    expect(again.map(({ id_externo }) => id_externo)).toEqual(objects.map(({ id_externo }) => id_externo))
  })

  it('is made again once it was deleted, and keeps what a person changed beside it', async () => {
    const [made] = saved(await put('apagado', named('Apagado')))
    await manager.call.departments.remove({ id: made!.id })
    expect(
      await db.selectFrom('vinculo_externo').where('id_item', '=', made!.id).select('id').execute(),
    ).toEqual([])
    const [again] = saved(await put('apagado', named('Apagado')))
    expect(again).toMatchObject({ criado: true })
    expect(again!.id).not.toBe(made!.id)
  })
})

describe('the rules of a creation and a change', () => {
  it('count: all or none, each refusal at its place', async () => {
    const objects = [
      { id_externo: 'r-1', ...named('Regra um') },
      { id_externo: 'r-2', nome: 'Regra dois', id_empresa: theirs },
    ]
    const foreign = await putMany(objects)
    expect([foreign.statusCode, Object.keys(foreign.json().campos)]).toEqual([403, ['objects.1.id_empresa']])
    const missing = await putMany([
      { id_externo: 'r-1', ...named('Regra um') },
      { id_externo: 'r-3', id_empresa: ours },
    ])
    expect([missing.statusCode, Object.keys(missing.json().campos)]).toEqual([422, ['objects.1.nome']])
    saved(await put('r-0', named('Único')))
    const repeated = await putMany([
      { id_externo: 'r-4', ...named('Quatro') },
      { id_externo: 'r-5', ...named('Único') },
    ])
    expect([repeated.statusCode, Object.keys(repeated.json().campos)]).toEqual([409, ['objects.1.nome']])
    saved(await put('versao-2', named('Versão dois')))
    const stale = await putMany([
      { id_externo: 'r-0', nome: 'Mesmo' },
      { id_externo: 'versao-2', nome: 'Velha', updated_at: '2020-01-01T00:00:00Z' },
    ])
    expect([stale.statusCode, Object.keys(stale.json().campos)]).toEqual([409, ['objects.1']])
    await ask('DELETE', `${PATH}/versao-2`, erp)
    expect(
      await db
        .selectFrom('vinculo_externo')
        .where('id_externo', 'like', 'r-_')
        .select('id_externo')
        .execute(),
    ).toEqual([{ id_externo: 'r-0' }])
  })

  it('of several new records are refused together, with what only a change takes', async () => {
    const incomplete = await putMany([
      { id_externo: 'falta-1', nome: 'Sem provedor' },
      { id_externo: 'r-0', nome: 'Único' },
      { id_externo: 'falta-2', id_empresa: ours },
    ])
    expect([incomplete.statusCode, incomplete.json().campos]).toEqual([
      422,
      { 'objects.0.id_empresa': form.required, 'objects.2.nome': form.required },
    ])
    const asset = { patrimonio: 'PT-só', id_produto: 1, fornecedor: 'Loja' }
    const all = await keyOf('erp', { roles: ['suprimentos:gestor'] })
    const changed = await ask('PUT', '/v1/suprimentos/patrimonio/externo/falta-3', all, { object: asset })
    expect([changed.statusCode, changed.json().campos]).toEqual([422, { fornecedor: text.changeOnly }])
  })

  it('refuse a version that is not the newest, and a record that the key does not see', async () => {
    const [made] = saved(await put('versao', named('Versão')))
    const stale = await put('versao', { nome: 'Velha', updated_at: '2020-01-01T00:00:00Z' })
    expect(stale.statusCode).toBe(409)
    await db.updateTable('rh_departamento').set({ id_empresa: theirs }).where('id', '=', made!.id).execute()
    const gone = await put('versao', { nome: 'Deles' })
    expect([gone.statusCode, await namesOf([made!.id])]).toEqual([404, ['Versão']])
    // Also where nothing is to be changed: its id is not answered either.
    const objects = [{ id_externo: 'versao-0', ...named('Zero') }, { id_externo: 'versao' }]
    const silent = await putMany(objects)
    expect([silent.statusCode, Object.keys(silent.json().campos)]).toEqual([404, ['objects.1.id_externo']])
  })

  it('ask the ability: a reader writes nothing, and a key that only reads neither', async () => {
    const reads = await keyOf('erp', { roles: ['rh:leitor'] })
    expect((await put('leitor', named('Leitor'), reads)).statusCode).toBe(403)
    expect((await ask('DELETE', `${PATH}/dep%2F1`, reads)).statusCode).toBe(403)
    expect((await ask('GET', PATH, reads)).statusCode).toBe(200)
  })

  it('are written to the history in the name of the key', async () => {
    const [made] = saved(await put('historia', named('História')))
    const rows = await db
      .selectFrom('log_historico')
      .where('tabela', '=', 'rh_departamento')
      .where('id_item', '=', String(made!.id))
      .select(['operacao', 'id_usuario', 'id_chave'])
      .execute()
    expect(rows).toEqual([{ operacao: 'INSERT', id_usuario: manager.userId, id_chave: expect.any(Number) }])
  })
})

describe('an outside id', () => {
  it.each([
    '529.982.247-25',
    '52998224725',
    '11.222.333/0001-81',
    'ana@provedor.com.br',
    '(53) 99988-7766',
    '5533221100',
  ])('%s says who somebody is, and is refused', async (id) => {
    const answer = await put(id, named('Pessoa'))
    expect([answer.statusCode, answer.json().mensagem]).toEqual([422, text.personal])
  })

  it('is once in a call of up to 500', async () => {
    const twice = await putMany([
      { id_externo: 'a', ...named('A1') },
      { id_externo: 'a', ...named('A2') },
    ])
    expect([twice.statusCode, twice.json().campos]).toEqual([422, { 'objects.1.id_externo': text.twice }])
    const many = Array.from({ length: 501 }, (_, n) => ({ id_externo: `m-${n}`, ...named(`Muitos ${n}`) }))
    expect((await putMany(many)).statusCode).toBe(422)
  })

  it('needs a key with a source', async () => {
    const without = await keyOf(null)
    const answer = await put('sem', named('Sem fonte'), without)
    expect([answer.statusCode, answer.json().campos]).toEqual([422, { fonte: text.noSource }])
    const person = await put('sem', named('Pessoa'), { authorization: `Bearer ${manager.token}` })
    expect(person.json().campos).toEqual({ fonte: text.noSource })
  })

  it('stays with a key that was rotated', async () => {
    const boss = await as(superadmin)
    const key = await makeAccessKey(db, manager.userId, { roles: ['rh:gestor'], empresas: [ours] })
    await db.updateTable('chave_acesso').set({ fonte: 'rodada' }).where('id', '=', key.id).execute()
    const [made] = saved(await put('g-1', named('Girado'), key.headers as Headers))
    const { updated_at } = await boss.call.accessKeys.get({ id: key.id })
    const { chave } = await boss.call.accessKeys.rotate({ id: key.id, updated_at: updated_at.toISOString() })
    const [again] = saved(await put('g-1', named('Girado'), { authorization: `Bearer ${chave}` }))
    expect(again).toEqual({ ...made, criado: false })
  })

  it('is listed for its source, of records that the key sees, and forgotten without the record', async () => {
    const source = await keyOf('lista')
    const [one] = saved(await put('l-1', named('Lista um'), source))
    const [two] = saved(await put('l-2', named('Lista dois'), source))
    const listed = async (headers = source) =>
      (await ask('GET', `${PATH}?sort=id_externo`, headers))
        .json()
        .vinculo_externo.map((row: { id_externo: string; id_registro: number }) => [
          row.id_externo,
          row.id_registro,
        ])
    expect(await listed()).toEqual([
      ['l-1', one!.id],
      ['l-2', two!.id],
    ])
    const single = async (id: string, headers = source) => {
      const answer = await ask('GET', `${PATH}/${id}`, headers)
      return [answer.statusCode, answer.json().vinculo_externo_by_pk?.id_registro]
    }
    expect(await single('l-2')).toEqual([200, two!.id])
    expect(await single('l-2', erp)).toEqual([404, undefined])
    expect(await single('l-2', { authorization: `Bearer ${manager.token}` })).toEqual([404, undefined])
    await db.updateTable('rh_departamento').set({ id_empresa: theirs }).where('id', '=', two!.id).execute()
    expect(await listed()).toEqual([['l-1', one!.id]])
    expect(await single('l-2')).toEqual([404, undefined])
    expect((await ask('DELETE', `${PATH}/l-2`, source)).statusCode).toBe(404)
    expect((await ask('DELETE', `${PATH}/l-1`, source)).statusCode).toBe(200)
    expect((await ask('DELETE', `${PATH}/l-1`, source)).statusCode).toBe(404)
    expect(await namesOf([one!.id])).toEqual(['Lista um'])
    expect(await listed()).toEqual([])
  })
})
