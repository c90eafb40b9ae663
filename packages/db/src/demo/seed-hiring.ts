/** What the demo group's recruiters decided: interviews, what interviewers thought, notes, invitations, saved searches. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../connection.ts'

const person = (login: string) =>
  sql`(select id from rh_usuario where email = ${`${login}@intranet.example`})`
const sha256 = (key: string) => createHash('sha256').update(key).digest('hex')

/** Links of the demo that can be opened: `/careers/interview#chave=demo-entrevista-1`, `/careers/invite#chave=demo-convite-1`. */
const interviewKey = (n: number) => `demo-entrevista-${n}`
const invitationKey = (n: number) => `demo-convite-${n}`

/** Which of a stage's candidates is interviewed, in how many days and at what hour. */
const interviews = [
  {
    vaga: 'Atendente de Suporte',
    etapa: 'entrevista_rh',
    dia: 3,
    hora: 10,
    situacao: 'convidada',
    local: 'Sala 2, matriz',
  },
  {
    vaga: 'Técnico de Campo',
    etapa: 'entrevista_rh',
    dia: 2,
    hora: 14,
    situacao: 'confirmada',
    local: 'Sala 2, matriz',
  },
  {
    vaga: 'Técnico de Campo',
    etapa: 'entrevista_gestor',
    dia: 4,
    hora: 9,
    situacao: 'outro_horario',
    local: null,
  },
  {
    vaga: 'Técnico de Campo',
    etapa: 'proposta',
    dia: -3,
    hora: 15,
    situacao: 'realizada',
    local: 'Sala 1, matriz',
  },
  {
    vaga: 'Consultor de Vendas',
    etapa: 'entrevista_rh',
    dia: -1,
    hora: 11,
    situacao: 'ausente',
    local: 'Loja de Camaquã',
  },
  { vaga: 'Analista de Redes', etapa: 'entrevista_rh', dia: 5, hora: 16, situacao: 'convidada', local: null },
]

async function seedInterviews(db: Database): Promise<void> {
  const rows = interviews.map((interview, n) => ({ ...interview, n, chave: sha256(interviewKey(n + 1)) }))
  await sql`
    insert into entrevista (id_candidatura, id_candidato, inicio, fim, local, link, orientacoes, situacao, pedido,
      respondida_em, chave_hash, id_usuario, created_at)
    select c.id, c.id_usuario, t.inicio, t.inicio + interval '45 minutes', i.local,
      case when i.local is null then 'https://meet.example/entrevista-' || i.n end, 'Traga um documento com foto.', i.situacao,
      case when i.situacao = 'outro_horario' then 'Trabalho pela manhã. Pode ser depois das 14h?' end,
      case when i.situacao in ('confirmada', 'outro_horario') then now() - interval '1 day' end, i.chave,
      ${person('recrutamento')}, least(now(), t.inicio) - interval '2 days'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i (n int, vaga text, etapa text, dia int, hora int,
      situacao text, local text, chave text)
    cross join lateral (select ((now() at time zone 'America/Sao_Paulo')::date + i.dia + make_interval(hours => i.hora))
      at time zone 'America/Sao_Paulo' as inicio) t
    join lateral (select a.* from candidatura a join vagas_vaga v on v.id = a.id_vaga
      where v.titulo_vaga = i.vaga and a.etapa = i.etapa order by a.id limit 1) c on true
    order by i.n`.execute(db)
  await sql`
    insert into entrevista_participante (id_entrevista, id_usuario, inicio, fim, ocupa)
    select distinct e.id, p.id, e.inicio, e.fim, e.ocupa from entrevista e
    join candidatura c on c.id = e.id_candidatura join vagas_vaga v on v.id = c.id_vaga
    join rh_usuario p on p.id in (v.id_gestor, e.id_usuario)`.execute(db)
  await sql`
    insert into entrevista_parecer (id_entrevista, id_usuario, recomendacao, texto, notas, created_at)
    select e.id, p.id_usuario, 'sim', 'Conhece o serviço e fala com clareza.',
      (select jsonb_agg(jsonb_build_object('criterio', k.nome, 'nota', 3 + k.id % 3) order by k.id) from carreira_criterio k),
      e.fim + interval '2 hours'
    from entrevista e join entrevista_participante p on p.id_entrevista = e.id where e.situacao = 'realizada'`.execute(
    db,
  )
}

async function seedNotes(db: Database): Promise<void> {
  await sql`
    insert into candidatura_nota (id_candidatura, id_usuario, texto, created_at)
    select c.id, n.autor, n.texto, c.created_at + interval '20 hours' from candidatura c
    join vagas_vaga v on v.id = c.id_vaga and v.titulo_vaga = 'Técnico de Campo'
    join (values ('proposta', ${person('recrutamento')}, 'Pediu dois dias para responder à proposta.'),
      ('entrevista_gestor', ${person('gestor.vaga')}, 'Já trabalhou com a nossa caixa de emenda.'),
      ('triagem', ${person('recrutamento')}, 'Conferir a validade da CNH.')) n (etapa, autor, texto) on n.etapa = c.etapa`.execute(
    db,
  )
}

/** People of the talent bank who were asked to apply; one of them did. */
async function seedInvitations(db: Database): Promise<void> {
  const invited = sql`
    select u.id, row_number() over (order by u.id) as n from rh_usuario u join curriculo c on c.id_usuario = u.id
    where c.compartilhar_banco and not exists (select from candidatura a join vagas_vaga v on v.id = a.id_vaga
      where a.id_usuario = u.id and v.titulo_vaga = 'Técnico de Campo')`
  await sql`
    insert into vaga_convite (id_vaga, id_usuario, chave_hash, id_autor, expira_em, created_at)
    select v.id, p.id, x.chave, ${person('recrutamento')}, now() + interval '12 days', now() - interval '2 days'
    from vagas_vaga v join (${invited}) p on true
    join unnest(${[1, 2].map((n) => sha256(invitationKey(n)))}::text[]) with ordinality x (chave, n) on x.n = p.n
    where v.titulo_vaga = 'Técnico de Campo'`.execute(db)
  await sql`
    insert into vaga_convite (id_vaga, id_usuario, chave_hash, id_autor, id_candidatura, aceito_em, expira_em, created_at)
    select a.id_vaga, a.id_usuario, ${sha256(invitationKey(3))}, ${person('recrutamento')}, a.id, a.created_at,
      now() + interval '8 days', a.created_at - interval '1 day'
    from candidatura a where a.origem = 'banco_talentos'`.execute(db)
}

async function seedSearches(db: Database): Promise<void> {
  await sql`
    insert into busca_talento (id_usuario, nome, palavras, filtro, avisar) values
      (${person('recrutamento')}, 'Instaladores com CNH',
        '[{"termo":"fibra","sinonimos":["FTTH"],"peso":5},{"termo":"CNH B","sinonimos":[],"peso":3}]', '{}', true),
      (${person('recrutamento')}, 'Redes', '[{"termo":"MikroTik","sinonimos":["RouterOS"],"peso":3}]', '{}', false)`.execute(
    db,
  )
  await sql`
    insert into busca_talento_pessoa (id_busca, id_usuario)
    select s.id, b.id_usuario from busca_talento s
    join curriculo_busca b on b.no_banco and b.palavras @@ to_tsquery('simple', case s.nome when 'Redes' then 'mikrotik' else 'fibra' end)`.execute(
    db,
  )
}

export async function seedHiring(db: Database): Promise<void> {
  await seedInterviews(db)
  await seedNotes(db)
  await seedInvitations(db)
  await seedSearches(db)
}
