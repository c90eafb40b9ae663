/** A paper that people sign, as a PDF. */
import { formatDateTime } from '@intranet/contract/formats'
import type { SignatureStrokes } from '@intranet/contract/operations/signature'
import Document from 'pdfkit'
import { buffer } from 'node:stream/consumers'
import { printable } from '../printable.ts'

const INK = '#1d2327'
const QUIET = '#5b6570'
/** The box in which a signature is drawn, in the units of its strokes. */
const BOX = { width: 600, height: 200 }

/** The standard faces have no boxes to tick. */
const written = (text: string) => printable(text.replaceAll('☐', '[  ]').replaceAll('☒', '[X]'))

export interface Signed {
  strokes: SignatureStrokes
  nome: string
  momento: Date
  hash: string
}

export interface Paper {
  title: string
  text: string
  /** Whose signatures it has lines for, on paper. */
  lines: readonly string[]
}

function drawSignature(doc: PDFKit.PDFDocument, { strokes, nome, momento, hash }: Signed): void {
  const [left, top, scale] = [doc.x, doc.y, 220 / BOX.width]
  doc.strokeColor(INK).lineWidth(1.2)
  for (const stroke of strokes) {
    const [first, ...rest] = stroke.map(([x = 0, y = 0]) => [left + x * scale, top + y * scale] as const)
    doc.moveTo(first![0], first![1])
    for (const [x, y] of rest) doc.lineTo(x, y)
    doc.stroke()
  }
  doc.y = top + BOX.height * scale + 4
  doc.fontSize(9).fillColor(QUIET)
  doc.text(written(`Assinado na intranet por ${nome} em ${formatDateTime(momento)}, com a senha confirmada.`))
  doc.text(`SHA-256: ${hash}`)
}

/** The paper with lines to sign on, and with the signature drawn on the screen if there is one. */
export async function paperPdf({ title, text, lines }: Paper, signed?: Signed): Promise<Buffer> {
  const info = { Title: title, Author: 'Intranet' }
  const doc = new Document({ size: 'A4', margin: 64, lang: 'pt-BR', displayTitle: true, info })
  doc.font('Helvetica-Bold').fontSize(16).fillColor(INK)
  doc.text(written(title.toUpperCase()), { align: 'center' }).moveDown(1.5)
  doc.font('Helvetica').fontSize(11).text(written(text), { align: 'justify', lineGap: 4 }).moveDown(3)
  if (signed) drawSignature(doc, signed)
  for (const who of lines) {
    doc.moveDown(3).strokeColor(QUIET).lineWidth(0.5)
    doc
      .moveTo(doc.x, doc.y)
      .lineTo(doc.x + 260, doc.y)
      .stroke()
    doc.moveDown(0.4).fontSize(10).fillColor(INK).text(written(who))
  }
  doc.end()
  return buffer(doc)
}
