import type { BlacklistFields } from '@intranet/contract/sales/blacklist'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeAccessKey } from '../../../../test/factories/access-keys.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeBlacklisted, makeLead } from '../../../../test/factories/sales.ts'
import { plantFile } from '../../../../test/free-files.ts'
import { blacklistExpiryJob } from './blacklist.service.ts'

const { db, as, app, deps } = await testWorld()
const vetorial = await makeProvider(db)
const razao = await makeProvider(db)
const keeper = await as({ roles: ['blacklist:gestor'], empresas: [vetorial, razao] })
const sales = await as({ roles: ['vendas:gestor'], empresas: [vetorial] })
const seller = await as({ roles: ['vendas:solicitante'], empresas: [vetorial] })
const admin = await as(superadmin)

const motives = await keeper.call.blacklistMotives.options()
const motive = (nome: string) => motives.find((known) => known.nome === nome)!.id
const debt = motive('Inadimplência')

const cpfs = [
  '52998224725',
  '11144477735',
  '12345678909',
  '86288366757',
  '98765432100',
  '15350946056',
  '39053344705',
]
const client = (over: Partial<BlacklistFields> = {}): BlacklistFields => ({
  tipo: 'cliente',
  cpf_cnpj: cpfs[0],
  id_motivo: debt,
  ...over,
})
const markOf = async (id: number) =>
  (await db.selectFrom('vendas_lead').where('id', '=', id).select('blacklist').executeTakeFirstOrThrow())
    .blacklist
const add = async (over: Partial<BlacklistFields>, who = keeper) =>
  (await who.call.blacklist.create({ objects: [client(over)] }))[0]!.id
const refusal = async (over: object, token = keeper.token) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/blacklist',
    headers: { authorization: `Bearer ${token}` },
    payload: { object: { ...client(), ...over } },
  })
  return [answer.statusCode, answer.json().campos]
}

it('is found by a complete document, never by a part of one', async () => {
  const id = await add({ cpf_cnpj: cpfs[0], nome: 'Rui Prates' })
  const total = async (asked: object) => (await keeper.call.blacklist.list(asked)).total
  for (const asked of [{ filtro: { cpf_cnpj: cpfs[0] } }, { q: `rui ${cpfs[0]}` }, { q: 'prates' }])
    expect(await total(asked)).toBe(1)
  for (const asked of [
    { filtro: { cpf_cnpj: { _gte: '5' } } },
    { filtro: { cpf_cnpj: { _ilike: '529982' } } },
    { q: '529982' },
    { q: `${cpfs[0]} 529982` },
  ])
    expect(await total(asked)).toBe(0)
  await admin.call.blacklist.remove({ id })
})

describe('an entry and its leads', () => {
  it('marks open leads when it is created, changed, switched and deleted', async () => {
    const lead = await makeLead(db, vetorial, { documento: cpfs[1] })
    const other = await makeLead(db, vetorial, { documento: cpfs[2] })
    const id = await add({ cpf_cnpj: cpfs[1] })
    expect(await markOf(lead)).toBe('cliente')
    await keeper.call.blacklist.update({ id, cpf_cnpj: cpfs[2] })
    expect([await markOf(lead), await markOf(other)]).toEqual([null, 'cliente'])
    await keeper.call.blacklist.setActive({ ids: [id], ativo: false })
    expect(await markOf(other)).toBeNull()
    await keeper.call.blacklist.setActive({ ids: [id], ativo: true })
    expect(await markOf(other)).toBe('cliente')
    expect((await keeper.call.blacklist.list({ filtro: { id } })).dados[0]).toMatchObject({ leads: 1 })
    await admin.call.blacklist.remove({ id })
    expect(await markOf(other)).toBeNull()
  })

  it('is a cliente for people who match both kinds', async () => {
    const lead = await makeLead(db, vetorial, { documento: cpfs[3], cep: '88701000', numero: '120' })
    await add({ tipo: 'endereco', cpf_cnpj: null, cep: '88701000', numero: '120' })
    expect(await markOf(lead)).toBe('endereco')
    await add({ cpf_cnpj: cpfs[3] })
    expect(await markOf(lead)).toBe('cliente')
  })

  it('of another kind lets a lead be made again', async () => {
    const lead = await makeLead(db, vetorial, { documento: cpfs[4], cep: '80020000', numero: '9' })
    const id = await add({ cpf_cnpj: cpfs[4] })
    await keeper.call.blacklist.update({ id, tipo: 'endereco', cep: '80020000', numero: '9' })
    expect(await markOf(lead)).toBe('endereco')
    expect(await keeper.call.blacklist.get({ id })).toMatchObject({ cpf_cnpj: null, numero: '9' })
  })

  it('expires after 24 months by default, by a job that may run twice (docs/sales.md#blacklist)', async () => {
    const id = await add({ cpf_cnpj: cpfs[5], data_inicio: '2025-03-31' })
    expect((await keeper.call.blacklist.get({ id })).data_fim).toBe('2027-03-31')
    const lead = await makeLead(db, vetorial, { documento: cpfs[5], blacklist: 'cliente' })
    await db
      .updateTable('blacklist')
      .set({ data_fim: sql`current_date - 1` })
      .where('id', '=', id)
      .execute()
    expect((await keeper.call.blacklist.get({ id })).situacao).toBe('expirada')
    for (let run = 0; run < 2; run += 1) await blacklistExpiryJob.run(deps, {})
    expect(await markOf(lead)).toBeNull()
    expect(await keeper.call.blacklist.get({ id })).toMatchObject({ ativo: false, situacao: 'expirada' })
    expect(await keeper.call.blacklist.setActive({ ids: [id], ativo: true })).toEqual({ alterados: 0 })
    await add({ cpf_cnpj: cpfs[5] })
  })
})

