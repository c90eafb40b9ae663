import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { importWorld } from '../../../../test/factories/import-world.ts'
import {
  cpfOf,
  craftedWorkbook,
  csvText,
  sendSheet,
  sheetRows,
  workbook,
  type SheetCell,
} from '../../../../test/factories/sheets.ts'
import { openCopy } from './copy-lines.queries.ts'
import { advanceImport, leadImportJob } from './run-import.service.ts'

const { db, deps, app, manager, rest, begin, preview, participantsOf, errorsOf } = await importWorld()

/** Seven good rows, and one of each kind of error. */
const mixed: SheetCell[][] = [
  ['Nome', 'CPF', 'Telefone'],
  ['José da Silva', '529.982.247-25', '(48) 99999-0000'],
  ['Ana "Nina" Conceição; filha', Number(cpfOf(1)), 48999990001],
  ['Sem CPF', '', '4832220000'],
  ['', cpfOf(20), '48999990002'],
  ['CPF errado', '11111111112', '48999990003'],
  ['Notação', cpfOf(21), '4,8999E+10'],
  ['Sem telefone', cpfOf(22), ''],
  ['De novo', '52998224725', '48999990004'],
  ['Curto', cpfOf(23), '999'],
]

/** A zip whose entry has another name; both names have the same length. */
const renamedInside = (zip: Buffer, name: string, other: string) =>
  Buffer.from(zip.toString('latin1').replaceAll(name, other), 'latin1')

