/** A row of every kind that people and content keep, all of one place, of one name and, where they can be, of one id. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

interface Place {
  id_empresa: number
  id_departamento: number
  id_setor: number
  id_cargo: number
}

/** A provider (unless one is given), a department, a sector and a position with this id and name. */
export async function markPlace(db: Database, mark: string, id: number, provider?: number): Promise<Place> {
  const id_empresa = provider ?? id
  if (provider === undefined)
    await sql`insert into empresa (id, nome, sistema) overriding system value values (${id}, ${mark}, ${`marcada_${id}`})`.execute(
      db,
    )
  await sql`
    with d as (insert into rh_departamento (id, nome, id_empresa) overriding system value values (${id}, ${mark}, ${id_empresa})),
    s as (insert into rh_setor (id, nome, id_departamento) overriding system value values (${id}, ${mark}, ${id}))
    insert into rh_cargo (id, nome, id_setor) overriding system value values (${id}, ${mark}, ${id})`.execute(
    db,
  )
  return { id_empresa, id_departamento: id, id_setor: id, id_cargo: id }
}

/** Two people there, of whom the second has left, with all that is kept about them. */
export async function markPeople(db: Database, mark: string, id: number, place: Place): Promise<void> {
  const { id_empresa, id_departamento, id_setor, id_cargo } = place
  const gone = id + 1
  await sql`
    insert into rh_usuario (id, nome, email, funcionario, ativo, situacao, confirmado_em, data_nascimento, data_admissao,
      data_desligamento, id_empresa, id_departamento, id_setor, id_cargo) overriding system value
    select n, ${mark}, 'marcada.' || n || '@intranet.example', true, n = ${id}, case when n = ${id} then 'ativo' else 'desligado' end,
      now(), (now() - interval '30 years')::date, (now() - interval '3 years')::date, case when n <> ${id} then current_date end,
      ${id_empresa}::bigint, ${id_departamento}::bigint, ${id_setor}::bigint, ${id_cargo}::bigint
    from unnest(${[id, gone]}::bigint[]) n`.execute(db)
  await sql`
    with c as (insert into elogio_categoria (titulo, color, icone) values ('Do grupo ' || ${id}::text, '#0e6672', 'users') returning id)
    insert into elogio (id, id_funcionario, id_remetente, id_categoria, texto) overriding system value
    select ${id}, ${id}, ${gone}, c.id, ${mark} from c`.execute(db)
  await sql`
    with a as (insert into arquivo (bucket, nome, tipo, tamanho, sha256) values ('documentos', ${mark}, 'application/pdf', 1, 'x') returning id),
    c as (insert into rh_documento_categoria (titulo, color, icone) values ('Do grupo ' || ${id}::text, '#0e6672', 'file') returning id)
    insert into rh_documento (id, titulo, id_categoria, id_funcionario, id_empresa, id_arquivo, data_emissao) overriding system value
    select n, ${mark}, c.id, case when n = ${id} then ${id}::bigint end, case when n <> ${id} then ${id_empresa}::bigint end, a.id, current_date
    from a, c, unnest(${[id, gone]}::bigint[]) n`.execute(db)
  await sql`insert into rh_familiar (id, id_funcionario, nome, parentesco) overriding system value
    values (${id}, ${id}, ${mark}, 'mae')`.execute(db)
  await sql`insert into rh_desligamento (id, id_funcionario, tipo, motivo, aviso_previo, data_desligamento, situacao, id_solicitante,
      efetivado_em) overriding system value
    values (${id}, ${gone}, 'acordo', ${mark}, 'dispensado', current_date, 'efetivado', ${id}, now())`.execute(
    db,
  )
  await sql`insert into solicitacao_dado_pessoal (id, id_titular, tipo, texto) overriding system value
    values (${id}, ${id}, 'correcao', ${mark})`.execute(db)
  await sql`insert into acesso_dado_pessoal (id_usuario, id_titular, campos) values (${id}, ${id}, '{cpf}')`.execute(
    db,
  )
}

