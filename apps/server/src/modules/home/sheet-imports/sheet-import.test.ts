import type { SheetKey } from '@intranet/contract/home/sheet-words'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeDepartment, makePosition, makeProvider, makeSector } from '../../../../test/factories/company.ts'
import { beginImport, sendSheet, writeImport } from '../../../../test/factories/sheets.ts'
import { findActor } from '../../../platform/session.ts'
import { namedRecords } from './named-records.queries.ts'
import { sheetRetentionJob } from './sheet-retention.job.ts'

const { db, deps, as, app } = await testWorld()
const ours = await makeProvider(db, { nome: 'Vetorial' })
const heads = 'Provedor;Produto;Tecnologia;Velocidade (Mbps);Valor;Fidelidade (meses);Público;Vigência de'
const theirs = await makeProvider(db, { nome: 'Outra Rede' })
type Person = Awaited<ReturnType<typeof as>>
const settings = () => as(superadmin)
const pricer = () => as({ roles: ['precificacao:gestor'], empresas: [ours] })

const begin = (person: Person, entidade: SheetKey, ...lines: string[]) =>
  beginImport(app, person, entidade, lines)
const writeAll = writeImport

const current = async ({ call }: Person, entidade: SheetKey) =>
  (await call.sheetImports.current({ entidade }))!
const namesLike = async (start: string) =>
  await db
    .selectFrom('cidade')
    .where('nome', 'like', `${start}%`)
    .select(['nome', 'uf', 'id_empresa'])
    .execute()

describe('a sheet of cities', () => {
  it('is checked line by line and writes nothing before somebody says so (docs/screens.md#import-of-a-sheet)', async () => {
    const person = await settings()
    const id = await begin(
      person,
      'cities',
      'Nome;Estado;Provedor',
      'Lajota Um;SC;vetorial',
      'Lajota Dois;XX;',
      ';SC;',
    )
    const seen = await current(person, 'cities')
    expect(seen).toMatchObject({
      id,
      situacao: 'conferida',
      linhas: 3,
      com_erro: 2,
      pendentes: 1,
      gravadas: 0,
    })
    expect(seen.mapa).toEqual({ nome: 0, uf: 1, id_empresa: 2 })
    expect(seen.erros.map(({ linha }) => linha)).toEqual([3, 4])
    expect(seen.erros[0]!.erro).toMatch(/^Estado: /)
    expect(await namesLike('Lajota')).toEqual([])
    await writeAll(person, id)
    expect(await namesLike('Lajota')).toEqual([{ nome: 'Lajota Um', uf: 'SC', id_empresa: ours }])
    expect(await current(person, 'cities')).toMatchObject({ situacao: 'importada', gravadas: 1, com_erro: 2 })
  })

  it('takes a cell without the apostrophe that our own files give to what looks like a formula', async () => {
    const person = await settings()
    await writeAll(person, await begin(person, 'cities', 'Nome;Estado', "'@Marcada;SC", "'Aspas;SC"))
    expect((await namesLike('@Marcada')).map(({ nome }) => nome)).toEqual(['@Marcada'])
    expect((await namesLike("'Aspas")).map(({ nome }) => nome)).toEqual(["'Aspas"])
  })

  it('keeps the reason of a line that the entity itself refuses, and writes the others', async () => {
    const person = await settings()
    await writeAll(person, await begin(person, 'cities', 'Nome;Estado', 'Repetida;SC'))
    const id = await begin(person, 'cities', 'Nome;Estado', 'Outra;SC', 'Repetida;SC', 'Sozinha;SC')
    await writeAll(person, id)
    const { erros, gravadas } = await current(person, 'cities')
    expect(erros).toEqual([{ linha: 3, erro: 'Já existe uma cidade com este nome neste estado.' }])
    expect(gravadas).toBe(2)
  })

  it('leaves the history of each record in the importer’s name', async () => {
    const person = await settings()
    await writeAll(person, await begin(person, 'cities', 'Nome;Estado', 'Histórica;SC'))
    const { dados } = await person.call.cities.list({ q: 'Histórica' })
    const logs = await db
      .selectFrom('log_historico')
      .where('tabela', '=', 'cidade')
      .where('id_item', '=', String(dados[0]!.id))
      .select(['operacao', 'id_usuario'])
      .execute()
    expect(logs).toEqual([{ operacao: 'INSERT', id_usuario: person.userId }])
  })

  it('whose titles say nothing waits until somebody chooses the columns', async () => {
    const person = await settings()
    const id = await begin(person, 'cities', 'a;b', 'Mapeada;SC')
    await expect(person.call.sheetImports.advance({ id })).rejects.toThrow()
    const wrong: Record<string, number>[] = [
      { nome: 0, uf: 2 },
      { nome: 0, id_ibge: 1 },
    ]
    for (const mapa of wrong)
      await expect(person.call.sheetImports.mapColumns({ id, mapa })).rejects.toThrow()
    await person.call.sheetImports.mapColumns({ id, mapa: { nome: 0, uf: 1 } })
    await writeAll(person, id)
    expect(await namesLike('Mapeada')).toHaveLength(1)
    await expect(person.call.sheetImports.mapColumns({ id, mapa: { nome: 1, uf: 0 } })).rejects.toThrow(
      'Esta importação já começou.',
    )
  })

  it('is written once, however often and by however many windows it is asked for', async () => {
    const person = await settings()
    const lines = Array.from({ length: 120 }, (_, n) => `Clique ${n};SC`)
    const id = await begin(person, 'cities', 'Nome;Estado', ...lines)
    await Promise.all([1, 2, 3].map(() => person.call.sheetImports.advance({ id })))
    expect(await current(person, 'cities')).toMatchObject({ gravadas: 120, com_erro: 0, pendentes: 0 })
    expect(await namesLike('Clique')).toHaveLength(120)
  })

  it('with too many lines, without any, or somebody else’s is refused', async () => {
    const person = await settings()
    const many = Array.from({ length: 2001 }, (_, n) => `Longe ${n};SC`)
    await expect(begin(person, 'cities', 'Nome;Estado', ...many)).rejects.toThrow()
    await expect(begin(person, 'cities', 'Nome;Estado')).rejects.toThrow()
    const other = await settings()
    const file = (await sendSheet(app, other.token, 'a.csv', 'Nome;Estado\nAlheia;SC')).json().id
    await expect(person.call.sheetImports.create({ entidade: 'cities', id_file: file })).rejects.toThrow()
    const id = await begin(other, 'cities', 'Nome;Estado', 'Alheia;SC')
    for (const step of ['advance', 'undo'] as const)
      await expect(person.call.sheetImports[step]({ id })).rejects.toThrow('Registro não encontrado.')
  })
})

