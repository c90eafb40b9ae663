/** Where customers in arrears come from: the ERP of a provider, in pages. */

export interface ArrearsCustomer {
  cod_cliente: string
  nome: string
  cidade: string | null
  uf: string | null
  bairro: string | null
  plano: string | null
  tipo_pessoa: 'pf' | 'pj'
  /** `YYYY-MM-DD` */
  cliente_desde: string | null
  promessa_pagamento: boolean
  chamado_aberto: boolean
  orgao_publico: boolean
  /** Unpaid invoices past their day; `valor` in reais as text. */
  faturas: readonly { fatura: string; vencimento: string; valor: string }[]
}

export interface ArrearsSource {
  pages(): AsyncIterable<readonly ArrearsCustomer[]>
}
