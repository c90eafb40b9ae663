import Document from 'pdfkit'
import { buffer } from 'node:stream/consumers'
import { printable } from '../../../platform/printable.ts'

const INK = '#1d2327'

export interface Paper {
  text(sentence: string): void
  /** A name at the left, its value at the right. */
  line(label: string, value: string): void
  gap(): void
}

/** A page for the customer as a PDF, in base64. */
export async function paperOf(title: string, author: string, write: (paper: Paper) => void): Promise<string> {
  const info = { Title: title, Author: author }
  const doc = new Document({ size: 'A4', margin: 64, lang: 'pt-BR', displayTitle: true, info })
  doc.font('Helvetica-Bold').fontSize(16).fillColor(INK)
  doc.text(printable(title.toLocaleUpperCase('pt-BR'))).moveDown(0.5)
  doc.font('Helvetica').fontSize(11)
  write({
    text: (sentence) => void doc.text(printable(sentence)),
    line: (label, value) =>
      void doc.text(printable(label), { continued: true }).text(printable(value), { align: 'right' }),
    gap: () => void doc.moveDown(),
  })
  doc.end()
  return (await buffer(doc)).toString('base64')
}