describe('what is refused', () => {
  it.each([
    [{ cpf_cnpj: null }, 422, { cpf_cnpj: 'Campo obrigatório' }],
    [{ cpf_cnpj: '11111111111' }, 422, { cpf_cnpj: 'CPF inválido.' }],
    [{ cpf_cnpj: '11222333000180' }, 422, { cpf_cnpj: 'Ops! Parece que seu cnpj é inválido!' }],
    [{ cpf_cnpj: '1234' }, 422, { cpf_cnpj: 'CPF ou CNPJ inválido.' }],
    [{ tipo: 'endereco', cpf_cnpj: null }, 422, { cep: 'Campo obrigatório', numero: 'Campo obrigatório' }],
    [
      { data_inicio: '2026-01-02', data_fim: '2026-01-01' },
      422,
      { data_fim: 'A data de fim deve ser maior ou igual à data de início.' },
    ],
    [{ data_inicio: '2199-01-01' }, 422, { data_inicio: 'A data de início não pode ser futura.' }],
    [{ id_motivo: 999_999 }, 422, { id_motivo: 'Opção não encontrada.' }],
  ])('%j', async (over, status, campos) => {
    expect(await refusal(over)).toEqual([status, campos])
  })

  it('the same document and the same address twice, another flat not', async () => {
    await add({ cpf_cnpj: cpfs[6] })
    expect(await refusal({ cpf_cnpj: cpfs[6] })).toEqual([
      409,
      { cpf_cnpj: 'Este CPF/CNPJ já está na blacklist.' },
    ])
    const flat = {
      tipo: 'endereco' as const,
      cpf_cnpj: null,
      cep: '80030000',
      numero: '1',
      complemento: 'Apto 1',
    }
    await add(flat)
    expect(await refusal({ ...flat, complemento: 'APTO 1' })).toEqual([
      409,
      { numero: 'Este endereço já está na blacklist.' },
    ])
    await add({ ...flat, complemento: 'Apto 2' })
  })

  it('fraud without a file, and somebody else’s file; its readers are recorded (docs/sales.md#evidence)', async () => {
    const fraud = motive('Fraude')
    const over = { cpf_cnpj: '71428793860', id_motivo: fraud }
    expect(await refusal(over)).toEqual([422, { id_evidencia: 'Este motivo exige um arquivo de evidência.' }])
    const content = Buffer.from('%PDF-1.4')
    const upload = (id_usuario: number) =>
      plantFile(deps, id_usuario, { bucket: 'documentos', nome: 'bo.pdf', tipo: 'application/pdf', content })
    const theirs = await upload(sales.userId)
    expect((await refusal({ ...over, id_evidencia: theirs }))[0]).toBe(409)
    const own = await upload(keeper.userId)
    const id = await add({ ...over, id_evidencia: own })
    expect(await keeper.call.blacklist.get({ id })).toMatchObject({ evidencia: 'bo.pdf' })
    const file = async ({ token }: typeof keeper) =>
      (await app.inject({ url: `/files/${own}`, headers: { authorization: `Bearer ${token}` } })).statusCode
    const readers = () =>
      db
        .selectFrom('acesso_dado_pessoal')
        .where('tabela', '=', 'blacklist')
        .where('id_item', '=', id)
        .where(sql<boolean>`campos <> '{blacklist}'`)
        .select(['id_usuario', 'campos'])
        .execute()
    expect(await readers()).toEqual([])
    // A refused request is no reading.
    const key = await makeAccessKey(db, keeper.userId, { roles: ['blacklist:ler'], empresas: [vetorial] })
    expect(await file({ ...keeper, token: key.chave })).toBe(403)
    expect(await readers()).toEqual([])
    expect([await file(keeper), await file(seller)]).toEqual([200, 404])
    expect(await readers()).toEqual([{ id_usuario: keeper.userId, campos: ['evidência'] }])
  })
})

