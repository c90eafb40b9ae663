import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const admin = await as(superadmin)
const tile = { url: 'https://erp.example', icone: 'laptop', categoria: 'Operação' }
const [erp, sales, far, off] = await admin.call.applications.create({
  objects: [
    { ...tile, nome: 'ERP', ordem: 2 },
    { ...tile, nome: 'Vendas', roles: ['vendas:leitor'], ordem: 1 },
    { ...tile, nome: 'De longe', id_empresa: theirs },
    { ...tile, nome: 'Desligada', ativo: false },
  ],
})
const names = async (who: typeof admin) => (await who.call.applications.own()).map(({ nome }) => nome)

describe('applications', () => {
  it('are those that are active, of one’s provider, and open to one’s level or a lower one (docs/content.md#applications)', async () => {
    expect(await names(await as({ id_empresa: ours }))).toEqual(['ERP'])
    expect(await names(await as({ roles: ['vendas:gestor'], id_empresa: ours }))).toEqual(['Vendas', 'ERP'])
    expect(await names(await as({ roles: ['marketing:gestor'], id_empresa: theirs }))).toEqual([
      'De longe',
      'ERP',
    ])
    expect(await names(admin)).toEqual(['De longe', 'Vendas', 'ERP'])
    const plain = await as({ id_empresa: ours })
    for (const { id } of [sales!, far!, off!])
      await expect(plain.call.applications.get({ id })).rejects.toThrow('Registro não encontrado.')
    expect((await plain.call.applications.list({})).dados.map(({ nome }) => nome)).toEqual(['ERP'])
  })

  it('with a star come first, only for the person who gave it; what one may not open cannot get a star', async () => {
    const me = await as({ roles: ['vendas:leitor'], id_empresa: ours })
    await me.call.applications.favourite({ id: erp!.id, favorito: true })
    await me.call.applications.favourite({ id: erp!.id, favorito: true })
    expect(await names(me)).toEqual(['ERP', 'Vendas'])
    await expect(me.call.applications.favourite({ id: far!.id, favorito: true })).rejects.toThrow(
      'não encontrado',
    )
    expect(await names(await as({ roles: ['vendas:leitor'], id_empresa: ours }))).toEqual(['Vendas', 'ERP'])
    const other = await as({ roles: ['vendas:leitor'], id_empresa: ours })
    await other.call.applications.favourite({ id: erp!.id, favorito: true })
    await other.call.applications.favourite({ id: erp!.id, favorito: false })
    expect(await names(me)).toEqual(['ERP', 'Vendas'])
    await me.call.applications.favourite({ id: erp!.id, favorito: false })
    expect(await names(me)).toEqual(['Vendas', 'ERP'])
  })

  it('are kept by superadmins, read by the configuration’s manager, shown to external sellers, hidden from candidates', async () => {
    const manager = await as({ roles: ['configuracao:gestor'], id_empresa: ours })
    expect((await manager.call.applications.list({})).dados.map(({ nome }) => nome)).toContain('Desligada')
    await expect(manager.call.applications.update({ id: erp!.id, nome: 'Outro' })).rejects.toThrow(
      'permissão',
    )
    const seller = await as({ employee: false, roles: ['vendas:leitor'], empresas: [ours] })
    expect(await names(seller)).toEqual(['Vendas', 'ERP'])
    const { applications } = (await as({ employee: false })).call
    const { id } = erp!
    for (const asked of [
      applications.own(),
      applications.list({}),
      applications.get({ id }),
      applications.favourite({ id, favorito: true }),
    ])
      await expect(asked).rejects.toThrow('permissão')
  })

  it('lead to web addresses only, and have one name in a provider', async () => {
    const create = (over: object) =>
      admin.call.applications.create({ objects: [{ ...tile, nome: 'Nova', ...over }] })
    await expect(create({ url: 'javascript:alert(1)' })).rejects.toThrow()
    await expect(create({ nome: 'erp' })).rejects.toThrow('Já existe uma aplicação com este nome.')
    await expect(create({ roles: ['nada:gestor'] })).rejects.toThrow()
  })

  it('answer the five operations and the star over REST', async () => {
    const headers = { authorization: `Bearer ${admin.token}` }
    const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      app.inject({ method, url, headers, payload })
    const made = await send('POST', '/v1/aplicacao', { object: { ...tile, nome: 'Por REST' } })
    const { id } = made.json().insert_aplicacao.returning[0]
    expect((await send('POST', `/v1/aplicacao/${id}/favorito`, { favorito: true })).json()).toEqual({
      favorito: true,
    })
    expect(
      (await send('PUT', `/v1/aplicacao/${id}`, { nome: 'Mudou' })).json().update_aplicacao.returning[0].id,
    ).toBe(id)
    const one = await app.inject({ url: `/v1/aplicacao/${id}`, headers })
    expect(one.json().aplicacao_by_pk).toMatchObject({ id, nome: 'Mudou' })
    const list = await app.inject({ url: '/v1/aplicacao?filtro={"nome":"Mudou"}', headers })
    expect(list.json()).toMatchObject({ total: 1, aplicacao: [{ id }] })
    expect((await send('DELETE', `/v1/aplicacao/${id}`)).json()).toEqual({
      delete_aplicacao: { affected_rows: 1 },
    })
    expect((await app.inject({ method: 'POST', url: '/v1/aplicacao', payload: {} })).statusCode).toBe(401)
  })
})
