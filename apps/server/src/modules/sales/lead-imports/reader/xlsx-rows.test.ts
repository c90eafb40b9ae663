import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { read, utils } from '@e965/xlsx'
import { leadImport } from '@intranet/contract/messages/lead-imports'
import ExcelJS from 'exceljs'
import fc from 'fast-check'
import { craftedWorkbook, workbook, type SheetCell } from '../../../../../test/factories/sheets.ts'
import { SharedTexts } from './shared-texts.ts'
import type { Cell, SheetRow } from './sheet-row.ts'
import { RowItems, TextItems } from './sheet-xml.ts'
import { xlsxRows } from './xlsx-rows.ts'
import { xmlItems } from './xml-items.ts'

const usual = { from1904: false, styles: new Map() }

const folder = mkdtempSync(join(tmpdir(), 'xlsx-rows-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function rowsOf(content: Buffer): Promise<SheetRow[]> {
  const path = join(folder, 'a.xlsx')
  writeFileSync(path, content)
  const all: SheetRow[] = []
  for await (const { rows } of xlsxRows(path, folder)) all.push(...rows)
  return all
}

/** The values that SheetJS reads from the same bytes; it decodes `&amp;` twice, so no cell contains one here. */
function secondReading(content: Buffer): SheetRow[] {
  const { Sheets, SheetNames } = read(content, { dense: false })
  const rows = utils.sheet_to_json<Cell[]>(Sheets[SheetNames[0]!]!, { header: 1, defval: '', range: 0 })
  return trimmed(rows)
}

/** Rows that hold something, without the empty cells behind their last one. */
function trimmed(rows: Cell[][]): SheetRow[] {
  const found = rows.map((cells, place) => {
    const last = cells.findLastIndex((cell) => cell !== '')
    return { line: place + 1, cells: cells.slice(0, last + 1) }
  })
  return found.filter(({ cells }) => cells.length > 0)
}

const text = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .filter((value) => !/[\r\n\t]|_x/.test(value.trim()))
const hostile = fc.constantFrom('a & b', '<row>', ']]>', '"quoted"', "'", '=1+1', '😀', ' á ')
const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((n) => n !== 0),
)
const cell: fc.Arbitrary<SheetCell> = fc.oneof(text, hostile, number, fc.constant(''))
const sheet = fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 12 })

async function* pieces(xml: string, cuts: number[]) {
  let from = 0
  for (const to of [...cuts, 1].map((cut) => Math.floor(cut * xml.length)).sort((a, b) => a - b)) {
    yield { text: xml.slice(from, to), done: to / xml.length }
    from = to
  }
}

