/** A provider's system that reports payments, for tests of refunds. */
import type { Database } from '@intranet/db/connection'
import { toCents } from '@intranet/contract/desk/cents'
import { jsonErp } from './json-erp.ts'

/** Connects a provider; `paid` makes the system report that an invoice was paid with so many reais. */
export async function reportedPayments(db: Database, id_empresa: number) {
  const erp = await jsonErp()
  const payments: { pagamento: string; fatura: string; data: string; valor: number }[] = []
  erp.answers.pagamentos = () => payments
  erp.answers.faturas = () => []
  await db
    .insertInto('empresa_erp')
    .values({ id_empresa, url: erp.url, permite_http: true, capacidades: ['pagamentos', 'faturas'] })
    .execute()
  const paid = (fatura: string, reais: string) =>
    void payments.push({
      pagamento: String(payments.length + 1),
      fatura,
      data: '2026-08-10',
      valor: toCents(reais),
    })
  return { erp, paid }
}
