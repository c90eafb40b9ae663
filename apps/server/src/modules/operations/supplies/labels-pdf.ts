/** QR labels of assets, on sheets of A4 with 3 × 8 labels of 70 × 37 mm. */
import Document from 'pdfkit'
import { create } from 'qrcode'
import { buffer } from 'node:stream/consumers'

const MM = 72 / 25.4
const COLUMNS = 3
const ROWS = 8
const WIDTH = 70 * MM
const HEIGHT = 37 * MM
const QR = 26 * MM

export interface Label {
  patrimonio: string
  produto: string
  sistema: string
}

/** The code as filled squares: sharp at any size, unlike an image. */
function drawCode(doc: PDFKit.PDFDocument, text: string, left: number, top: number): void {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const side = QR / size
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      // Neighbours overlap a little, so that no viewer shows a hairline between them.
      if (data[row * size + column])
        doc.rect(left + column * side, top + row * side, side + 0.05, side + 0.05)
  doc.fill('#000000')
}

/** As many sheets as the labels need. The code holds the asset's number alone. */
export async function labelsPdf(labels: readonly Label[]): Promise<Buffer> {
  const info = { Title: 'Etiquetas de patrimônio', Author: 'Intranet' }
  const doc = new Document({ size: 'A4', margin: 0, lang: 'pt-BR', displayTitle: true, info })
  for (const [place, { patrimonio, produto, sistema }] of labels.entries()) {
    const onSheet = place % (COLUMNS * ROWS)
    if (place > 0 && onSheet === 0) doc.addPage()
    const left = (onSheet % COLUMNS) * WIDTH
    const top = Math.floor(onSheet / COLUMNS) * HEIGHT
    const middle = top + (HEIGHT - QR) / 2
    drawCode(doc, patrimonio, left + 5 * MM, middle)
    const words = { width: WIDTH - QR - 12 * MM, height: 12 * MM, ellipsis: true }
    const edge = left + QR + 8 * MM
    doc.fillColor('#000000').font('Helvetica-Bold').fontSize(11)
    doc.text(patrimonio, edge, middle + 4, words)
    doc
      .font('Helvetica')
      .fontSize(8)
      .text(produto, edge, middle + 30, words)
    doc.text(sistema, edge, middle + 58, words)
  }
  doc.end()
  return buffer(doc)
}
