import { contractingCompany } from '@intranet/contract/company/contracting-company'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { exportHeads } from '@intranet/contract/list'
import ExcelJS from 'exceljs'
import { describe, expect, it, vi } from 'vitest'
import { superadmin, testWorld } from '../../../test/app.ts'
import { makeProvider } from '../../../test/factories/company.ts'
import { makeOnboarding, makePlace } from '../../../test/factories/onboarding.ts'
import { cellOf } from './cells.ts'

const { db, app, as } = await testWorld()
const ours = await makeProvider(db, { nome: 'Vetorial "Sul"; Ltda' })
const theirs = await makeProvider(db, { nome: 'Outro' })
await db
  .insertInto('rh_departamento')
  .values([
    { nome: '=1+1', id_empresa: ours },
    { nome: '@soma', id_empresa: ours, ativo: false },
    { nome: 'Ábaco', id_empresa: ours, created_at: new Date('2026-03-01T02:30:00Z') },
    { nome: 'Segredo', id_empresa: theirs },
  ])
  .execute()

const download = (token: string, query: string, list = 'departments.list') =>
  app.inject({ url: `/export/${list}?${query}`, headers: { authorization: `Bearer ${token}` } })
const filter = (input: object) => `input=${encodeURIComponent(JSON.stringify(input))}`

