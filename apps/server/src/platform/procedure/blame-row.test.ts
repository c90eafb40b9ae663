import { beforeEach, describe, expect, it } from 'vitest'
import { testWorld } from '../../../test/app.ts'
import { makeAccessKey } from '../../../test/factories/access-keys.ts'
import { makeProvider } from '../../../test/factories/company.ts'
import { makeLead } from '../../../test/factories/sales.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const manager = await as({ roles: ['rh:gestor'], empresas: [ours] })
const named = (nome: string) => ({ nome, id_empresa: ours, ativo: true })
const headers = { authorization: `Bearer ${manager.token}` }
const stored = async () =>
  (await db.selectFrom('rh_departamento').select('nome').orderBy('id').execute()).map(({ nome }) => nome)

beforeEach(() => db.deleteFrom('rh_departamento').execute())

describe('a refusal of the database among many rows', () => {
  it('says which row it is about, in both doors, and keeps none', async () => {
    await manager.call.departments.create({ objects: [named('Compras')] })
    const objects = [named('Frota'), named('Vendas'), named('Compras'), named('TI')]
    await expect(manager.call.departments.create({ objects })).rejects.toMatchObject({
      code: 'CONFLICT',
      cause: { details: { campos: { 'objects.2.nome': expect.any(String) } } },
    })
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/rh/departamento',
      headers,
      payload: { objects },
    })
    expect([answer.statusCode, answer.json().campos]).toEqual([409, { 'objects.2.nome': expect.any(String) }])
    expect(await stored()).toEqual(['Compras'])
  })

  it('is about the second of two that are alike', async () => {
    await expect(
      manager.call.departments.create({ objects: [named('Frota'), named('Vendas'), named('frota')] }),
    ).rejects.toMatchObject({ cause: { details: { campos: { 'objects.2.nome': expect.any(String) } } } })
    expect(await stored()).toEqual([])
  })

  it('of a single row is at its field, as forms need it', async () => {
    await manager.call.departments.create({ objects: [named('Compras')] })
    await expect(manager.call.departments.create({ objects: [named('Compras')] })).rejects.toMatchObject({
      cause: { details: { campos: { nome: expect.any(String) } } },
    })
  })
})

describe('a key that reads many people', async () => {
  const owner = await as({ roles: ['vendas:gestor'], empresas: [ours] })
  const key = await makeAccessKey(db, owner.userId, { roles: ['vendas:gestor'], empresas: [ours] })
  const read = (who: Record<string, string>, limit: number) =>
    app.inject({
      url: `/trpc/leads.list?input=${encodeURIComponent(JSON.stringify({ limit }))}`,
      headers: who,
    })
  const recorded = () =>
    db.selectFrom('exportacao').where('id_usuario', '=', owner.userId).selectAll().execute()

  it('is recorded as an export from 501 whole phones on; a person on a screen is not (docs/access-keys.md#reading-many-people)', async () => {
    await makeLead(db, ours, { fone: '53999887766' })
    await db
      .insertInto('vendas_lead')
      .values(
        Array.from({ length: 500 }, () => ({
          id_empresa: ours,
          cliente: 'A',
          origem: 'interno',
          fone: '53999887766',
        })),
      )
      .execute()
    expect((await read(key.headers, 500)).statusCode).toBe(200)
    expect((await read({ authorization: `Bearer ${owner.token}` }, 0)).statusCode).toBe(200)
    expect(await recorded()).toEqual([])
    expect((await read(key.headers, 0)).statusCode).toBe(200)
    expect(await recorded()).toMatchObject([{ linhas: 501, tela: 'leads.list', filtros: { chave: key.id } }])
  })
})
