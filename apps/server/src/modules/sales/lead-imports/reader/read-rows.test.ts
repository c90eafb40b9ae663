import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { file as fileText } from '@intranet/contract/messages/files'
import { leadImport } from '@intranet/contract/messages/lead-imports'
import { lists } from '@intranet/contract/messages/lists'
import { cpfOf, csvText, workbook, type SheetCell } from '../../../../../test/factories/sheets.ts'
import { failureOf, readRows } from './read-rows.ts'
import type { ReaderTask, SheetKind } from './read-sheet.ts'
import { checkRow, isCpf } from './row-check.ts'
import { SheetError } from './sheet-row.ts'

const folder = mkdtempSync(join(tmpdir(), 'read-rows-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function readingOf(content: string | Buffer, over: Partial<ReaderTask> = {}) {
  const path = join(folder, 'planilha')
  writeFileSync(path, content)
  let lines = ''
  const reached: number[] = []
  const task: ReaderTask = { id: 7, path, folder, kind: 'csv', mapa: null, ...over }
  const summary = await readRows(task, async (piece, done) => {
    lines += piece
    reached.push(done)
  })
  return { summary, lines, reached, errors: readFileSync(join(folder, 'erros'), 'utf8') }
}

const mixed: SheetCell[][] = [
  ['Nome completo', 'Documento', 'Celular'],
  ['Ana\tMaria\\', cpfOf(1), '(48) 99999-0001'],
  ['Sem CPF', '', '+55 48 3222-0000'],
  ['', '11111111112', '999'],
]

describe('the rows of a sheet', () => {
  it.each([
    ['csv', csvText(mixed, ';')],
    ['xlsx', workbook(mixed, 'xlsx')],
    ['xls', workbook(mixed, 'biff8')],
  ] as [SheetKind, string | Buffer][])(
    'become lines for the database, wrong ones with their reasons: %s',
    async (kind, content) => {
      const { summary, lines, errors, reached } = await readingOf(content, { kind })
      const reasons = [leadImport.row.name, leadImport.row.cpf, leadImport.row.phone]
      expect(lines).toBe(`2\tAna Maria\\\\\t48999990001\t${cpfOf(1)}\n3\tSem CPF\t4832220000\t\\N\n`)
      expect(errors).toBe(`7\t4\t\t11111111112\t999\t${reasons.join('; ')}\n`)
      expect(reached.at(-1)).toBe(1)
      expect(summary).toMatchObject({
        colunas: ['Nome completo', 'Documento', 'Celular'],
        mapa: { nome: 0, cpf: 1, telefone: 2 },
        amostra_linhas: [2, 3, 4],
        linhas: 3,
        erros: 1,
      })
      expect(summary.amostra[1]).toEqual(['Sem CPF', '', '+55 48 3222-0000'])
    },
  )

  it.each([
    ['a;"b;c";d', ['a', 'b;c', 'd']],
    ['"a ""b""";"";c', ['a "b"', '', 'c']],
    ['a; "b";"c"', ['a', 'b', 'c']],
  ])('has quoted cells without their quotes: %s', async (record, cells) => {
    const { lines } = await readingOf(`x;y;z\n${record}\n`, { atMost: 2 })
    expect(JSON.parse(lines.split('\n')[0]!)).toEqual([2, ...cells])
  })

  it('shows a sample of ten, cut to a hundred characters, and counts the others', async () => {
    const rows = Array.from({ length: 12 }, (_, place) => ['N'.repeat(101 + place), '', '48999990001'])
    const { summary } = await readingOf(csvText([['nome', 'cpf', 'fone'], ...rows], ','))
    expect([summary.amostra.length, summary.amostra_linhas.at(-1), summary.linhas]).toEqual([10, 11, 12])
    expect(summary.amostra[0]![0]).toHaveLength(100)
  })

  it('waits for columns where titles say nothing, and takes those that were chosen', async () => {
    const content = csvText(
      [
        ['a', 'b'],
        ['Ana', '48999990001'],
      ],
      ',',
    )
    expect((await readingOf(content)).summary).toMatchObject({ mapa: null, linhas: 1, erros: 0 })
    const mapa = { nome: 0, telefone: 1, cpf: null }
    expect((await readingOf(content, { mapa })).lines).toBe('2\tAna\t48999990001\t\\N\n')
  })

  it('passes each line on as it is where nothing is checked, and refuses one more than may be', async () => {
    const content = csvText(
      [
        ['a', 'b'],
        ['1', '2'],
        ['x'.repeat(2100), '4'],
      ],
      ',',
    )
    const { lines, summary } = await readingOf(content, { atMost: 2 })
    expect(lines.split('\n')[0]).toBe('[2,"1","2"]')
    expect(JSON.parse(lines.split('\n')[1]!)).toEqual([3, 'x'.repeat(2000), '4'])
    expect([summary.linhas, summary.mapa, summary.amostra]).toEqual([2, null, []])
    await expect(readingOf(content, { atMost: 1 })).rejects.toThrow(lists.sheetTooLong(1))
  })

  it.each([
    ['xlsx', 'xlsx'],
    ['xls', 'biff8'],
  ] as const)(
    'keeps a number what it is: no dot, and never three places (docs/screens.md#import-of-a-sheet): %s',
    async (kind, type) => {
      const content = workbook([['a'], [45.5 * 5.89, '1.234', 46156.35, 12]], type)
      const { lines } = await readingOf(content, { kind, atMost: 1 })
      expect(JSON.parse(lines)).toEqual([2, '267,9950', '1.234', '46156,35', '12'])
    },
  )

  it('says whether there are no lines, or nothing at all', async () => {
    await expect(readingOf('nome,fone\n')).rejects.toThrow(leadImport.noRows)
    await expect(readingOf('')).rejects.toThrow(fileText.empty)
    expect([failureOf(new SheetError('x')), failureOf(new Error('y'))]).toEqual(['x', fileText.damaged])
  })

  it('comes in pieces of 128 KB', async () => {
    const rows = Array.from({ length: 5000 }, () => ['Ana Maria da Conceição', '', '48999990001'])
    const { reached, lines } = await readingOf(csvText([['nome', 'cpf', 'fone'], ...rows], ','))
    expect(reached).toHaveLength(Math.ceil(lines.length / (128 * 1024)))
  })
})

describe('a line', () => {
  const mapa = { nome: 0, telefone: 1, cpf: 2 }
  const check = (...cells: SheetCell[]) => checkRow(cells, mapa)

  it('has a name of 200 characters at most', () => {
    expect(check('a'.repeat(200), '48999990001', '').erro).toBe('')
    expect(check('a'.repeat(201), '48999990001', '').erro).toBe(leadImport.row.nameTooLong)
  })

  it.each([
    ['48999990001', '48999990001'],
    ['4832220000', '4832220000'],
    ['0055 48 99999-0001', '48999990001'],
    ['55 48 3222-0000', '4832220000'],
    ['55999990001', '55999990001'],
    ['483222000', ''],
    ['489999900012', ''],
  ])('has a phone of area code and number: %s', (given, telefone) => {
    const { telefone: found, erro } = check('Ana', given, '')
    expect([found, erro]).toEqual([telefone, telefone ? '' : leadImport.row.phone])
  })

  it('has a CPF whose digits are right, with the zeros that a program dropped', () => {
    expect(isCpf('52998224725')).toBe(true)
    for (const wrong of ['52998224724', '52998224715', '11111111111', '5299822472'])
      expect(isCpf(wrong), wrong).toBe(false)
    expect(check('Ana', '48999990001', '191').cpf).toBe('00000000191')
    expect(check('Ana', '48999990001', '5,3E+10').erro).toBe(leadImport.row.cpfScientific)
  })
})