describe('the roles of the blacklist', () => {
  it('the manager of sales writes in their providers only, never for the whole group, and cannot review (docs/sales.md#one-registry)', async () => {
    expect((await refusal({ cpf_cnpj: '04562583029' }, sales.token))[0]).toBe(403)
    expect((await refusal({ cpf_cnpj: '04562583029', id_empresa: razao }, sales.token))[0]).toBe(403)
    const id = await add({ cpf_cnpj: '04562583029', id_empresa: vetorial }, sales)
    await sales.call.blacklist.update({ id, observacao: 'Deve três faturas' })
    const group = await add({ cpf_cnpj: '04562583029' })
    await expect(sales.call.blacklist.update({ id: group, observacao: 'x' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(sales.call.blacklist.setActive({ ids: [group], ativo: false })).rejects.toThrow(
      'não encontrado',
    )
    await expect(sales.call.blacklist.review({ id, decisao: 'manter' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(sales.call.blacklist.remove({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('count the leads of their own providers that an entry of the group holds back, and see whether it is theirs', async () => {
    const cpf_cnpj = '45532346020'
    const id = await add({ cpf_cnpj })
    for (const provider of [vetorial, razao])
      await makeLead(db, provider, { documento: cpf_cnpj, blacklist: 'cliente' })
    const seenBy = async ({ call }: typeof keeper) =>
      (await call.blacklist.list({ filtro: { id } })).dados.map(({ leads, editavel }) => [leads, editavel])
    expect([await seenBy(keeper), await seenBy(sales)]).toEqual([[[2, true]], [[1, false]]])
  })

  it('sellers never see it, but may check a person', async () => {
    await expect(seller.call.blacklist.list()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const ask = (payload: object, token = seller.token) =>
      app.inject({
        method: 'POST',
        url: '/v1/blacklist/verificar',
        headers: { authorization: `Bearer ${token}` },
        payload,
      })
    await makeBlacklisted(db, { cpf_cnpj: '16899535009', id_empresa: vetorial })
    expect((await ask({ cpf_cnpj: '16899535009' })).json()).toEqual({
      blacklist: 'cliente',
      motivo: 'Inadimplência',
    })
    await makeBlacklisted(db, { cpf_cnpj: '40364478829', id_empresa: razao })
    expect((await ask({ cpf_cnpj: '40364478829' })).json()).toEqual({ blacklist: null, motivo: null })
    expect((await ask({ object: { cep: '88701000', numero: '120' } })).json().blacklist).toBe('endereco')
    expect((await ask({ cep: '88701000' })).statusCode).toBe(422)
    const { token } = await as({ roles: ['rh:gestor'], empresas: [vetorial] })
    expect((await ask({ cpf_cnpj: '16899535009' }, token)).statusCode).toBe(403)
  })

  it('shows masked documents in lists and complete ones in the record, whose reading is recorded', async () => {
    const id = await add({ cpf_cnpj: '28625587887', nome: 'Leitura' })
    const { dados } = await keeper.call.blacklist.list({ q: 'leitura' })
    expect(dados).toMatchObject([{ cpf_cnpj: '***.255.878-**', situacao: 'vigente', editavel: true }])
    expect((await keeper.call.blacklist.get({ id })).cpf_cnpj).toBe('28625587887')
    const readings = await db
      .selectFrom('acesso_dado_pessoal')
      .where('tabela', '=', 'blacklist')
      .where('id_item', '=', id)
      .select('id_usuario')
      .execute()
    expect(readings).toEqual([{ id_usuario: keeper.userId }])
  })

  it('answers a request for review: the entry stays or is switched off, and the decider is recorded', async () => {
    const id = await add({ cpf_cnpj: '63017285995', observacao: 'Três faturas' })
    const lead = await makeLead(db, razao, { documento: '63017285995', blacklist: 'cliente' })
    await keeper.call.blacklist.review({ id, decisao: 'manter' })
    expect(await keeper.call.blacklist.get({ id })).toMatchObject({
      ativo: true,
      revisao_em: expect.any(Date),
      observacao: 'Três faturas',
    })
    await keeper.call.blacklist.review({ id, decisao: 'retirar', observacao: 'Pagou' })
    expect(await keeper.call.blacklist.get({ id })).toMatchObject({ ativo: false, observacao: 'Pagou' })
    expect(await markOf(lead)).toBeNull()
  })
})

describe('motives', () => {
  it('are maintained by both managers, and not deleted while in use (docs/sales.md#reasons-of-the-blacklist)', async () => {
    const [created] = await sales.call.blacklistMotives.create({ objects: [{ nome: 'Ameaça' }] })
    await sales.call.blacklistMotives.remove({ id: created!.id })
    await expect(sales.call.blacklistMotives.remove({ id: debt })).rejects.toThrow('em uso')
    await expect(
      sales.call.blacklistMotives.create({ objects: [{ nome: 'inadimplencia' }] }),
    ).rejects.toThrow('Já existe um motivo com este nome.')
    const helper = await as({ roles: ['blacklist:solicitante'], empresas: [vetorial] })
    await expect(helper.call.blacklistMotives.create({ objects: [{ nome: 'Outro' }] })).rejects.toMatchObject(
      {
        code: 'FORBIDDEN',
      },
    )
  })
})
