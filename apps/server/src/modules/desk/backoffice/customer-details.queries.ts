import type { customerDetails } from '@intranet/contract/desk/customer-details'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'
import { today } from '../../../platform/today.ts'

export type CustomerDetails = z.output<typeof customerDetails>

/** What a person has seen of each part at most. */
const MOST = 100

const list = (rows: RawBuilder<unknown>) =>
  sql`coalesce((select jsonb_agg(to_jsonb(x)) from (${rows}) x), '[]'::jsonb)`

const sales = sql`select v.id, v.data_venda, v.produto, v.valor::text as valor, s.nome as vendedor, v.situacao
  from bo_venda v left join rh_usuario s on s.id = v.id_vendedor
  where v.id_empresa = quem.id_empresa and v.cod_cliente = quem.cod_cliente order by v.data_venda desc, v.id desc limit ${sql.lit(MOST)}`
const activations = sql`select t.id, t.os, t.data_agendada::text as data_agendada, t.data_ativacao, t.equipe, t.situacao
  from bo_ativacao t join bo_venda v on v.id = t.id_venda
  where v.id_empresa = quem.id_empresa and v.cod_cliente = quem.cod_cliente order by t.id desc limit ${sql.lit(MOST)}`
const qualifications = sql`select q.id, q.contato_em, q.nps, q.situacao
  from bo_qualificacao q join bo_ativacao t on t.id = q.id_ativacao join bo_venda v on v.id = t.id_venda
  where v.id_empresa = quem.id_empresa and v.cod_cliente = quem.cod_cliente order by q.id desc limit ${sql.lit(MOST)}`
const problems = sql`select p.id, k.titulo as tipo, p.descricao, p.prioridade, p.situacao, p.created_at
  from bo_problema p join bo_problema_tipo k on k.id = p.id_tipo
  where p.id_empresa = quem.id_empresa and p.cod_cliente = quem.cod_cliente order by p.id desc limit ${sql.lit(MOST)}`
const refunds = sql`select r.id, r.motivo, r.valor_estorno::text as valor_estorno, r.situacao, r.created_at
  from bo_estorno r where r.id_empresa = quem.id_empresa and r.cod_cliente = quem.cod_cliente
  order by r.id desc limit ${sql.lit(MOST)}`
const contracts = sql`select c.contrato, c.produto, c.valor::text as valor, c.vencimento_dia,
    c.data_ativacao::text as data_ativacao, c.situacao
  from relationship_contrato c where c.id_pessoa = p.id order by c.data_contratacao desc nulls last, c.contrato limit ${sql.lit(MOST)}`
const blacklisted = sql`select b.tipo, m.nome as motivo, b.data_inicio::text as desde
  from blacklist b join vendas_blocklist_motivo m on m.id = b.id_motivo
  where b.ativo and (b.data_fim is null or b.data_fim >= ${today}) and (b.id_empresa is null or b.id_empresa = quem.id_empresa)
    and (b.cpf_cnpj = p.cpf or (b.cep = p.cep and normaliza(b.numero) = normaliza(p.numero)))
  order by b.id limit ${sql.lit(MOST)}`

/** What happened, newest first: one line for each step that leaves a moment. */
const timeline = sql`select * from (
    select v.data_venda as em, 'Venda' as tipo, coalesce(v.produto, 'Venda') as texto from bo_venda v
      where v.id_empresa = quem.id_empresa and v.cod_cliente = quem.cod_cliente
    union all select t.data_ativacao, 'Ativação', coalesce('OS ' || t.os, 'Conexão ativada')
      from bo_ativacao t join bo_venda v on v.id = t.id_venda
      where v.id_empresa = quem.id_empresa and v.cod_cliente = quem.cod_cliente and t.data_ativacao is not null
    union all select c.contato_em, 'Qualificação', coalesce(c.observacao, replace(c.resultado, '_', ' '))
      from bo_qualificacao_tentativa c join bo_qualificacao q on q.id = c.id_qualificacao
      join bo_ativacao t on t.id = q.id_ativacao join bo_venda v on v.id = t.id_venda
      where v.id_empresa = quem.id_empresa and v.cod_cliente = quem.cod_cliente
    union all select p.created_at, 'Problema', p.descricao from bo_problema p
      where p.id_empresa = quem.id_empresa and p.cod_cliente = quem.cod_cliente
    union all select r.created_at, 'Estorno', r.descricao from bo_estorno r
      where r.id_empresa = quem.id_empresa and r.cod_cliente = quem.cod_cliente
  ) l order by em desc limit ${sql.lit(MOST)}`

const person = sql`jsonb_build_object('id', p.id, 'cod_cliente', p.codpessoa, 'nome_razaosocial', p.nome_razaosocial,
  'cpf', p.cpf, 'telefone', p.telefone, 'email', p.email, 'data_nascimento', p.data_nascimento,
  'endereco', nullif(concat_ws(', ', p.logradouro, p.numero, p.complemento, p.bairro), ''), 'cidade', p.cidade, 'uf', p.uf,
  'ativo', p.ativo)`

/**
 * All that is known of a customer, in one statement; undefined where the provider is not the actor's. Without a row of
 * the register `dados` is null, and what the desk has done is there all the same.
 */
export async function readCustomerDetails(
  db: Database,
  actor: Actor,
  { sistema, cod_cliente }: { sistema: string; cod_cliente: string },
): Promise<CustomerDetails | undefined> {
  const { rows } = await sql<CustomerDetails>`
    select case when p.id is not null then ${person} end as dados, quem.empresa,
      ${list(contracts)} as contratos, ${list(sales)} as vendas, ${list(activations)} as ativacoes,
      ${list(qualifications)} as qualificacoes, ${list(problems)} as problemas, ${list(refunds)} as estornos,
      (select jsonb_build_object('whatsapp', x.whatsapp, 'sms', x.sms, 'email', x.email)
        from relacionamento_preferencias_cliente x
        where x.id_empresa = quem.id_empresa and x.cod_cliente = quem.cod_cliente) as restricoes,
      ${list(blacklisted)} as blacklist, ${list(timeline)} as linha_do_tempo
    from (select e.id as id_empresa, e.nome as empresa, ${cod_cliente}::text as cod_cliente
      from empresa e where e.sistema = ${sistema} and ${inScope(actor, 'e.id', false)}) quem
    left join relationship_dados_pessoas p on p.id_empresa = quem.id_empresa and p.codpessoa = quem.cod_cliente`.execute(
    db,
  )
  return rows[0]
}
