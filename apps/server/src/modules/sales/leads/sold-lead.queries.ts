import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

export type AgreedFields = Readonly<Record<string, unknown>>

/** All that a sale is made of, as JSON. Telephone, e-mail and the next contact are not. */
export async function agreedFields(db: Database, id: number): Promise<AgreedFields> {
  const { rows } = await sql<{ combinado: AgreedFields }>`
    select jsonb_build_object('tipo', l.tipo, 'cliente', l.cliente, 'documento', l.documento,
      'data_nascimento', l.data_nascimento, 'cod_cliente', l.cod_cliente, 'cep', l.cep, 'logradouro', l.logradouro,
      'numero', l.numero, 'complemento', l.complemento, 'referencia', l.referencia, 'bairro', l.bairro,
      'cidade', l.cidade, 'estado', l.estado, 'id_empresa', l.id_empresa, 'id_campanha', l.id_campanha,
      'id_canal', l.id_canal, 'id_vendedor', l.id_vendedor, 'produto', l.produto, 'valor', l.valor,
      'produto_atual', l.produto_atual, 'valor_atual', l.valor_atual, 'vencimento_dia', l.vencimento_dia,
      'contrato', l.contrato, 'funcionario', l.funcionario, 'finalizada_em', l.finalizada_em) as combinado
    from vendas_lead l where l.id = ${id}`.execute(db)
  return rows[0]!.combinado
}
