/** The digit line, the Pix code and the paper of an invoice that no bank has registered. */
import { pixCode } from '@intranet/contract/desk/pix-code'
import { readableLine, slipLine } from '@intranet/contract/desk/slip-line'
import { formatDate, formatMoney } from '@intranet/contract/formats'
import { fromCents } from '@intranet/contract/desk/cents'
import Document from 'pdfkit'
import { buffer } from 'node:stream/consumers'

export interface Slip {
  fatura: string
  vencimento: string
  /** Cents. */
  valor: number
}

/** As a bank's slip has it: 47 digits with their check digits. */
export const lineOf = ({ fatura, vencimento, valor }: Slip): string =>
  slipLine({ banco: '748', vencimento, valor, livre: fatura })

export const pixOf = ({ fatura, valor }: Slip): string =>
  pixCode({
    chave: 'cobranca@provedor.example',
    nome: 'PROVEDOR DEMONSTRACAO',
    cidade: 'PELOTAS',
    valor,
    identificador: fatura.replace(/[^A-Za-z0-9]/g, '').slice(0, 25),
  })

/** One page, in base64. */
export async function slipPdf(slip: Slip & { descricao: string }): Promise<string> {
  const doc = new Document({
    size: 'A4',
    margin: 64,
    lang: 'pt-BR',
    info: { Title: `Fatura ${slip.fatura}` },
  })
  doc.font('Helvetica-Bold').fontSize(16).text(`Fatura ${slip.fatura}`).moveDown()
  doc.font('Helvetica').fontSize(11).text(slip.descricao)
  doc.text(`Vencimento: ${formatDate(slip.vencimento)}`)
  doc.text(`Valor: ${formatMoney(fromCents(slip.valor))}`).moveDown()
  doc
    .font('Courier')
    .fontSize(10)
    .text(readableLine(lineOf(slip)))
  doc.end()
  return (await buffer(doc)).toString('base64')
}
