-- Which reader read a CV: docs/careers.md#the-cv
alter table curriculo_pdf add leitura int not null default 1;
create index curriculo_pdf_leitura on curriculo_pdf (leitura, id_usuario) where situacao in ('lido', 'sem_texto');

/* Writes the words of these people's CVs anew and scores what they applied to. While CVs are read again by a better reader
   (app.releitura), applications that were decided keep the score that they were decided by. */
create or replace function curriculo_reindexa(pessoas bigint[]) returns void language sql as $$
  insert into curriculo_busca as b (id_usuario, no_banco, palavras)
  select c.id_usuario, c.compartilhar_banco and c.arquivado_em is null, to_tsvector('simple', normaliza(concat_ws(E'\n',
    array_to_string(c.areas_interesse, E'\n'),
    (select string_agg(f.descricao || E'\n' || f.ie, E'\n') from curriculo_formacao f where f.id_usuario = c.id_usuario),
    (select string_agg(concat_ws(E'\n', e.funcao, e.empresa, e.descricao), E'\n')
      from curriculo_experiencia e where e.id_usuario = c.id_usuario),
    (select string_agg(t.descricao || E'\n' || t.organizacao, E'\n')
      from curriculo_certificado t where t.id_usuario = c.id_usuario),
    (select p.texto from curriculo_pdf p where p.id_usuario = c.id_usuario))))
  from curriculo c where c.id_usuario = any (pessoas)
  on conflict (id_usuario) do update set no_banco = excluded.no_banco, palavras = excluded.palavras
  where (b.no_banco, b.palavras) is distinct from (excluded.no_banco, excluded.palavras);
  update candidatura c set pontuacao = p.pontuacao
  from (select distinct id_vaga from candidatura where id_usuario = any (pessoas)) v,
    vaga_pontuacao(v.id_vaga, pessoas) p
  where c.id_vaga = v.id_vaga and c.id_usuario = p.id_usuario and c.pontuacao is distinct from p.pontuacao
    and (coalesce(current_setting('app.releitura', true), '') <> 'on'
      or c.etapa not in ('contratado', 'reprovado', 'desistente', 'banco_talentos'))
$$;
