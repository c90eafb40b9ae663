/** Is it a spreadsheet, and of which kind? By its ending and by what is in it. */
import { file as text } from '@intranet/contract/messages'
import { sheetEndings } from '@intranet/contract/sales/lead-import-words'
import { open } from 'node:fs/promises'
import { AppError } from './errors.ts'

const HEAD = 64 * 1024
const rejected = () =>
  new AppError('invalid', text.formatNotAllowed, { campos: { file: text.formatNotAllowed } })

/** The compound file of older workbooks. */
const COMPOUND = 'd0cf11e0a1b11ae1'
/** Bytes that no text has: control characters but tab and line breaks. */
const isBinary = (bytes: Buffer) =>
  bytes.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13)

async function ends(path: string): Promise<{ head: Buffer; tail: Buffer }> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    const head = Buffer.alloc(Math.min(size, HEAD))
    const tail = Buffer.alloc(head.length)
    await handle.read(head, 0, head.length, 0)
    await handle.read(tail, 0, tail.length, size - tail.length)
    return { head, tail }
  } finally {
    await handle.close()
  }
}

/** The type of the spreadsheet at `path`. Throws 422 with the documented text for anything else. */
export async function checkSheet(path: string, nome: string): Promise<string> {
  if (!sheetEndings.some((ending) => nome.toLowerCase().endsWith(ending))) throw rejected()
  const { head, tail } = await ends(path)
  if (head.toString('hex', 0, 8) === COMPOUND) return 'application/vnd.ms-excel'
  if (head.toString('latin1', 0, 4) === 'PK\x03\x04') {
    // The names of what a zip holds stand at its end.
    if (!tail.includes('xl/workbook.xml')) throw rejected()
    return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  }
  if (!head.length || isBinary(head) || head.toString('latin1', 0, 5) === '%PDF-') throw rejected()
  return 'text/csv'
}
