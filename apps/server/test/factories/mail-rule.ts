import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** An active rule of today by e-mail, its customers, and the pace of e-mails a second (0: without a limit); no size needs an approval. */
export async function makeMailRule(
  db: Database,
  people: number,
  pace = 0,
): Promise<{ rule: number; day: string; addresses: string[] }> {
  await db
    .insertInto('parametro')
    .values([
      { chave: 'comunicacao_ritmo_email', valor: String(pace) },
      { chave: 'comunicacao_aprovacao_publico', valor: '10000000' },
    ])
    .onConflict((conflict) =>
      conflict.column('chave').doUpdateSet(({ ref }) => ({ valor: ref('excluded.valor') })),
    )
    .execute()
  const { rows } = await sql<{ id: number; dia: string }>`
    with e as (insert into empresa (nome, sistema) values ('Dois Servidores', 'dois_servidores') returning id),
    c as (insert into campanha_comunicacao (id_empresa, nome, ativa_desde) select id, 'Dois', 'epoch' from e returning id),
    p as (insert into relationship_dados_pessoas (id_empresa, codpessoa, nome_razaosocial, email)
      select e.id, 'D' || n, 'Cliente ' || n, 'c' || n || '@turno.example' from e, generate_series(1, ${people}::int) n
      returning id, id_empresa),
    k as (insert into relationship_contrato (id_empresa, id_pessoa, contrato, situacao)
      select id_empresa, id, '1', 'ativo' from p),
    hoje as (select (now() at time zone 'America/Sao_Paulo')::date as dia)
    insert into campanha_regras (campanha_id, criterio, envio, tempo, data_especifica, turno, ativa_desde, email,
      mensagem_email, titulo_email)
    select c.id, 'data_especifica', 'no_dia', 0, hoje.dia, 'M', 'epoch', true, '<p>Oi {{nome}}</p>', 'Oi' from c, hoje
    returning id, data_especifica::text as dia`.execute(db)
  const { id, dia } = rows[0]!
  return {
    rule: id,
    day: dia,
    addresses: Array.from({ length: people }, (_, n) => `c${n + 1}@turno.example`),
  }
}
