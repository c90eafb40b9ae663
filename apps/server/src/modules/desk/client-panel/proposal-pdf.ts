import { formatDate, formatMoney } from '@intranet/contract/formats'
import { fromCents } from '@intranet/contract/desk/cents'
import Document from 'pdfkit'
import { buffer } from 'node:stream/consumers'
import type { StoredNegotiation } from './negotiation.queries.ts'

const INK = '#1d2327'
/** The standard faces have no signs beyond those of Western Europe. */
const printable = (text: string) => text.replace(/[^\n\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€]/gu, '?')

function line(doc: PDFKit.PDFDocument, label: string, value: string): void {
  doc.font('Helvetica').fontSize(11).fillColor(INK)
  doc.text(printable(label), { continued: true }).text(printable(value), { align: 'right' })
}

/** A proposal as a PDF, in base64: what is owed, what was taken off, and the instalments. */
export async function proposalPdf(row: StoredNegotiation): Promise<string> {
  const info = { Title: `Proposta de negociação ${row.protocolo}`, Author: row.provedor }
  const doc = new Document({ size: 'A4', margin: 64, lang: 'pt-BR', displayTitle: true, info })
  doc.font('Helvetica-Bold').fontSize(16).fillColor(INK)
  doc.text(printable(`PROPOSTA DE NEGOCIAÇÃO ${row.protocolo}`)).moveDown(0.5)
  doc.font('Helvetica').fontSize(11)
  doc.text(printable(`${row.provedor} · ${row.nome_razaosocial} (${row.cod_cliente})`))
  doc.text(printable(`Válida até ${formatDate(row.valida_ate)}`)).moveDown()
  for (const one of row.faturas)
    line(
      doc,
      `Fatura ${one.fatura}, vencida em ${formatDate(one.vencimento)}`,
      formatMoney(fromCents(one.total)),
    )
  doc.moveDown()
  line(doc, 'Valor das faturas', formatMoney(row.principal))
  line(doc, 'Multa', formatMoney(row.multa))
  line(doc, 'Juros', formatMoney(row.juros))
  line(doc, 'Desconto', `- ${formatMoney(row.desconto)}`)
  doc.moveDown(0.5)
  line(doc, 'Total da proposta', formatMoney(row.total))
  doc.moveDown()
  for (const [place, { vencimento, valor }] of row.parcelas.entries())
    line(
      doc,
      `Parcela ${place + 1} de ${row.parcelas.length}, em ${formatDate(vencimento)}`,
      formatMoney(fromCents(valor)),
    )
  doc.end()
  return (await buffer(doc)).toString('base64')
}