describe('rows of a workbook', () => {
  it('are those that SheetJS reads, with shared and with inline texts', async () => {
    const check = async (rows: SheetCell[][], shared: boolean) => {
      const content = workbook(rows, 'xlsx', shared)
      expect(await rowsOf(content)).toEqual(secondReading(content))
      expect(await rowsOf(content)).toEqual(trimmed(rows))
    }
    await fc.assert(fc.asyncProperty(sheet, fc.boolean(), check), { numRuns: 40 })
  })

  it('are those that ExcelJS wrote', async () => {
    const check = async (rows: SheetCell[][]) => {
      const book = new ExcelJS.Workbook()
      book.addWorksheet('Leads').addRows(rows)
      const content = Buffer.from(await book.xlsx.writeBuffer())
      expect(await rowsOf(content)).toEqual(trimmed(rows))
    }
    await fc.assert(fc.asyncProperty(sheet, check), { numRuns: 30, examples: [[[['&#38;', '&amp;']]]] })
  })

  it('are the same wherever the document is cut', async () => {
    const xml = `<?xml version="1.0"?><x:worksheet xmlns:x="a"><!-- <row> --><x:sheetData>
      <x:row r="2"><x:c r="B2" t="inlineStr"><x:is><x:r><x:t>João </x:t></x:r><x:r><x:t>&amp; &#x43;ia</x:t></x:r>
      <x:rPh><x:t>ジョアン</x:t></x:rPh></x:is></x:c><x:c r="C2" t="str"><x:f>A1</x:f><x:v><![CDATA[<b>]]></x:v></x:c></x:row>
      <x:row/><x:row r='9'><x:c t="e"><x:v>#N/D</x:v></x:c><x:c><x:v>1.5E3</x:v></x:c></x:row>
      </x:sheetData></x:worksheet>`
    const shared = new SharedTexts(join(folder, 'none'))
    const readAll = async (cuts: number[]) => {
      const rows: SheetRow[] = []
      for await (const { items } of xmlItems(pieces(xml, cuts), new RowItems(shared, usual)))
        rows.push(...items)
      return rows
    }
    const expected = [
      { line: 2, cells: ['', 'João & Cia', '<b>'] },
      { line: 3, cells: [] },
      { line: 9, cells: ['', 1500] },
    ]
    const cut = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(cut, async (cuts) => {
        expect(await readAll(cuts)).toEqual(expected)
      }),
    )
  })

  it('hold shared texts without their pronunciation', async () => {
    const xml =
      '<sst><si><t>東京</t><rPh sb="0"><t>トウキョウ</t></rPh></si><si><r><t>a</t></r><r><t>b</t></r></si></sst>'
    const texts: string[] = []
    for await (const { items } of xmlItems(pieces(xml, []), new TextItems())) texts.push(...items)
    expect(texts).toEqual(['東京', 'ab'])
  })

  it('end with the sheet’s data, even if much follows it', async () => {
    const links = '<hyperlink ref="A1" r:id="x"/>'.repeat(200_000)
    const crafted = await craftedWorkbook(
      `<worksheet><sheetData><row><c><v>7</v></c></row></sheetData><hyperlinks>${links}${Math.random()}</hyperlinks></worksheet>`,
    )
    expect(await rowsOf(crafted)).toEqual([{ line: 1, cells: [7] }])
  })
})

describe('a workbook made to harm', () => {
  const bomb = leadImport.bomb

  it('is refused by its declared inflated size, before any of it is read', async () => {
    const content = await craftedWorkbook('<row></row>'.repeat(10_000_000))
    await expect(rowsOf(content)).rejects.toThrow('has 110000000 bytes')
  })

  it('is refused when it inflates to more than it says', async () => {
    const content = await craftedWorkbook('<row></row>'.repeat(10_000_000))
    const size = Buffer.alloc(4)
    size.writeUInt32LE(110_000_000)
    const place = content.lastIndexOf(size)
    content.writeUInt32LE(1000, place)
    await expect(rowsOf(content)).rejects.toThrow('too many bytes in the stream')
  })

  it.each([
    ['a row', `<sheetData><row>${'<c/>'.repeat(2_000_000)}`],
    ['a text', `<sheetData><row><c t="str"><v>${'x'.repeat(8_000_000)}`],
    ['a name', `<${'x'.repeat(8_000_000)}`],
    ['an attribute', `<sheetData><row r="${'1'.repeat(8_000_000)}`],
    ['nesting', '<a>'.repeat(100)],
  ])('is refused for %s without end', async (_what, xml) => {
    const reader = new RowItems(new SharedTexts(join(folder, 'none')), usual)
    const reading = (async () => {
      const cuts = Array.from({ length: 500 }, (_, n) => n / 500)
      for await (const { items } of xmlItems(pieces(xml, cuts), reader)) expect(items).toEqual([])
    })()
    await expect(reading).rejects.toThrow(bomb)
  })

  it('cannot define entities of its own', async () => {
    const crafted = await craftedWorkbook(
      `<!DOCTYPE a [<!ENTITY x "boom">]><sheetData><row><c t="str"><v>&x;&lt;</v></c></row></sheetData>`,
    )
    expect(await rowsOf(crafted)).toEqual([{ line: 1, cells: ['&x;<'] }])
  })
})

describe('files that are not workbooks', () => {
  it.each([
    ['a zip cut short', async () => (await craftedWorkbook('<row/>')).subarray(0, 200)],
    ['a zip without a workbook', async () => craftedWorkbook('<row/>', 'xl/other.xml')],
    ['nothing', async () => Buffer.alloc(0)],
  ])('%s fails', async (_what, make) => {
    await expect(rowsOf(await make())).rejects.toThrow(/zip|entry|central directory|Central Directory/i)
  })
})