describe('exports', () => {
  it('hold what the list holds for this person, as CSV that Excel in Brazil opens', async () => {
    const { token } = await as({ roles: ['rh:leitor'], empresas: [ours] })
    const answer = await download(token, `formato=csv&nome=Departamentos&${filter({ sort: '-nome' })}`)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="departamentos-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(answer.payload.startsWith('\uFEFF')).toBe(true)
    const [heads, ...rows] = answer.payload.slice(1).trimEnd().split('\r\n')
    expect(heads).toBe('Nome;Provedor;Responsável;Status;Criação')
    expect(rows.map((row) => row.split(';')[0])).toEqual(['Ábaco', "'=1+1", "'@soma"])
    expect(rows[0]).toBe('Ábaco;"Vetorial ""Sul""; Ltda";;Ativo;28/02/2026 - 23:30')
    expect(rows[2]).toContain(';Inativo;')
  })

  it('show codes of closed lists with the texts of the screens', async () => {
    const { token, userId } = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
    await db.updateTable('rh_usuario').set({ tipo_vinculo: 'estagio' }).where('id', '=', userId).execute()
    const input = filter({ colunas: ['tipo_vinculo', 'situacao'], filtro: { tipo_vinculo: 'estagio' } })
    const answer = await download(token, `formato=csv&${input}`, 'hrReports.general')
    expect(answer.payload.slice(1).trimEnd().split('\r\n')).toEqual(['Vínculo;Situação', 'Estágio;Ativo'])
  })

  it('say Ativo and Inativo of what is switched on and off, whatever its field is called', async () => {
    const place = await makePlace(db)
    await makeOnboarding(db, place, [], { titulo: 'Campo' })
    await makeOnboarding(db, await makePlace(db, place.id_empresa), [], { titulo: 'Loja', status: false })
    const { token } = await as({ roles: ['rh:gestor'], empresas: [place.id_empresa] })
    const answer = await download(token, 'colunas=titulo,status,aguarda_ativacao', 'onboarding.list')
    const rows = answer.payload.slice(1).trimEnd().split('\r\n').slice(1)
    expect(rows.toSorted()).toEqual(['Campo;Ativo;Não', 'Loja;Inativo;Não'])
  })

  it('say what the screen says of a holiday’s day, of a moment and of a dependant', async () => {
    await db
      .insertInto('feriado')
      .values([
        { nome: 'Confraternização', data: '01-01', tipo: 'Nacional' },
        { nome: 'Luto', data: '02-10', tipo: 'Nacional', recorrencia_anual: false, ano: 2026 },
      ])
      .execute()
    const { token, userId } = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
    const sheet = async (list: string, query: string) =>
      (await download(token, query, list)).payload.slice(1).trimEnd().split('\r\n').slice(1)
    const days = await sheet('holidays.list', `colunas=nome,data&${filter({ sort: 'data' })}`)
    expect(days).toEqual(expect.arrayContaining(['Confraternização;01/01', 'Luto;10/02/2026']))
    await db
      .insertInto('rh_familiar')
      .values([
        {
          id_funcionario: userId,
          nome: 'Ana',
          parentesco: 'filho',
          dependente_ir: true,
          dependente_plano: true,
        },
        { id_funcionario: userId, nome: 'Léo', parentesco: 'filho' },
      ])
      .execute()
    const relatives = await sheet('hrReports.families', 'colunas=familiar,dependente')
    expect(new Set(relatives)).toEqual(new Set(['Ana;IR, Plano', 'Léo;Não']))
  })

  it('open as a workbook in which nothing is a formula', async () => {
    const { token } = await as({ roles: ['rh:leitor'], empresas: [ours] })
    const answer = await download(token, 'formato=xlsx')
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(answer.rawPayload as unknown as ArrayBuffer)
    const sheet = book.worksheets[0]!
    expect(sheet.getRow(1).getCell(1).value).toBe('Nome')
    const names = sheet.getColumn(1).values.slice(2)
    expect(new Set(names)).toEqual(new Set(['Ábaco', '@soma', '=1+1']))
    expect(sheet.getColumn(1).values.every((value) => typeof value !== 'object')).toBe(true)
  })

  it('continue after the first page, with each row once, and are recorded with person, list and number', async () => {
    await db
      .insertInto('rh_departamento')
      .values(
        Array.from({ length: 5_200 }, (_, n) => ({
          nome: `Lote ${String(n).padStart(5, '0')}`,
          id_empresa: theirs,
        })),
      )
      .execute()
    const { token, userId } = await as(superadmin)
    const input = { filtro: { id_empresa: theirs }, sort: 'nome' }
    const answer = await download(token, filter(input))
    const names = answer.payload
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(';')[0])
    expect(names).toHaveLength(5_201)
    expect(new Set(names).size).toBe(5_201)
    expect(names).toEqual([...names].sort())
    await vi.waitFor(
      async () =>
        expect(
          await db
            .selectFrom('exportacao')
            .select(['tela', 'filtros', 'linhas'])
            .where('id_usuario', '=', userId)
            .execute(),
        ).toEqual([{ tela: 'departments.list', filtros: input, linhas: 5_201 }]),
      { timeout: 15_000 },
    )
  })

  it('hold the columns of the screen in its order, or all of them', async () => {
    const { token } = await as({ roles: ['rh:leitor'], empresas: [ours] })
    const heads = async (query: string) => (await download(token, query)).payload.slice(1).split('\r\n')[0]
    expect(await heads('colunas=empresa,nada,nome')).toBe('Provedor;Nome')
    expect(await heads('')).toBe('Nome;Provedor;Responsável;Status;Criação')
    // A screen that draws nothing of the list gets the whole of it rather than an empty file.
    expect(await heads('colunas=constructor,nada')).toBe('Nome;Provedor;Responsável;Status;Criação')
  })

  it('write amounts and numbers with a decimal comma in CSV', async () => {
    await db
      .insertInto('precificacao')
      .values({
        id_empresa: ours,
        produto: 'Fibra 500',
        tecnologia: 'fibra',
        velocidade_mbps: 500,
        valor: '1284.50',
        publico: 'pf',
        vigencia_inicio: '2026-01-01',
      })
      .execute()
    const { token } = await as({ roles: ['precificacao:gestor'], empresas: [ours] })
    const query = 'formato=csv&colunas=produto,valor,velocidade_mbps,vigencia_inicio'
    const answer = await download(token, query, 'pricing.list')
    expect(answer.payload.trimEnd().split('\r\n')[1]).toBe('Fibra 500;1284,50;500;01/01/2026')
  })

  it('have the marks of documents and CEPs, so that a spreadsheet keeps their zeros and all their digits', async () => {
    await db.insertInto('locadora').values({ nome: 'Nacional', cnpj: '00360305000104' }).execute()
    const { token } = await as({ roles: ['frota:leitor'], empresas: [ours], id_empresa: ours })
    const companies = await download(token, 'formato=csv&colunas=nome,cnpj', 'rentalCompanies.list')
    expect(companies.payload).toContain('\r\nNacional;00.360.305/0001-04\r\n')
    const hr = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
    await db.updateTable('rh_usuario').set({ cpf: '01234567890' }).where('id', '=', hr.userId).execute()
    const people = await download(hr.token, filter({ colunas: ['cpf'] }), 'hrReports.general')
    expect(people.payload).toContain('\r\n012.345.678-90\r\n')
    const { cnpj, cep } = exportHeads(schemasOf(contractingCompany).list)
    expect([cellOf('00360305000104', cnpj), cellOf('01001000', cep)]).toEqual([
      '00.360.305/0001-04',
      '01001-000',
    ])
  })

  it('keep to the list’s own access, and to lists that are meant for it', async () => {
    const person = await as({})
    expect((await download(person.token, '')).statusCode).toBe(403)
    expect((await download('', '')).statusCode).toBe(401)
    const { token } = await as(superadmin)
    for (const list of ['departments.get', 'departments.create', 'constructor', 'toString', 'nada.list'])
      expect((await download(token, '', list)).statusCode).toBe(404)
  })

  it.each(['formato=pdf', 'input=%7B', 'input=[]', filter({ filtro: { cor: 1 } }), 'x=1'])(
    'refuse %s',
    async (query) => {
      const { token } = await as(superadmin)
      const { statusCode } = await download(token, query)
      expect([400, 422]).toContain(statusCode)
    },
  )
})
