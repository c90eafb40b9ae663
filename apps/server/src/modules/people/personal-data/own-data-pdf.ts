import { formatDateTime, formatNumber } from '@intranet/contract/formats'
import { personalDataWords } from '@intranet/contract/people/personal-data-words'
import Document from 'pdfkit'
import { printable } from '../../../platform/printable.ts'
import { userData } from '../../access/users/user.personal-data.ts'
import type { OwnDataPart } from './own-data.service.ts'

type Part = Exclude<OwnDataPart, void>

/** The history names the columns of the record. */
const labels = Object.fromEntries(userData[0]!.colunas.map(([campo, rotulo]) => [campo, rotulo]))

const INK = '#1d2327'
const QUIET = '#5b6570'
const LINE = '#d5dadf'

function writeSectionHead(doc: PDFKit.PDFDocument, { titulo, finalidade, total }: Part): void {
  if (doc.y > doc.page.height - 150) doc.addPage()
  doc.moveDown(1.2).fillColor(INK).font('Helvetica-Bold').fontSize(12)
  doc.text(printable(`${titulo} (${formatNumber(total)})`))
  doc.font('Helvetica').fontSize(9).fillColor(QUIET).text(printable(finalidade))
  const { left, right } = doc.page.margins
  doc.moveDown(0.3).strokeColor(LINE).lineWidth(0.5)
  doc
    .moveTo(left, doc.y)
    .lineTo(doc.page.width - right, doc.y)
    .stroke()
    .moveDown(0.4)
}

function writeRow(doc: PDFKit.PDFDocument, colunas: Part['colunas'], linha: Record<string, unknown>): void {
  for (const [index, { campo, rotulo }] of colunas.entries()) {
    const ends = index === colunas.length - 1
    doc.fontSize(9).font('Helvetica').fillColor(QUIET)
    doc.text(printable(`${rotulo}: `), { continued: true, lineGap: 1 })
    doc
      .fillColor(INK)
      .text(printable(personalDataWords(campo, linha[campo], labels)), { lineGap: ends ? 5 : 1 })
  }
}

/** The same as a readable document, sent page by page while it is written. */
export async function* pdfFile(
  { nome, email }: { nome: string | null; email: string },
  parts: AsyncIterable<Part>,
): AsyncGenerator<Buffer> {
  const info = { Title: 'Meus dados', Author: 'Intranet' }
  const doc = new Document({ size: 'A4', margin: 48, lang: 'pt-BR', displayTitle: true, info })
  doc.font('Helvetica-Bold').fontSize(18).fillColor(INK).text('Meus dados')
  doc.font('Helvetica').fontSize(10).fillColor(QUIET)
  doc.text(printable(`${nome ?? ''} · ${email}`)).text(`Gerado em ${formatDateTime(new Date())}`)
  doc.text('O que a intranet guarda sobre você, por assunto, e para quê.')
  for await (const part of parts) {
    if (part.primeira) writeSectionHead(doc, part)
    if (part.total === 0) doc.fontSize(9).fillColor(QUIET).text('Nada guardado.')
    for (const linha of part.linhas) writeRow(doc, part.colunas, linha)
    const written = doc.read() as Buffer | null
    if (written) yield written
  }
  doc.end()
  yield* doc as AsyncIterable<Buffer>
}
