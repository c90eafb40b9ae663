/**
 * The first sheet of a workbook, row by row while it is inflated: in memory it would be ten times as large as its file.
 */
import { join } from 'node:path'
import { openZip, type ZipReader } from '../../../../platform/zip-reader.ts'
import type { RowGroup } from './sheet-row.ts'
import { SharedTexts } from './shared-texts.ts'
import { dateStyles } from './date-cells.ts'
import { RowItems, TextItems, type Calendar } from './sheet-xml.ts'
import { attribute, elementsNamed, xmlItems } from './xml-items.ts'

/** The path of the first sheet, from the workbook's own list. */
async function firstSheet(zip: ZipReader): Promise<string> {
  const [sheet = {}] = await elementsNamed(zip.text('xl/workbook.xml'), 'sheet')
  const wanted = attribute(sheet, 'id')
  const relations = await elementsNamed(zip.text('xl/_rels/workbook.xml.rels'), 'Relationship')
  const target = relations.find(({ Id }) => Id === wanted)?.Target ?? 'worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

async function sharedTexts(zip: ZipReader, folder: string): Promise<SharedTexts> {
  const shared = new SharedTexts(join(folder, 'textos'))
  if (!zip.has('xl/sharedStrings.xml')) return shared
  for await (const { items } of xmlItems(zip.text('xl/sharedStrings.xml'), new TextItems()))
    for (const text of items) shared.add(text)
  return shared
}

async function calendarOf(zip: ZipReader): Promise<Calendar> {
  const [properties = {}] = await elementsNamed(zip.text('xl/workbook.xml'), 'workbookPr')
  const styles = zip.has('xl/styles.xml') ? await dateStyles(zip.text('xl/styles.xml')) : new Map()
  return { from1904: /^(1|true)$/.test(properties.date1904 ?? ''), styles }
}

/** The rows of a workbook's first sheet that are not empty. Data too large for memory is kept in `folder`. */
export async function* xlsxRows(path: string, folder: string): AsyncGenerator<RowGroup> {
  const zip = await openZip(path)
  try {
    const sheet = zip.text(await firstSheet(zip))
    const reader = new RowItems(await sharedTexts(zip, folder), await calendarOf(zip))
    for await (const { items, done } of xmlItems(sheet, reader))
      yield { rows: items.filter(({ cells }) => cells.length > 0), done }
  } finally {
    zip.close()
  }
}