it('a sheet takes the place of the one that its person left, and of nobody else’s', async () => {
  const [one, other] = [await settings(), await settings()]
  const left = await begin(one, 'cities', 'Nome;Estado', 'Deixada;SC')
  const kept = await begin(other, 'cities', 'Nome;Estado', 'Guardada;SC')
  const id = await begin(one, 'cities', 'Nome;Estado', 'Trocada;SC')
  const imports = db.selectFrom('planilha_importacao').where('id', 'in', [left, kept, id]).orderBy('id')
  expect((await imports.select('id').execute()).map((row) => row.id)).toEqual([kept, id])
})

it('cells name what is of one’s own providers and of none', async () => {
  const inAll = async (id_empresa: number | null) => {
    const department = await makeDepartment(db, id_empresa)
    const sector = await makeSector(db, department)
    const { id: microregion } = await db
      .insertInto('microrregiao')
      .values({ nome: `Serra ${id_empresa}`, id_empresa })
      .returning('id')
      .executeTakeFirstOrThrow()
    const position = await makePosition(db, sector)
    return { provider: id_empresa, department, sector, position, microregion }
  }
  const [own, shared] = [await inAll(ours), await inAll(null)]
  await inAll(theirs)
  const { token } = await pricer()
  const { actor } = (await findActor(deps.auth, token))!
  const kinds = ['provider', 'department', 'sector', 'position', 'microregion'] as const
  const named = await namedRecords(db, actor, kinds)
  for (const kind of kinds)
    expect(new Set(named[kind]!.map(({ id }) => id)), kind).toEqual(
      new Set([own[kind], shared[kind]].filter((id) => id !== null)),
    )
})

