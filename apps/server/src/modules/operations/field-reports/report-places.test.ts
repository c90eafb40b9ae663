import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeIncident } from '../../../../test/factories/incidents.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'

const { db, as } = await testWorld()
const pelotas = await cityNamed(db, 'Pelotas', 'RS')
const ours = await makeProvider(db)

describe('places that a device keeps for reports without a network', () => {
  it('are the cities of the states of one’s providers, served ones first, with districts of theirs alone', async () => {
    const theirs = await makeProvider(db)
    const author = await as({ roles: ['incidentes:gestor'], empresas: [ours], id_empresa: ours })
    for (const [id_empresa, nome, uf, bairro] of [
      [ours, 'Pelotas', 'RS', 'Areal'],
      [theirs, 'Laguna', 'SC', 'Magalhães'],
      [theirs, 'Pelotas', 'RS', 'Deles'],
    ] as const) {
      await db.insertInto('rh_cidade_provedor').values({ id_empresa, nome, uf }).execute()
      await db.insertInto('vendas_cobertura').values({ id_empresa, cidade: nome, uf, bairro }).execute()
    }
    const over = { id_empresa: ours, cidade: 'Pelotas', uf: 'RS', bairro: 'Fechado', ativo: false }
    await db.insertInto('vendas_cobertura').values(over).execute()
    const city = (nome: string, more: { id_empresa?: number; ativo?: boolean }) =>
      db
        .insertInto('cidade')
        .values({ nome, uf: 'RS', ...more })
        .execute()
    await city('Cidade de outro provedor', { id_empresa: theirs })
    await city('Cidade inativa', { ativo: false })
    const made = { id_usuario: author.userId, bairros: ['AREAL', 'Centro'] }
    await makeIncident(db, { ...made, id_empresa: ours }, [pelotas])
    await makeIncident(db, { ...made, id_empresa: theirs, bairros: ['Fragata'] }, [pelotas])
    const places = await (
      await as({ roles: [], empresas: [ours], id_empresa: ours })
    ).call.fieldReports.places()
    expect(places[0]).toMatchObject({ id: pelotas, nome: 'Pelotas', uf: 'RS' })
    expect(places[0]!.bairros.map((nome) => nome.toLowerCase())).toEqual(['areal', 'centro'])
    expect(places.length).toBeGreaterThan(400)
    expect(places.filter(({ nome }) => nome.startsWith('Cidade '))).toEqual([])
    expect(new Set(places.map(({ uf }) => uf))).toEqual(new Set(['RS']))
    const nowhere = await as({ id_empresa: await makeProvider(db) })
    expect(await nowhere.call.fieldReports.places()).toEqual([])
  })

  it('are those of the states of its legal entities where no city is named yet', async () => {
    const provider = await makeProvider(db)
    await db
      .insertInto('empresa_contratante')
      .values({
        razao_social: 'Rede Sul Ltda',
        nome_fantasia: 'Rede Sul',
        cnpj: '11222333000181',
        id_empresa: provider,
        cep: '88000000',
        endereco: 'Rua A',
        numero: '1',
        bairro: 'Centro',
        cidade: 'Laguna',
        estado: 'SC',
      })
      .execute()
    const statesOf = async (id_empresa: number) => {
      const places = await (await as({ id_empresa })).call.fieldReports.places()
      return new Set(places.map(({ uf }) => uf))
    }
    expect(await statesOf(provider)).toEqual(new Set(['SC']))
    expect(await statesOf(await makeProvider(db))).toEqual(new Set())
  })
})
