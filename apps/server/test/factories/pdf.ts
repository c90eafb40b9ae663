import Document from 'pdfkit'
import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'

/** A PDF with these lines on each of its pages. */
export function pdfOf(text: string, pages = 1, password?: string): Promise<Buffer> {
  const doc = new Document({ size: 'A4', autoFirstPage: false, ...(password && { userPassword: password }) })
  for (let page = 0; page < pages; page += 1) doc.addPage().font('Helvetica').fontSize(11).text(text)
  doc.end()
  return buffer(doc)
}

/** A PDF written by hand: objects from 1, each as its text. */
export function rawPdf(objects: readonly (string | Buffer)[], trailer = '<< /Size 9 /Root 1 0 R >>'): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  for (const [index, object] of objects.entries())
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
  parts.push(Buffer.from(`trailer\n${trailer}\nstartxref\n0\n%%EOF\n`))
  return Buffer.concat(parts)
}

const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
const onePage = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const page =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>'
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
const stream = (content: Buffer, more = '') =>
  Buffer.concat([
    Buffer.from(`<< /Length ${content.length} ${more} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ])

/** Files that mean harm, or are broken, by what is wrong with them. */
export function hostilePdfs(): Record<string, Buffer> {
  // A gigabyte of spaces and then the same packed once more.
  const once = deflateSync(Buffer.alloc(256 * 1024 * 1024, ' '), { level: 9 })
  const twice = deflateSync(once, { level: 9 })
  const circle = '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>'
  const endless = `<< /Type /Pages /Kids [${'3 0 R '.repeat(5000)}] /Count 5000 >>`
  const script = '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while(true){}) >> >>'
  const text = Buffer.from('BT /F1 12 Tf 50 700 Td (Texto com script) Tj ET')
  const endlessProgram = Buffer.from(`${'q 1 0 0 1 0 0 cm BT /F1 12 Tf (a) Tj ET Q '.repeat(1_500_000)}`)
  return {
    bomb: rawPdf([catalog, onePage, page, stream(once, '/Filter /FlateDecode'), font]),
    doubleBomb: rawPdf([catalog, onePage, page, stream(twice, '/Filter [/FlateDecode /FlateDecode]'), font]),
    circle: rawPdf([catalog, circle, page, stream(text), font]),
    endless: rawPdf([catalog, endless, page, stream(text), font]),
    countLie: rawPdf([
      catalog,
      '<< /Type /Pages /Kids [3 0 R] /Count 999999999 >>',
      page,
      stream(text),
      font,
    ]),
    noTrailer: Buffer.from('%PDF-1.7\nnada que se leia'),
    wrongTrailer: rawPdf([catalog, onePage, page, stream(text), font], '<< /Size 1 /Root 99 0 R >>'),
    cut: rawPdf([catalog, onePage, page, stream(text), font]).subarray(0, 80),
    script: rawPdf([script, onePage, page, stream(text), font]),
    program: rawPdf([
      catalog,
      onePage,
      page,
      stream(deflateSync(endlessProgram), '/Filter /FlateDecode'),
      font,
    ]),
  }
}
