/** Reports from the field of the demo group: a district from which many report now, and some that were decided. */
import { sql } from 'kysely'
import type { Database } from '../connection.ts'

/** Minutes ago; `incidente` and `resposta` are what became of it. */
const reports = [
  { texto: 'Sem sinal na rua toda, CTO apagada', bairro: 'Centro', ha: 22, pessoa: 1 },
  { texto: 'Três clientes sem internet na mesma quadra', bairro: 'Centro', ha: 18, pessoa: 2 },
  { texto: 'Caminhão puxou o cabo na esquina da Osório', bairro: 'Centro', ha: 15, pessoa: 3 },
  { texto: 'Cabo no chão, isolei a calçada', bairro: 'Centro', ha: 11, pessoa: 4 },
  { texto: 'Loja também está sem internet', bairro: 'Centro', ha: 6, pessoa: 5 },
  { texto: 'Porta do armário da Domingos de Almeida aberta', bairro: 'Areal', ha: 190, pessoa: 2 },
  {
    texto: 'Fibra rompida pela obra na BR-392',
    bairro: 'Colônia',
    ha: 170,
    pessoa: 6,
    incidente: 'Rompimento de fibra na BR-392, km 41',
  },
  {
    texto: 'Poste inclinado perto da escola',
    bairro: 'Fragata',
    ha: 1500,
    pessoa: 3,
    resposta: 'A concessionária foi avisada e troca o poste na quinta-feira.',
  },
]

export async function seedFieldReports(db: Database): Promise<void> {
  await sql`
    with pessoas as (
      select u.id, row_number() over (order by u.id) as lugar from rh_usuario u
      join empresa e on e.id = u.id_empresa and e.sistema = 'produto' where u.funcionario and u.ativo
    )
    insert into incidente_relato (texto, id_cidade, bairro, id_empresa, id_usuario, situacao, resposta, id_incidente, created_at)
    select v.texto, c.id, v.bairro, e.id, p.id,
      case when i.id is not null then 'em_incidente' when v.resposta is not null then 'respondido' else 'aberto' end,
      v.resposta, i.id, now() - v.ha * interval '1 minute'
    from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb)
      as v(texto text, bairro text, ha int, pessoa int, incidente text, resposta text)
    join pessoas p on p.lugar = v.pessoa join empresa e on e.sistema = 'produto'
    join cidade c on c.nome = 'Pelotas' and c.uf = 'RS' left join incidente i on i.titulo = v.incidente
    order by v.ha desc`.execute(db)
  await sql`update incidente_relato set grupo = (select max(id) from incidente_relato where bairro = 'Centro')
    where bairro = 'Centro' and situacao = 'aberto'`.execute(db)
}