/** An onboarding there with a trail and a content, begun by the first person. */
export async function markOnboarding(db: Database, mark: string, id: number, place: Place): Promise<void> {
  const { id_empresa, id_departamento, id_cargo } = place
  await sql`insert into onboarding_conteudo (id, titulo, texto, id_empresa, id_departamento) overriding system value
    values (${id}, ${mark}, ${mark}, ${id_empresa}, ${id_departamento})`.execute(db)
  await sql`insert into onboarding_trilha (id, nome, id_empresa, id_departamento) overriding system value
    values (${id}, ${mark}, ${id_empresa}, ${id_departamento})`.execute(db)
  await sql`insert into onboarding_trilha_conteudo values (${id}, ${id}, 1)`.execute(db)
  await sql`insert into onboarding_onboarding (id, titulo, id_empresa, id_departamento, id_cargo) overriding system value
    values (${id}, ${mark}, ${id_empresa}, ${id_departamento}, ${id_cargo})`.execute(db)
  await sql`insert into onboarding_onboarding_trilha values (${id}, ${id}, 1)`.execute(db)
  await sql`insert into onboarding_progresso (id_usuario_onboarding, id_trilha, id_conteudo)
    select id, ${id}, ${id} from onboarding_usuario where id_onboarding = ${id}`.execute(db)
}

/** What is published and kept there: news, FAQ, handbook, calendar, applications, resources, signature. */
export async function markContent(
  db: Database,
  mark: string,
  id: number,
  { id_empresa }: Place,
): Promise<void> {
  await sql`
    with c as (insert into categoria (titulo, color, icone) values ('Do grupo ' || ${id}::text, '#0e6672', 'users') returning id)
    insert into novidade (id, titulo, texto, palavras, ativo, publicar_em, publicada_em, requer_lido, id_categoria, id_empresa)
      overriding system value
    select ${id}, ${mark}, ${mark}, ${mark}, true, now() - interval '1 hour', now(), true, c.id, ${id_empresa} from c`.execute(
    db,
  )
  await sql`insert into novidade_publico values (${id}, ${id})`.execute(db)
  await sql`insert into reacao (tipo, id_item, id_usuario, reacao) values ('novidade', ${id}, ${id}, 'cake')`.execute(
    db,
  )
  await sql`
    with c as (insert into faq_categoria (titulo, color, icone, ordem)
      select 'Do grupo ' || ${id}::text, '#0e6672', 'users', 1 + count(*) from faq_categoria returning id)
    insert into faq_pergunta (id, pergunta, resposta, palavras, id_categoria, id_empresa, ativo) overriding system value
    select ${id}, ${mark}, ${mark}, ${mark}, c.id, ${id_empresa}, true from c`.execute(db)
  await sql`
    with c as (insert into manual_categoria (titulo, color, icone, ordem)
      select 'Do grupo ' || ${id}::text, '#0e6672', 'users', 1 + count(*) from manual_categoria returning id)
    insert into manual_artigo (id, titulo, texto, id_categoria, id_empresa, requer_lido, vigencia_inicio, versao, situacao)
      overriding system value
    select ${id}, ${mark}, ${mark}, c.id, ${id_empresa}, true, current_date, 1, 'publicado' from c`.execute(
    db,
  )
  await sql`insert into manual_versao (id_artigo, versao, titulo, texto, palavras, requer_lido, vigencia_inicio)
    values (${id}, 1, ${mark}, ${mark}, ${mark}, true, current_date)`.execute(db)
  await sql`insert into manual_leitura (id_artigo, versao, id_usuario) values (${id}, 1, ${id})`.execute(db)
  await sql`insert into evento_calendario (id, titulo, tipo, inicio, fim, publico, id_empresa, cor, id_usuario) overriding system value
    values (${id}, ${mark}, 'reuniao', now(), now(), 'provedor', ${id_empresa}, '#0e6672', ${id}),
      (${id + 1}, ${mark}, 'reuniao', now(), now(), 'pessoal', null, '#0e6672', ${id})`.execute(db)
  await sql`insert into aplicacao (id, nome, url, icone, categoria, id_empresa) overriding system value
    values (${id}, ${mark}, 'https://intranet.example', 'link', ${mark}, ${id_empresa})`.execute(db)
  await sql`insert into recurso (id, nome, tipo, id_empresa, reservavel) overriding system value
    values (${id}, ${mark}, 'sala', ${id_empresa}, true)`.execute(db)
  await sql`insert into recurso_reserva (id, id_recurso, id_usuario, inicio, fim, motivo) overriding system value
    values (${id}, ${id}, ${id}, date_trunc('day', now()), date_trunc('day', now()) + interval '20 hours', ${mark})`.execute(
    db,
  )
  await sql`insert into assinatura_modelo (id, nome, id_empresa, html) overriding system value
    values (${id}, ${mark}, ${id_empresa}, ${mark})`.execute(db)
}
