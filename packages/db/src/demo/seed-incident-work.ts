/** Orders, assets and customers of two incidents of the demo group; the system of the demonstration has these orders. */
import { sql } from 'kysely'
import type { Database } from '../connection.ts'

/** Orders are of customers of the city. */
const work = [
  {
    titulo: 'Rompimento de fibra na BR-392, km 41',
    cidade: 'Canguçu',
    ordens: 4,
    patrimonios: ['PT-001000', 'PT-001001'],
  },
  {
    titulo: 'Rompimento na rua Gonçalves Chaves',
    cidade: 'Pelotas',
    ordens: 2,
    patrimonios: ['PT-001100'],
  },
]

export async function seedIncidentWork(db: Database): Promise<void> {
  const rows = JSON.stringify(work)
  await sql`
    insert into incidente_ordem (id_incidente, os, id_usuario)
    select i.id, o.os, i.id_usuario from jsonb_to_recordset(${rows}::jsonb) as v(titulo text, cidade text, ordens int)
    join incidente i on i.titulo = v.titulo
    cross join lateral (select o.os from erp_demo_os o
      join relationship_dados_pessoas p on p.id_empresa = o.id_empresa and p.codpessoa = o.cod_cliente
      where o.id_empresa = i.id_empresa and p.cidade = v.cidade order by o.os limit v.ordens) o`.execute(db)
  await sql`
    insert into incidente_patrimonio (id_incidente, id_patrimonio, patrimonio, id_usuario)
    select i.id, a.id, a.patrimonio, i.id_usuario
    from jsonb_to_recordset(${rows}::jsonb) as v(titulo text, patrimonios text[])
    join incidente i on i.titulo = v.titulo
    join suprimento_patrimonio a on a.id_empresa = i.id_empresa and a.patrimonio = any(v.patrimonios)`.execute(
    db,
  )
  await sql`
    update incidente i set clientes_atingidos = (select count(*) from incidente_cidade ic join cidade c on c.id = ic.id_cidade
      join relationship_dados_pessoas p on p.id_empresa = i.id_empresa and p.ativo and p.cidade = c.nome and p.uf = c.uf
      where ic.id_incidente = i.id and p.bairro = any(i.bairros))
    where i.situacao = 'resolvido' and i.bairros <> '{}'`.execute(db)
}
