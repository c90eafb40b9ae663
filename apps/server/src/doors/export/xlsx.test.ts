import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { read, utils } from '@e965/xlsx'
import ExcelJS from 'exceljs'
import fc from 'fast-check'
import { openZip } from '../../platform/zip-reader.ts'
import type { Cell } from './cells.ts'
import { xlsxFile } from './xlsx.ts'
import { zipFile } from './zip.ts'

const folder = mkdtempSync(join(tmpdir(), 'xlsx-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the workbook of an export', () => {
  it('is read by SheetJS with the same values', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.constantFrom(' <a> & ]]> ', '=1+1', '😀'),
    )
    const cell = fc.oneof(
      text.filter((value) => !/[\p{Cc}]|_x/u.test(value)),
      fc.integer(),
      fc.constant(null),
    )
    const page = fc.array(fc.tuple(fc.integer(), cell, cell), { maxLength: 5 })
    const check = async (pages: Cell[][][]) => {
      const content = await buffer(xlsxFile(['a', 'b', 'c'], pagesOf(pages)))
      const { Sheets } = read(content)
      const rows = utils.sheet_to_json(Sheets['Dados']!, { header: 1, defval: null })
      expect(rows).toEqual([['a', 'b', 'c'], ...pages.flat()])
    }
    await fc.assert(fc.asyncProperty(fc.array(page, { maxLength: 4 }), check), { numRuns: 60 })
  })

  it('types days, moments, money and numbers, so that a spreadsheet counts and sorts them', async () => {
    const moment = new Date('2026-03-01T02:30:00Z')
    const rows: Cell[][] = [[{ day: '2026-11-20' }, { moment }, { money: 1284.5 }, 7, 'texto']]
    const book = await openBook(['Dia', 'Hora', 'Valor', 'Leads', 'Nome'], [rows])
    const [day, hour, money, leads, name] = [1, 2, 3, 4, 5].map((at) => book.worksheets[0]!.getCell(2, at))
    expect([day!.value, day!.numFmt]).toEqual([new Date('2026-11-20T00:00:00Z'), 'dd/mm/yyyy'])
    // As the clocks of Brasília had it: the evening before.
    expect([hour!.value, hour!.numFmt]).toEqual([new Date('2026-02-28T23:30:00Z'), 'dd/mm/yyyy" - "hh:mm'])
    expect([money!.value, money!.numFmt]).toEqual([1284.5, '"R$" #,##0.00'])
    expect([leads!.value, name!.value]).toEqual([7, 'texto'])
  })

  it('has columns as wide as what they hold, and a head that filters and stays', async () => {
    const long = 'Avenida Presidente Getúlio Vargas'
    const sheet = (await openBook(['Id', 'Endereço'], [[[1, long]], [[2, 'x'.repeat(500)]]])).worksheets[0]!
    expect([sheet.getColumn(1).width, sheet.getColumn(2).width]).toEqual([8, long.length + 1])
    expect(sheet.autoFilter).toBe('A1:B3')
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 })
  })

  it('goes on on further sheets, each with its head: no row is dropped', async () => {
    const pages = [[[1], [2], [3]], [[4], [5], [6], [7]], [], [[8]]]
    const book = await openBook(['Número'], pages, 4)
    expect(book.worksheets.map(({ name }) => name)).toEqual(['Dados', 'Dados 2', 'Dados 3'])
    expect(book.worksheets.map((sheet) => sheet.getColumn(1).values.slice(1))).toEqual([
      ['Número', 1, 2, 3],
      ['Número', 4, 5, 6],
      ['Número', 7, 8],
    ])
    const full = await openBook(['Número'], [[[1], [2], [3]]], 4)
    expect(full.worksheets).toHaveLength(1)
  })

  it('lets go of the list when its reader leaves', async () => {
    let left = false
    async function* pages(): AsyncGenerator<Cell[][]> {
      try {
        for (;;) yield Array.from({ length: 500 }, () => [randomBytes(40).toString('hex')])
      } finally {
        left = true
      }
    }
    const file = xlsxFile(['a'], pages(), 1000)
    for (let n = 0; n < 3; n++) await file.next()
    await file.return(undefined)
    expect(left).toBe(true)
  })
})

async function openBook(heads: string[], pages: Cell[][][], size?: number): Promise<ExcelJS.Workbook> {
  const book = new ExcelJS.Workbook()
  const content = await buffer(xlsxFile(heads, pagesOf(pages), size))
  await book.xlsx.load(content as unknown as ArrayBuffer)
  return book
}

async function* pagesOf(pages: Cell[][][]) {
  yield* pages
}

describe('a zip', () => {
  it('holds its entries in their order, for another reader too', async () => {
    const name = fc.stringMatching(/^[a-zç]{1,8}(\/[a-z]{1,8})?\.xml$/)
    const content = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 5 })
    const entries = fc.uniqueArray(fc.record({ name, content }), {
      maxLength: 6,
      selector: (entry) => entry.name,
    })
    const path = join(folder, 'a.zip')
    const check = async (all: { name: string; content: string[] }[]) => {
      writeFileSync(path, await buffer(zipFile(all)))
      const zip = await openZip(path)
      for (const entry of all) {
        let text = ''
        for await (const piece of zip.text(entry.name)) text += piece.text
        expect(text).toBe(entry.content.join(''))
      }
      zip.close()
    }
    await fc.assert(fc.asyncProperty(entries, check), { numRuns: 60 })
  })

  it('produces no more content than its reader reads', async () => {
    let asked = 0
    function* endless() {
      for (;;) {
        asked++
        yield randomBytes(64 * 1024).toString('base64')
      }
    }
    const zip = zipFile([{ name: 'a', content: endless() }])
    for (let n = 0; n < 5; n++) await zip.next()
    // Long enough for a hundred requests by a zip that does not wait.
    await sleep(200)
    expect(asked).toBeLessThan(30)
    await zip.return(undefined)
  })

  it('ends its content when its reader leaves', async () => {
    let left = false
    async function* content() {
      try {
        for (;;) yield Math.random().toString(36)
      } finally {
        left = true
      }
    }
    const zip = zipFile([{ name: 'a', content: content() }])
    for (let n = 0; n < 3; n++) await zip.next()
    await zip.return(undefined)
    await expect.poll(() => left).toBe(true)
  })

  it('fails with its content', async () => {
    async function* content() {
      yield 'a'
      throw new Error('the list is gone')
    }
    await expect(buffer(zipFile([{ name: 'a', content: content() }]))).rejects.toThrow('the list is gone')
  })
})
