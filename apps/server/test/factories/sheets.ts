import type { SheetKey } from '@intranet/contract/home/sheet-words'
import { buffer } from 'node:stream/consumers'
import { utils, write, type CellObject, type WorkSheet } from '@e965/xlsx'
import { zipFile } from '../../src/doors/export/zip.ts'
import type { TestWorld } from '../app.ts'

export type SheetCell = string | number

/** A right CPF for every number of up to nine digits. */
export function cpfOf(number: number): string {
  const digits = String(number).padStart(9, '0')
  const check = (known: string, first: number) =>
    (([...known].reduce((sum, digit, at) => sum + Number(digit) * (first - at), 0) * 10) % 11) % 10
  const one = check(digits, 10)
  return `${digits}${one}${check(`${digits}${one}`, 11)}`
}

/** `total` rows under nome, cpf, telefone, each with a different person. */
export const sheetRows = (total: number, first = 1): SheetCell[][] => [
  ['nome', 'cpf', 'telefone'],
  ...Array.from({ length: total }, (_, n) => [
    `Zoé Conceição ${first + n}`,
    cpfOf(first + n),
    `489${String(91000000 + first + n)}`,
  ]),
]

/** `total` rows of which `bad` are wrong, every kind of error in turn; the repeated ones repeat the line above. */
export function rowsWithErrors(total: number, bad: number): SheetCell[][] {
  const rows = sheetRows(total)
  const step = Math.floor(total / (bad + 1))
  for (let n = 1; n <= bad; n++) {
    const row = rows[n * step]!
    if (n % 4 === 0) row[0] = ''
    else if (n % 4 === 1) row[1] = '11111111112'
    else if (n % 4 === 2) row[2] = '4,8999E+10'
    else row[1] = rows[n * step - 1]![1]!
  }
  return rows
}

const quoted = (cell: SheetCell, separator: string) => {
  const text = String(cell)
  return text.includes(separator) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text
}

/** The rows as a separated text. */
export const csvText = (rows: SheetCell[][], separator: string) =>
  rows.map((row) => row.map((cell) => quoted(cell, separator)).join(separator)).join('\r\n')

/** The rows as a workbook. */
export function workbook(rows: (SheetCell | CellObject)[][], kind: 'xlsx' | 'biff8', shared = true): Buffer {
  const sheet: WorkSheet = utils.aoa_to_sheet(rows)
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Leads')
  return write(book, { bookType: kind, type: 'buffer', compression: true, bookSST: shared }) as Buffer
}

/** A workbook whose sheet is this XML, which no program would write. */
export function craftedWorkbook(sheet: string, workbookName = 'xl/workbook.xml'): Promise<Buffer> {
  const entries = [
    { name: workbookName, content: ['<workbook><sheets><sheet name="a" r:id="r"/></sheets></workbook>'] },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: ['<Relationships><Relationship Id="r" Target="worksheets/sheet1.xml"/></Relationships>'],
    },
    { name: 'xl/worksheets/sheet1.xml', content: [sheet] },
  ]
  return buffer(zipFile(entries))
}

/** Sends a file to POST /files as a browser does; answers the reply. */
export function sendSheet(app: TestWorld['app'], token: string, nome: string, content: Buffer | string) {
  const boundary = 'limite'
  const part = (head: string, body: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
      Buffer.from(body as never),
      Buffer.from('\r\n'),
    ])
  return app.inject({
    method: 'POST',
    url: '/files',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([
      part('content-disposition: form-data; name="bucket"', 'importacoes'),
      part(
        `content-disposition: form-data; name="file"; filename="${nome}"\r\ncontent-type: application/octet-stream`,
        content,
      ),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
  })
}

type Person = Awaited<ReturnType<TestWorld['as']>>

/** Sends lines as a sheet of an entity and has them checked ("Importar planilha"); answers the import's id. */
export async function beginImport(
  app: TestWorld['app'],
  { call, token }: Person,
  entidade: SheetKey,
  lines: readonly string[],
): Promise<number> {
  const sent = await sendSheet(app, token, 'planilha.csv', lines.join('\n'))
  return (await call.sheetImports.create({ entidade, id_file: sent.json().id })).id
}

/** Writes all lines of an import that may be written. */
export async function writeImport({ call }: Person, id: number): Promise<void> {
  while ((await call.sheetImports.advance({ id })).pendentes > 0);
}
