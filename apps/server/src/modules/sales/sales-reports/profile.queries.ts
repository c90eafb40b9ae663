/** The buyers: the customers of effected leads, by their known attributes. */
import { format } from '@intranet/contract/messages/formats'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { wholeYears } from '../../../platform/whole-years.ts'
import { leadInScope } from '../lead-scope.ts'
import { providersInScope, within, type FigureScope } from '../figures/figure-source.ts'

export interface ProfileGroup {
  grupo: string
  nome: string
  quantidade: number
}

const saleDay = sql<string>`(l.finalizada_em at time zone 'America/Sao_Paulo')::date`
const age = wholeYears(saleDay, sql`coalesce(l.data_nascimento, p.data_nascimento)`)
const missing = sql.lit(format.notInformed)

/** Counts by gender, age, kind of person, city, product and due day; the largest groups of each first. */
export async function countProfile(db: Database, actor: Actor, scope: FigureScope): Promise<ProfileGroup[]> {
  const { rows } = await sql<ProfileGroup>`
    with v as (
      select case p.sexo when 'F' then 'Feminino' when 'M' then 'Masculino' when 'O' then 'Outro' end as sexo,
        case width_bucket(${age}, array[18, 25, 35, 45, 60]) when 0 then 'Menos de 18' when 1 then '18 a 24' when 2 then '25 a 34'
          when 3 then '35 a 44' when 4 then '45 a 59' when 5 then '60 ou mais' end as faixa,
        case length(l.documento) when 11 then 'Pessoa física' when 14 then 'Pessoa jurídica' end as pessoa,
        nullif(btrim(l.cidade), '') as cidade, l.cidade_chave, nullif(btrim(l.produto), '') as produto,
        l.vencimento_dia
      from vendas_lead l
      left join relationship_dados_pessoas p on p.id_empresa = l.id_empresa and p.codpessoa = l.cod_cliente
      where l.desfecho = 'efetivada' and ${leadInScope(actor, 'l')}
        and l.id_empresa = any(${providersInScope(actor, scope.provedores)}) and ${within(sql`l.created_at`, scope)}
    )
    select k.grupo, coalesce(max(k.nome), ${missing}) as nome, count(*)::int as quantidade
    from v cross join lateral (values
      (1, 'Sexo', v.sexo, v.sexo),
      (2, 'Faixa etária', v.faixa, v.faixa),
      (3, 'Tipo de pessoa', v.pessoa, v.pessoa),
      (4, 'Cidade', v.cidade, v.cidade_chave),
      (5, 'Produto', v.produto, normaliza(v.produto)),
      (6, 'Dia de vencimento', v.vencimento_dia::text, v.vencimento_dia::text)
    ) k (ordem, grupo, nome, chave)
    group by k.ordem, k.grupo, k.chave
    order by k.ordem, quantidade desc, nome`.execute(db)
  return rows
}
