import { beforeEach, describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { beginImport, writeImport } from '../../../../test/factories/sheets.ts'
import { makeAsset, makeProduct, makeSquad } from '../../../../test/factories/supplies.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db, { nome: 'Vetorial' })
const also = await makeProvider(db, { nome: 'Razão' })
const theirs = await makeProvider(db, { nome: 'Outra Rede' })
const manager = () => as({ roles: ['suprimentos:gestor'], empresas: [ours, also] })
type Person = Awaited<ReturnType<typeof manager>>

const product = await makeProduct(db, ours, { nome: 'ONT Única', codigo_erp: 'ONT-01', serializado: true })
await makeProduct(db, ours, { nome: 'Roteador', serializado: true })
const second = await makeProduct(db, also, { nome: 'Roteador', serializado: true })
await makeProduct(db, ours, { nome: 'Cabo', serializado: false })
await makeProduct(db, theirs, { nome: 'ONT Alheia', serializado: true })
const titles = 'Patrimônio;Produto;Equipe;Provedor'

const current = async ({ call }: Person) => (await call.sheetImports.current({ entidade: 'assets' }))!
async function importAll(person: Person, ...lines: string[]) {
  const id = await beginImport(app, person, 'assets', [titles, ...lines])
  await writeImport(person, id)
  return current(person)
}
const assets = () =>
  db
    .selectFrom('suprimento_patrimonio')
    .select(['patrimonio', 'id_produto', 'id_empresa', 'id_equipe'])
    .orderBy('patrimonio')
    .execute()

beforeEach(async () => {
  await db.deleteFrom('suprimento_patrimonio').execute()
})

describe('a sheet of assets (docs/operations.md#sheets-of-operations)', () => {
  it('finds products by name or code, and squads of the product’s provider', async () => {
    const squad = await makeSquad(db, ours, { nome: 'Equipe Sul' })
    await makeSquad(db, also, { nome: 'Equipe Sul' })
    const { erros } = await importAll(
      await manager(),
      'a-1;ONT Única;;',
      'A-2;ont-01;equipe sul;',
      'A-3;Roteador;;Razão',
      'A-4;Roteador;;',
      'A-5;Cabo;;',
      'A-6;ONT Alheia;;',
    )
    expect(await assets()).toEqual([
      { patrimonio: 'A-1', id_produto: product, id_empresa: ours, id_equipe: null },
      { patrimonio: 'A-2', id_produto: product, id_empresa: ours, id_equipe: squad },
      { patrimonio: 'A-3', id_produto: second, id_empresa: also, id_equipe: null },
    ])
    expect(erros.map(({ erro }) => erro)).toEqual([
      'Produto: Há mais de um registro chamado “Roteador”.',
      'Produto: “Cabo” não foi encontrado.',
      'Produto: “ONT Alheia” não foi encontrado.',
    ])
  })

  it('makes one of a number that comes twice in a provider, and says so before anything is written', async () => {
    const person = await manager()
    const lines = ['A-1;ONT Única;;', 'a-1;ONT-01;;', 'A-1;Roteador;;Razão']
    const repeated = 'Patrimônio: igual ao da linha 2.'
    expect(await importAll(person, ...lines)).toMatchObject({
      gravadas: 2,
      erros: [{ linha: 3, erro: repeated }],
    })
    const there = 'Patrimônio: Já existe um patrimônio com este número.'
    await beginImport(app, person, 'assets', [titles, ...lines])
    const again = await current(person)
    expect(again.pendentes).toBe(0)
    expect(again.erros.map(({ erro }) => erro)).toEqual([there, repeated, there])
  })

  it('is written once by two imports at the same moment', async () => {
    const [one, other] = [await manager(), await manager()]
    const lines = [titles, ...Array.from({ length: 20 }, (_, n) => `B-${n};ONT Única;;`)]
    const ids = [await beginImport(app, one, 'assets', lines), await beginImport(app, other, 'assets', lines)]
    await Promise.all([writeImport(one, ids[0]!), writeImport(other, ids[1]!)])
    expect(await assets()).toHaveLength(20)
  })

  it('is undone, but for an asset that was moved since, or is used', async () => {
    const person = await manager()
    const squad = await makeSquad(db, ours, { nome: 'Equipe Norte' })
    const { id } = await importAll(person, 'C-1;ONT Única;;', 'C-2;ONT Única;;')
    const { dados } = await person.call.assets.list({ q: 'C-2' })
    await person.call.assets.update({ id: dados[0]!.id, id_equipe: squad })
    expect(await person.call.sheetImports.undo({ id })).toMatchObject({ removidos: 1, mantidos: 1 })
    expect((await assets()).map(({ patrimonio }) => patrimonio)).toEqual(['C-2'])
  })

  it('is undone by nobody who does not work for the provider any more', async () => {
    const person = await manager()
    const { id } = await importAll(person, 'D-1;ONT Única;;')
    const later = await as({ roles: ['suprimentos:gestor'], empresas: [theirs] })
    await db
      .updateTable('planilha_importacao')
      .set({ id_usuario: later.userId })
      .where('id', '=', id)
      .execute()
    await expect(later.call.sheetImports.undo({ id })).rejects.toThrow('Nada foi desfeito')
    expect(await assets()).toHaveLength(1)
  })
})

it('readers of supplies import no assets', async () => {
  await makeAsset(db, ours, product)
  const reader = await as({ roles: ['suprimentos:leitor', 'frota:gestor'], empresas: [ours] })
  await expect(beginImport(app, reader, 'assets', [titles, 'E-1;ONT Única;;'])).rejects.toThrow(
    'Você não tem permissão',
  )
})
