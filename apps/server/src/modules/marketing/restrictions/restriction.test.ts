import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'

const { db, as, app } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao', nome: 'Razao' })
const vetorial = await makeProvider(db, { sistema: 'vetorial', nome: 'Vetorial' })
const manager = await as({ roles: ['regua_comunicacao:gestor'], empresas: [razao] })
const foreign = await as({ roles: ['regua_comunicacao:gestor'], empresas: [vetorial] })

const send = (
  who: typeof manager,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => app.inject({ method, url, payload, headers: { authorization: `Bearer ${who.token}` } })

describe('restrictions over REST', () => {
  const form = {
    provider: 'razao',
    searchBy: 'cpf',
    codpessoa: '77',
    cpf: '52998224725',
    name: 'Ana',
    whatsapp: true,
    email: false,
    sms: true,
  }

  it('accept the form’s names and the entity’s, once per customer (docs/marketing.md#restriction-form)', async () => {
    const made = await send(manager, 'POST', '/v1/relacionamento/restricoes', form)
    expect(made.statusCode, made.body).toBe(200)
    const [{ id }] = made.json().insert_relacionamento_preferencias_cliente.returning
    const twice = await send(manager, 'POST', '/v1/relacionamento/restricoes', {
      object: { sistema: 'razao', cod_cliente: '77', cpf: '52998224725', nome_razaosocial: 'Ana' },
    })
    expect([twice.statusCode, twice.json().mensagem]).toEqual([
      409,
      'Já existe uma restrição cadastrada para esse cliente, atualize as preferências através da tabela de restrições!',
    ])
    const changed = await send(manager, 'PUT', `/v1/relacionamento/restricoes/${id}`, {
      whatsapp: false,
      email: true,
      sms: true,
      sistema: 'razao',
    })
    expect(changed.statusCode).toBe(200)
    const list = (await send(manager, 'GET', '/v1/relacionamento/restricoes')).json()
      .relacionamento_preferencias_cliente
    expect(list.find((one: { id: number }) => one.id === id)).toMatchObject({
      cod_cliente: '77',
      sistema: 'razao',
      whatsapp: false,
      email: true,
      cpf: '***.982.247-**',
    })
    const total = async (asked: object) => (await manager.call.restrictions.list(asked)).total
    for (const asked of [
      { filtro: { cpf: form.cpf } },
      { filtro: { cpf: { _ilike: '529.982.247-25' } } },
      { filtro: { cpf: { _ilike: `%${form.cpf}%` } } },
      { q: `ana ${form.cpf}` },
      { q: '77' },
    ])
      expect(await total(asked)).toBe(1)
    for (const asked of [
      { filtro: { cpf: { _gte: '5' } } },
      { filtro: { cpf: { _ilike: form.cpf, _is_null: true } } },
      { filtro: { cpf: { _ilike: '5299' } } },
      { q: '5299' },
    ])
      expect(await total(asked)).toBe(0)
    expect((await send(foreign, 'DELETE', `/v1/relacionamento/restricoes/${id}`)).statusCode).toBe(404)
    expect((await send(manager, 'DELETE', `/v1/relacionamento/restricoes/${id}`)).statusCode).toBe(200)
  })

  it('stay with their customer, and accept fields that are already stored (docs/marketing.md#allowed-channels)', async () => {
    const own = { sistema: 'razao', cod_cliente: '88', cpf: '52998224725', nome_razaosocial: 'Bia' }
    const [made] = await manager.call.restrictions.create({ objects: [{ ...own, email: false }] })
    const url = `/v1/relacionamento/restricoes/${made!.id}`
    for (const other of [
      { provider: 'vetorial' },
      { codpessoa: '99' },
      { cod_cliente: '99' },
      { cpf: '11144477735' },
      { name: 'Cida' },
    ]) {
      const refused = await send(manager, 'PUT', url, { object: { ...other, sms: false } })
      expect(refused.statusCode, JSON.stringify(other)).toBe(422)
    }
    expect(await manager.call.restrictions.get({ id: made!.id })).toMatchObject({ ...own, sms: true })
    const kept = await send(manager, 'PUT', url, { object: { ...own, sms: false } })
    expect(kept.statusCode, kept.body).toBe(200)
    expect(await manager.call.restrictions.get({ id: made!.id })).toMatchObject({
      ...own,
      email: false,
      sms: false,
    })
  })

  it('name the missing fields (docs/marketing.md#restrictions)', async () => {
    const refused = await send(manager, 'POST', '/v1/relacionamento/restricoes', {
      sistema: 'razao',
      cod_cliente: '',
      cpf: '',
      nome_razaosocial: '',
    })
    expect(refused.json().campos).toEqual({
      cod_cliente: 'Campo obrigatório',
      nome_razaosocial: 'Campo obrigatório',
    })
  })

  it('need no document where the ERP has none, and the one it has otherwise (docs/marketing.md#restriction-form)', async () => {
    const person = { id_empresa: razao, nome_razaosocial: 'Sem Documento' }
    await db
      .insertInto('relationship_dados_pessoas')
      .values([
        { ...person, codpessoa: 'S1', cpf: null },
        { ...person, codpessoa: 'S2', cpf: null },
        { ...person, codpessoa: 'S3', cpf: '52998224725' },
      ])
      .execute()
    const restrict = (codpessoa: string, cpf: string) =>
      send(manager, 'POST', '/v1/relacionamento/restricoes', { ...form, codpessoa, cpf })
    expect((await restrict('S1', '')).statusCode).toBe(200)
    expect((await restrict('S1', '')).statusCode).toBe(409)
    expect((await restrict('S2', '52998224725')).statusCode).toBe(200)
    for (const cod of ['S3', 'S-unknown'])
      expect((await restrict(cod, '')).json().campos).toEqual({ cpf: 'Campo obrigatório' })
  })
})
