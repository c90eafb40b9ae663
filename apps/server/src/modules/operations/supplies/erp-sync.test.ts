import { erp as text } from '@intranet/contract/messages/registries'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { groundOf } from '../../../platform/erp/erp-ground.ts'
import { testWorld } from '../../../../test/app.ts'
import { jsonErp, type JsonErp } from '../../../../test/erp/json-erp.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeProduct, makeSquad } from '../../../../test/factories/supplies.ts'
import { knowsOrder, syncProvider, syncProviders } from './erp-sync.service.ts'

const { app, db, deps, as } = await testWorld()
const ground = groundOf(deps)

const teams = [
  { equipe: 'E1', nome: 'Norte 01', cidade: 'Pelotas', veiculo: 'Strada' },
  { equipe: 'E2', nome: 'Norte 02', cidade: 'Rio Grande', veiculo: null },
]
const products = [
  { produto: 'P1', nome: 'ONT', unidade: 'un', serializado: true, valor_unitario: 23_000 },
  { produto: 'P2', nome: 'Cabo', unidade: 'm', serializado: false, valor_unitario: 95 },
]

/** A provider whose ERP answers teams, products and stock, in two pages. */
async function connected(): Promise<{ id_empresa: number; erp: JsonErp }> {
  const id_empresa = await makeProvider(db)
  const erp = await jsonErp()
  erp.answers = {
    equipes: () => teams,
    produtos: () => ({ dados: products, depois: null }),
    estoque: ({ depois }) =>
      depois === null
        ? {
            dados: [{ equipe: 'E1', produto: 'P1', patrimonio: `pt-${id_empresa}`, quantidade: 1 }],
            depois: 'x',
          }
        : { dados: [{ equipe: 'E1', produto: 'P2', patrimonio: null, quantidade: 300 }], depois: null },
    conferir_os: ({ os }) => ({ os, existe: os === '88123' }),
  }
  await db
    .insertInto('empresa_erp')
    .values({ id_empresa, url: erp.url, permite_http: true, capacidades: Object.keys(erp.answers) })
    .execute()
  return { id_empresa, erp }
}

const squadsOf = async (id: number) =>
  (
    await sql<{
      nome: string
    }>`select nome from equipe where id_empresa = ${id} and ativo order by nome`.execute(db)
  ).rows.map(({ nome }) => nome)
const stockOf = async (id: number) =>
  (
    await sql<{
      q: number
    }>`select s.quantidade as q from suprimento_estoque s join equipe q on q.id = s.id_equipe
      where q.id_empresa = ${id}`.execute(db)
  ).rows.map(({ q }) => q)
const assetsOf = async (id: number) =>
  (
    await sql<{
      patrimonio: string
      equipe: string
    }>`select a.patrimonio, q.nome as equipe from suprimento_patrimonio a
      left join equipe q on q.id = a.id_equipe where a.id_empresa = ${id}`.execute(db)
  ).rows

describe('an ERP', () => {
  it('gives squads, products, stock and assets; read again it adds none and keeps what is decided here', async () => {
    const { id_empresa, erp } = await connected()
    await syncProvider(ground, id_empresa)
    expect(await squadsOf(id_empresa)).toEqual(['Norte 01', 'Norte 02'])
    expect(await stockOf(id_empresa)).toEqual([300])
    expect(await assetsOf(id_empresa)).toEqual([{ patrimonio: `PT-${id_empresa}`, equipe: 'Norte 01' }])
    await sql`update suprimento_produto set valor_unitario = 99 where id_empresa = ${id_empresa} and codigo_erp = 'P1'`.execute(
      db,
    )
    erp.answers.equipes = () => [
      { ...teams[0], ativo: false },
      { ...teams[1], nome: 'Sul 02' },
    ]
    erp.answers.estoque = () => ({ dados: [], depois: null })
    await syncProvider(ground, id_empresa)
    expect(await squadsOf(id_empresa)).toEqual(['Sul 02'])
    expect(await stockOf(id_empresa)).toEqual([0])
    const { rows } = await sql<{ valor: string }>`select valor_unitario::text as valor from suprimento_produto
      where id_empresa = ${id_empresa} and codigo_erp = 'P1'`.execute(db)
    expect(rows).toEqual([{ valor: '99.00' }])
  })

  it('may name two squads alike or exchange their names, and tell something twice', async () => {
    const { id_empresa, erp } = await connected()
    await syncProvider(ground, id_empresa)
    erp.answers.equipes = () => [
      { ...teams[0], nome: 'Norte 02' },
      { ...teams[1], nome: 'Norte 01' },
      { ...teams[1], equipe: 'E3', nome: 'NORTE 01' },
      { ...teams[1], equipe: 'E3', nome: 'NORTE 01' },
    ]
    erp.answers.produtos = ({ depois }) => ({ dados: products, depois: depois === null ? 'x' : null })
    await syncProvider(ground, id_empresa)
    expect(await squadsOf(id_empresa)).toEqual(['Norte 01', 'NORTE 01', 'Norte 02'])
  })

  const syncAll = async () => {
    const failed: number[] = []
    await syncProviders(ground, (id_empresa) => failed.push(id_empresa))
    return failed
  }

  it('that names no end leaves what was known: what a cut sweep left out is not gone', async () => {
    const { id_empresa, erp } = await connected()
    await syncProvider(ground, id_empresa)
    for (const call of ['estoque', 'produtos']) {
      const usual = erp.answers[call]!
      erp.answers[call] = () => ({ dados: [], depois: 'x' })
      await expect(syncProvider(ground, id_empresa)).rejects.toThrow(text.badAnswer)
      expect(await stockOf(id_empresa)).toEqual([300])
      erp.answers[call] = usual
    }
  })

  it('that fails on the way leaves what was known, and keeps no other provider waiting', async () => {
    const [first, second] = [await connected(), await connected()]
    await syncProvider(ground, first.id_empresa)
    first.erp.answers.estoque = () => ({ dados: [{ equipe: 7 }], depois: null })
    first.erp.answers.equipes = () => [{ ...teams[0], nome: 'Outra 01' }]
    expect(await syncAll()).toEqual([first.id_empresa])
    expect(await squadsOf(first.id_empresa)).toEqual(['Norte 01', 'Norte 02'])
    expect(await squadsOf(second.id_empresa)).toEqual(['Norte 01', 'Norte 02'])
  })

  it('whose secret cannot be read is reported once all others were read', async () => {
    const [broken, whole] = [await connected(), await connected()]
    const of = db.updateTable('empresa_erp').where('id_empresa', '=', broken.id_empresa)
    await of.set({ token: 's1.nobody' }).execute()
    await expect(syncAll()).rejects.toThrow(`provider ${broken.id_empresa} was not read`)
    expect(await squadsOf(whole.id_empresa)).toEqual(['Norte 01', 'Norte 02'])
    await of.set({ token: null }).execute()
  })
})

