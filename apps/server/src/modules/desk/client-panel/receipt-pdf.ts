import { formatDate, formatDateTime, formatMoney } from '@intranet/contract/formats'
import { fromCents } from '@intranet/contract/desk/cents'
import type { Visit } from './attendance.queries.ts'
import { paperOf } from './paper.ts'

export interface Paid {
  pagamento: string
  fatura: string | null
  data: string
  /** Cents. */
  valor: number
  forma: string | null
}

/** What the provider's system says of a payment, as a PDF in base64; `lida_em` is when it said so. */
export const receiptPdf = (visit: Visit, paid: Paid, lida_em: Date): Promise<string> =>
  paperOf(`Comprovante de pagamento ${paid.pagamento}`, visit.provedor, ({ text, line, gap }) => {
    text(`${visit.provedor} · ${visit.nome_razaosocial} (${visit.cod_cliente})`)
    gap()
    line('Data do pagamento', formatDate(paid.data))
    line('Valor pago', formatMoney(fromCents(paid.valor)))
    line('Forma', paid.forma ?? 'Não informado')
    line('Fatura', paid.fatura ?? 'Não informado')
    gap()
    text(`Conforme o sistema do provedor em ${formatDateTime(lida_em)}. Atendimento ${visit.protocolo}.`)
  })
