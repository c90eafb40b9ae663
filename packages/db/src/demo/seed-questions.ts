/** Questions that the demo's vacancies ask, some answers, and a review that a refused candidate asked for. */
import { sql } from 'kysely'
import type { Database } from '../connection.ts'

const person = (login: string) =>
  sql`(select id from rh_usuario where email = ${`${login}@intranet.example`})`

const catalogue = [
  { texto: 'Você pode viajar durante a semana?', tipo: 'sim_nao', nao: ['nao'] },
  {
    texto: 'Quantos meses você já trabalhou com fibra óptica?',
    tipo: 'numero',
    tema: 'experiencia',
    minimo: 3,
  },
  { texto: 'Qual turno você prefere?', tipo: 'escolha', opcoes: 'Manhã\nTarde\nNoite' },
  { texto: 'Por que esta vaga?', tipo: 'texto', opcional: true },
  {
    texto: 'De que adaptação você precisa para trabalhar conosco?',
    tipo: 'texto',
    tema: 'deficiencia',
    fora: true,
  },
  { texto: 'Você é casado ou pretende ter filhos?', tipo: 'sim_nao', espera: true },
].map((one, n) => ({ n: n + 1, ...one }))

/** What is asked of "Técnico de Campo"; the last question still waits for HR, and touches refused themes. */
export async function seedQuestions(db: Database): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(catalogue)}::jsonb) as q (n int, texto text, tipo text, tema text,
    opcoes text, nao text[], minimo numeric, opcional boolean, fora boolean, espera boolean)`
  await sql`
    insert into carreira_pergunta (texto, tipo, tema, opcoes, situacao, id_autor, id_aprovador, decidida_em, created_at)
    select q.texto, q.tipo, coalesce(q.tema, 'geral'), q.opcoes, case when q.espera then 'proposta' else 'aprovada' end,
      ${person('recrutamento')}, case when q.espera is null then ${person('gestor.rh')} end,
      case when q.espera is null then now() - interval '15 days' end, now() - interval '16 days'
    from ${rows} order by q.n`.execute(db)
  await sql`
    insert into vaga_pergunta (id_vaga, pcd, id_pergunta, tema, ordem, obrigatoria, nao_atendem, minimo)
    select v.id, v.pcd, p.id, p.tema, q.n, q.opcional is null, coalesce(q.nao, '{}'), q.minimo
    from ${rows} join carreira_pergunta p on p.texto = q.texto join vagas_vaga v on v.titulo_vaga = 'Técnico de Campo'
    where q.espera is null and q.fora is null order by q.n`.execute(db)
  await sql`
    insert into candidatura_resposta (id_candidatura, id_vaga_pergunta, valor, created_at)
    select a.id, q.id, case p.tipo when 'sim_nao' then case when a.id % 3 = 0 then 'nao' else 'sim' end
        when 'numero' then ((a.id * 5) % 7)::text when 'escolha' then split_part(p.opcoes, E'\n', 1 + (a.id % 3)::int)
        else 'Gosto de trabalhar na rua e moro perto.' end, a.created_at
    from candidatura a join vaga_pergunta q on q.id_vaga = a.id_vaga join carreira_pergunta p on p.id = q.id_pergunta
    order by a.id, q.ordem`.execute(db)
  await sql`
    insert into candidatura_revisao (id_candidatura, texto, created_at)
    select a.id, 'Renovei a minha CNH no mês passado. Vejam de novo, por favor.', now() - interval '1 day'
    from candidatura a where a.etapa = 'reprovado' order by a.id desc limit 1`.execute(db)
}
