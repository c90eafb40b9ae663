/** Is it a spreadsheet, and of which kind? By its ending and by what is in it. */
import { file as text } from '@intranet/contract/messages/files'
import { sheetEndings } from '@intranet/contract/sales/lead-import-words'
import { open } from 'node:fs/promises'
import { refusals } from './errors.ts'
import { openZip } from './zip-reader.ts'

const HEAD = 64 * 1024
const rejected = (message: string = text.formatNotAllowed) => refusals.field('file', message)

/** The compound file of older workbooks. */
const COMPOUND = 'd0cf11e0a1b11ae1'
/** Bytes that no text has: control characters but tab and line breaks. */
const isBinary = (bytes: Buffer) =>
  bytes.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13)

async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Whether a zip holds a workbook; one that cannot be opened is damaged. */
async function isWorkbook(path: string): Promise<boolean> {
  const zip = await openZip(path).catch(() => {
    throw rejected(text.damaged)
  })
  zip.close()
  return zip.has('xl/workbook.xml')
}

/** The type of the spreadsheet at `path`. Throws 422 with a text: empty, damaged or not a spreadsheet. */
export async function checkSheet(path: string, nome: string): Promise<string> {
  if (!sheetEndings.some((ending) => nome.toLowerCase().endsWith(ending))) throw rejected()
  const head = await headOf(path)
  if (!head.length) throw rejected(text.empty)
  if (head.toString('hex', 0, 8) === COMPOUND) return 'application/vnd.ms-excel'
  if (head.toString('latin1', 0, 4) === 'PK\x03\x04') {
    if (!(await isWorkbook(path))) throw rejected()
    return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  }
  if (head.toString('latin1', 0, 5) === '%PDF-') throw rejected()
  // A workbook is a zip; older programs also write text under `.xls`.
  if (/\.xlsx$/i.test(nome)) throw rejected(text.damaged)
  if (isBinary(head)) throw rejected(/\.csv$/i.test(nome) ? text.formatNotAllowed : text.damaged)
  return 'text/csv'
}