describe('an order', () => {
  it('that the ERP does not know leaves its item in the alternative list; one that it knows does not', async () => {
    const { id_empresa } = await connected()
    const there = { empresas: [id_empresa], id_empresa }
    const manager = await as({ roles: ['suprimentos:gestor'], ...there })
    const id_produto = await makeProduct(db, id_empresa)
    const id_equipe = await makeSquad(db, id_empresa)
    const [made] = await manager.call.supplies.register({ objects: [{ id_produto, id_equipe }] })
    const alternative = async () => (await manager.call.supplies.get({ id: made!.id })).alternativo
    await manager.call.supplies.editOrder({ id: made!.id, os: '1', patrimonio: `OS-${id_empresa}` })
    expect(await alternative()).toBe(true)
    await manager.call.supplies.editOrder({ id: made!.id, os: '88123', patrimonio: `OS-${id_empresa}` })
    expect(await alternative()).toBe(false)
  })

  it('says why its item is in the alternative list, and is asked for again', async () => {
    const { id_empresa, erp } = await connected()
    const there = { empresas: [id_empresa], id_empresa }
    const manager = await as({ roles: ['suprimentos:gestor'], ...there })
    const id_produto = await makeProduct(db, id_empresa)
    const id_equipe = await makeSquad(db, id_empresa)
    const [made] = await manager.call.supplies.register({ objects: [{ id_produto, id_equipe }] })
    const { id } = made!
    const why = async () => (await manager.call.supplies.list({ filtro: { id } })).dados[0]!.alternativo_por
    expect(await why()).toBe('Sem OS e sem patrimônio')
    await expect(manager.call.supplies.checkOrder({ id })).rejects.toThrow('Informe a OS')
    await manager.call.supplies.editOrder({ id, os: '1', patrimonio: `DN-${id_empresa}` })
    expect(await why()).toBe('A OS 1 não existe no ERP')
    const url = `/v1/suprimentos/movimento/${id}`
    const headers = { authorization: `Bearer ${manager.token}` }
    const read = (await app.inject({ url, headers })).json()
    expect(read.suprimento_movimento_by_pk.alternativo_por).toBe('A OS 1 não existe no ERP')
    expect(await manager.call.supplies.checkOrder({ id })).toMatchObject({ alternativo: true })
    erp.mode = 'away'
    await expect(manager.call.supplies.checkOrder({ id })).rejects.toThrow('O ERP não pôde ser consultado')
    expect(await why()).toBe('A OS 1 não existe no ERP')
    erp.mode = 'up'
    erp.answers.conferir_os = ({ os }) => ({ os, existe: true })
    const checked = await app.inject({ method: 'POST', url: `${url}/conferir`, headers })
    expect(checked.json()).toMatchObject({
      update_suprimento_movimento: { returning: [{ id, alternativo: false, alternativo_por: null }] },
    })
    expect(await why()).toBeNull()
    const stranger = await as({ roles: ['suprimentos:gestor'], empresas: [] })
    await expect(stranger.call.supplies.checkOrder({ id })).rejects.toThrow('não encontrado')
  })

  it('is taken as it is where the ERP is away, has no such ability, or there is none', async () => {
    const { id_empresa, erp } = await connected()
    expect(await knowsOrder(ground, id_empresa, '88123')).toBe(true)
    expect(await knowsOrder(ground, id_empresa, '5')).toBe(false)
    erp.mode = 'away'
    expect(await knowsOrder(ground, id_empresa, '5')).toBeNull()
    expect(await knowsOrder(ground, await makeProvider(db), '5')).toBeNull()
  })

  it('of an ERP that hears and never answers is taken after some seconds', async () => {
    const { id_empresa, erp } = await connected()
    erp.mode = 'stall'
    expect(await knowsOrder(ground, id_empresa, '5')).toBeNull()
  })
})