describe('reading', () => {
  it('reads an empty cell before one in quotes', async () => {
    const id = await begin('a.csv', `CPF,Nome,Telefone\n,"Ana ""Nina"" Souza",48999990001\n`)
    await rest('POST', `/v1/lead/arquivo/clientes/${id}`)
    const rows = await participantsOf(id)
    expect(rows.map(({ nome, cpf }) => [nome, cpf])).toEqual([['Ana "Nina" Souza', null]])
  })

  it('reads the same from every kind of file', async () => {
    const files: [string, Buffer | string][] = [
      ['a.csv', Buffer.from(csvText(mixed, ';'), 'latin1')],
      ['b.CSV', csvText(mixed, ',')],
      ['c.xlsx', workbook(mixed, 'xlsx')],
      ['d.xlsx', workbook(mixed, 'xlsx', false)],
      ['e.xls', workbook(mixed, 'biff8')],
    ]
    const found = []
    for (const [name, content] of files) {
      const id = await begin(name, content)
      const { body } = await rest('POST', `/v1/lead/arquivo/clientes/${id}`)
      expect(body).toEqual({
        importaClientes: { success: true, message: '3 participantes importados; 6 linhas com erro.' },
      })
      const rows = (await participantsOf(id)).map(({ linha, nome, telefone, cpf }) => [
        linha,
        nome,
        telefone,
        cpf,
      ])
      found.push({ rows, errors: await errorsOf(id) })
    }
    for (const other of found) expect(other).toEqual(found[0])
    expect(found[0]!.rows).toEqual([
      [2, 'José da Silva', '48999990000', '52998224725'],
      [3, 'Ana "Nina" Conceição; filha', '48999990001', cpfOf(1)],
      [4, 'Sem CPF', '4832220000', null],
    ])
    expect(found[0]!.errors).toEqual([
      [5, 'Nome não informado'],
      [6, 'CPF inválido'],
      [7, 'Telefone em notação científica: formate a coluna como texto'],
      [8, 'Telefone não informado'],
      [9, 'Linha repetida: igual à linha 2'],
      [10, 'Telefone inválido'],
    ])
  })

  it('reads the results of formulas, and their errors as empty', async () => {
    const formula = (f: string, t: 's' | 'n' | 'e', v: string | number) => ({ t, v, f })
    const rows = [
      ['nome', 'cpf', 'telefone'],
      [
        formula('"Ana"&" Souza"', 's', 'Ana Souza'),
        formula('C2*1', 'n', 52998224725),
        formula('C9', 'n', 48999990000),
      ],
      [formula('VLOOKUP(1,A:A,1,0)', 'e', 42), '', '48999990001'],
      ['Sem telefone', '', formula('1/0', 'e', 7)],
    ]
    for (const kind of ['xlsx', 'biff8'] as const) {
      const id = await begin(`formulas.${kind === 'xlsx' ? 'xlsx' : 'xls'}`, workbook(rows, kind))
      await rest('POST', `/v1/lead/arquivo/clientes/${id}`)
      expect(await participantsOf(id)).toMatchObject([
        { nome: 'Ana Souza', cpf: '52998224725', telefone: '48999990000' },
      ])
      expect(await errorsOf(id)).toEqual([
        [3, 'Nome não informado'],
        [4, 'Telefone não informado'],
      ])
    }
  })

  it('reports a line that is far too long, and reads the others', async () => {
    const id = await begin(
      'longa.csv',
      `nome;telefone\n${'x'.repeat(700_000)};48999990000\nAna;48999990001\n`,
    )
    await rest('POST', `/v1/lead/arquivo/clientes/${id}`)
    expect(await participantsOf(id)).toMatchObject([{ linha: 3, nome: 'Ana' }])
    expect((await errorsOf(id)).map(([linha]) => linha)).toEqual([2])
  })

  it('shows a preview before anything is written, reads again with other columns, then confirms', async () => {
    const id = await preview('x.csv', 'Quem;Onde;Documento\nJosé;48999990000;52998224725\nAna;;\n')
    const asked = await manager.call.leadImports.get({ id })
    expect(asked).toMatchObject({
      situacao: 'conferida',
      mapa: null,
      colunas: ['Quem', 'Onde', 'Documento'],
      linhas: 2,
    })
    expect(asked.amostra).toEqual([
      ['José', '48999990000', '52998224725'],
      ['Ana', '', ''],
    ])
    await expect(manager.call.leadImports.confirm({ id })).rejects.toThrow('A planilha precisa das colunas')
    await expect(
      manager.call.leadImports.mapColumns({ id, mapa: { nome: 0, telefone: 0, cpf: 2 } }),
    ).rejects.toThrow('Escolha uma coluna diferente')
    await manager.call.leadImports.mapColumns({ id, mapa: { nome: 0, telefone: 1, cpf: 2 } })
    await advanceImport(deps, id)
    expect(await manager.call.leadImports.get({ id })).toMatchObject({
      situacao: 'conferida',
      linhas_com_erro: 1,
    })
    expect(await errorsOf(id)).toEqual([[3, 'Telefone não informado']])
    expect(await participantsOf(id)).toEqual([])
    await manager.call.leadImports.confirm({ id })
    await advanceImport(deps, id)
    expect(await participantsOf(id)).toHaveLength(1)
    expect(await manager.call.leadImports.get({ id })).toMatchObject({
      situacao: 'importada',
      amostra: null,
      progresso: 100,
      total_participantes: 1,
    })
  })

  it('says in a sentence what is wrong with a file', async () => {
    const tell = async (nome: string, content: Buffer | string) => {
      const id = await begin(nome, content)
      return (await rest('POST', `/v1/lead/arquivo/clientes/${id}`)).body.importaClientes
    }
    expect(await tell('a.csv', 'nome;telefone\n')).toEqual({
      success: false,
      message: expect.stringContaining('não tem linhas'),
    })
    expect(await tell('b.csv', 'a;b\n1;2\n')).toMatchObject({
      success: false,
      message: expect.stringContaining('precisa das colunas'),
    })
    expect(await tell('blank.csv', '\n \n')).toEqual({ success: false, message: 'O arquivo está vazio.' })
    expect(await tell('blank.xlsx', workbook([], 'xlsx'))).toMatchObject({
      message: 'O arquivo está vazio.',
    })
    const damaged = 'O arquivo está danificado. Abra a planilha, salve-a de novo e envie outra vez.'
    const broken = workbook(sheetRows(50), 'xlsx')
    broken.fill(7, 60, broken.length - 800)
    expect(await tell('c.xlsx', broken)).toEqual({ success: false, message: damaged })
    const older = workbook(sheetRows(50), 'biff8')
    older.fill(7, 60, older.length - 800)
    expect(await tell('c.xls', older)).toEqual({ success: false, message: damaged })
    expect(await tell('d.xlsx', await craftedWorkbook('<row></row>'.repeat(10_000_000)))).toMatchObject({
      success: false,
      message: expect.stringContaining('grande demais'),
    })
  }, 60_000)

  it('counts the lines of a sheet itself where the sheet cannot be right', async () => {
    const row = (r: string, name: string, phone: string) => {
      const cells = [name, phone].map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`)
      return `<row r="${r}">${cells.join('')}</row>`
    }
    const numbers = ['5', '5', '9999999999', '3', '-1', '7.5', '20', '20', '1e3']
    const rows = numbers.map((r, n) => row(r, `Zoé ${'x'.repeat(95)}😀`, `4899990000${n}`))
    const sheet = `<sheetData>${row('1', 'nome', 'telefone')}${rows.join('')}</sheetData>`
    const crafted = await craftedWorkbook(sheet)
    const expected = [5, 6, 7, 8, 9, 10, 20, 21, 1000]
    const direct = await begin('a.xlsx', crafted)
    const { body } = await rest('POST', `/v1/lead/arquivo/clientes/${direct}`)
    expect(body.importaClientes).toMatchObject({ success: true })
    expect((await participantsOf(direct)).map(({ linha }) => linha)).toEqual(expected)
    const id = await preview('b.xlsx', crafted)
    await manager.call.leadImports.confirm({ id })
    await advanceImport(deps, id)
    expect((await participantsOf(id)).map(({ linha }) => linha)).toEqual(expected)
  })

  it('ends if the database refuses a line, and continues with the next imports', async () => {
    await sql`alter table vendas_lead_participante add constraint so_teste check (nome <> 'Veneno')`.execute(
      db,
    )
    const poison = 'nome;telefone\nVeneno;48999990000\nAna;48999990001\n'
    const shown = await preview('b.csv', poison)
    await manager.call.leadImports.confirm({ id: shown })
    const direct = await begin('a.csv', poison)
    await rest('POST', `/v1/lead/arquivo/clientes/${direct}`)
    await sql`alter table vendas_lead_importacao_erro add constraint so_teste check (nome <> 'Veneno')`.execute(
      db,
    )
    const wrong = await preview('e.csv', 'nome;telefone\nVeneno;9\nAna;48999990001\n')
    const unread = await begin('c.csv', 'nome;telefone\nAna;48999990001\n')
    const good = await begin('d.csv', 'nome;telefone\nAna;48999990001\n')
    for (const id of [unread, good]) await manager.call.leadImports.read({ id })
    const { id_file } = await manager.call.leadImports.get({ id: unread })
    const storage = Object.create(deps.storage, {
      readFile: {
        value: (id: string, path: string) =>
          id === id_file ? Promise.reject(new Error('lost')) : deps.storage.readFile(id, path),
      },
    }) as typeof deps.storage
    await expect(leadImportJob.run({ ...deps, storage }, {})).rejects.toThrow('lost')
    const situations = await db
      .selectFrom('vendas_lead_importacao')
      .where('id', 'in', [shown, direct, wrong, unread, good])
      .select(['id', 'situacao', 'total_participantes'])
      .orderBy('id')
      .execute()
    expect(situations).toEqual([
      { id: shown, situacao: 'falhou', total_participantes: 0 },
      { id: direct, situacao: 'falhou', total_participantes: 0 },
      { id: wrong, situacao: 'falhou', total_participantes: 0 },
      { id: unread, situacao: 'lendo', total_participantes: 0 },
      { id: good, situacao: 'conferida', total_participantes: 0 },
    ])
    expect(await participantsOf(shown)).toEqual([])
    for (const table of ['vendas_lead_participante', 'vendas_lead_importacao_erro'])
      await sql`alter table ${sql.table(table)} drop constraint so_teste`.execute(db)
    await manager.call.leadImports.read({ id: shown })
    await advanceImport(deps, shown)
    expect(await manager.call.leadImports.get({ id: shown })).toMatchObject({ situacao: 'conferida' })
  })

  it('can be ended after the database has refused a line', async () => {
    const client = await deps.connection.pool.connect()
    await client.query('create temp table linhas (linha int)')
    const copy = openCopy(client, 'copy linhas from stdin')
    const lines = Buffer.from('9999999999\n'.repeat(10_000))
    const filling = (async () => {
      for (;;) await copy.write(lines)
    })()
    await expect(filling).rejects.toThrow('out of range')
    await expect(copy.end()).rejects.toThrow('out of range')
    await client.query('drop table linhas')
    client.release()
  })

  it.each([
    ['a.pdf', '%PDF-1.7 nome;telefone'],
    ['a.csv', '%PDF-1.7 nome;telefone'],
    ['a.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])],
    ['a.xlsx', renamedInside(workbook(sheetRows(2), 'xlsx'), 'xl/workbook.xml', 'xl/document.xml')],
    ['a.txt', 'nome;telefone'],
  ])('refuses %s that is no spreadsheet', async (nome, content) => {
    const answer = await sendSheet(app, manager.token, nome, content)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().mensagem).toBe('Formato do arquivo não permitido!')
  })

  it.each([
    ['a.csv', '', 'O arquivo está vazio.'],
    ['a.xlsx', Buffer.alloc(0), 'O arquivo está vazio.'],
    ['a.xlsx', Buffer.from([1, 2, 3, 0, 9]), 'O arquivo está danificado.'],
    ['a.xls', Buffer.from([1, 2, 3, 0, 9]), 'O arquivo está danificado.'],
    ['text.xlsx', 'isto não é uma planilha', 'O arquivo está danificado.'],
    ['TEXT.XLSX', 'nome;telefone\nAna;48999990001\n', 'O arquivo está danificado.'],
    ['cut.xlsx', workbook(sheetRows(50), 'xlsx').subarray(0, 900), 'O arquivo está danificado.'],
  ])('says of %s what is wrong with it when it is sent', async (nome, content, reported) => {
    const answer = await sendSheet(app, manager.token, nome, content)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().mensagem).toContain(reported)
  })

  it('says which lines of the sample are wrong, and why', async () => {
    const id = await preview('a.csv', 'nome;cpf;telefone\nAna;;48999990001\n\nRui;1;\nBia;;48999990001\n')
    expect(await manager.call.leadImports.get({ id })).toMatchObject({
      amostra: [
        ['Ana', '', '48999990001'],
        ['Rui', '1', ''],
        ['Bia', '', '48999990001'],
      ],
      amostra_erros: [null, 'CPF inválido; Telefone não informado', 'Linha repetida: igual à linha 2'],
    })
  })
})