describe('who may not add a record', () => {
  it('imports no sheet of it', async () => {
    const reader = await as({ roles: ['configuracao:leitor', 'precificacao:gestor'], empresas: [ours] })
    await expect(begin(reader, 'cities', 'Nome;Estado', 'Nunca;SC')).rejects.toThrow('Você não tem permissão')
    await expect(reader.call.sheetImports.current({ entidade: 'cities' })).rejects.toThrow()
  })

  it('does not go on with an import that they began before they lost the role', async () => {
    const person = await pricer()
    const id = await begin(person, 'pricing', heads, 'Vetorial;Nunca;fibra;10;10;12;pf;01/12/2026')
    await db.deleteFrom('usuario_papel').where('id_usuario', '=', person.userId).execute()
    const answer = await app.inject({
      method: 'POST',
      url: '/trpc/sheetImports.advance',
      headers: { authorization: `Bearer ${person.token}` },
      payload: { id },
    })
    expect(answer.statusCode).toBe(403)
    expect(await db.selectFrom('precificacao').where('produto', '=', 'Nunca').select('id').execute()).toEqual(
      [],
    )
  })
})

describe('a sheet of prices', () => {
  it('reads amounts, dates and choices as people write them', async () => {
    const person = await pricer()
    const id = await begin(
      person,
      'pricing',
      heads,
      'Vetorial;Fibra 900;fibra;900;R$ 1.119,90;12;Pessoa física;01/12/2026',
    )
    await writeAll(person, id)
    expect((await current(person, 'pricing')).erros).toEqual([])
    const { dados } = await person.call.pricing.list({ q: 'Fibra 900' })
    expect(dados).toMatchObject([
      { valor: '1119.90', publico: 'pf', vigencia_inicio: '2026-12-01', id_empresa: ours },
    ])
  })

  it('names no provider of others', async () => {
    const person = await pricer()
    await begin(person, 'pricing', heads, 'Outra Rede;Fibra 1;fibra;10;10;12;pf;01/12/2026')
    const { erros } = await current(person, 'pricing')
    expect(erros[0]!.erro).toContain('Provedor: “Outra Rede” não foi encontrado.')
    const admin = await as(superadmin)
    const id = await begin(admin, 'pricing', heads, 'Outra Rede;Fibra 1;fibra;10;10;12;pf;01/12/2026')
    await writeAll(admin, id)
    expect((await admin.call.pricing.list({ q: 'Fibra 1' })).dados[0]?.id_empresa).toBe(theirs)
  })
})

describe('undoing an import', () => {
  it('removes the records that nobody changed, and says how many stay', async () => {
    const person = await settings()
    const id = await begin(person, 'cities', 'Nome;Estado', 'Retorna Um;SC', 'Retorna Dois;SC')
    await writeAll(person, id)
    const { dados } = await person.call.cities.list({ q: 'Retorna Um' })
    await person.call.cities.update({ id: dados[0]!.id, uf: 'PR' })
    expect(await person.call.sheetImports.undo({ id })).toMatchObject({
      removidos: 1,
      mantidos: 1,
      aviso: null,
    })
    expect(await namesLike('Retorna')).toMatchObject([{ nome: 'Retorna Um', uf: 'PR' }])
    await expect(person.call.sheetImports.undo({ id })).rejects.toThrow('já foram alterados')
  })

  it('is done once', async () => {
    const person = await settings()
    const id = await begin(person, 'cities', 'Nome;Estado', 'Ida;SC')
    await writeAll(person, id)
    expect(await person.call.sheetImports.undo({ id })).toEqual({
      removidos: 1,
      mantidos: 0,
      aviso: null,
      proximo: null,
    })
    for (const step of ['advance', 'undo'] as const)
      await expect(person.call.sheetImports[step]({ id })).rejects.toThrow('Esta importação já foi desfeita.')
  })

  it('keeps what is in use', async () => {
    const person = await settings()
    const id = await begin(person, 'cities', 'Nome;Estado', 'Usada;SC')
    await writeAll(person, id)
    const { dados } = await person.call.cities.list({ q: 'Usada' })
    await db
      .updateTable('rh_usuario')
      .set({ id_cidade: dados[0]!.id })
      .where('id', '=', person.userId)
      .execute()
    await expect(person.call.sheetImports.undo({ id })).rejects.toThrow('já foram alterados')
    expect(await namesLike('Usada')).toHaveLength(1)
  })
})

it('an import is forgotten after thirty days (docs/screens.md#import-of-a-sheet)', async () => {
  const person = await settings()
  const id = await begin(person, 'cities', 'Nome;Estado', 'Antiga;SC')
  await db
    .updateTable('planilha_importacao')
    .set({ created_at: new Date(Date.now() - 31 * 86_400_000) })
    .where('id', '=', id)
    .execute()
  await sheetRetentionJob.run(deps, {} as never)
  expect(await person.call.sheetImports.current({ entidade: 'cities' })).toBeNull()
})
