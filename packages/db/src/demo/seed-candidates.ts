/** People who look for work: their CVs, and how far their applications have come. */
import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../connection.ts'
import { applications, candidates, trades } from './careers-people.ts'
import { demoPdf } from './demo-pdf.ts'
import { demoBirthday, demoCpf, demoEmail, demoName } from './people.ts'
import type { KeepFile } from './keep-file.ts'

const emailOf = (person: number): string => {
  if (person < 0) return 'candidato@intranet.example'
  const { n } = candidates[person]!
  return demoEmail(demoName(n), n)
}

/** Eleven digits of a licence. */
const demoLicence = (n: number) => String(40_000_000_000 + n * 7_654_321)

async function seedAccounts(db: Database, today: Date): Promise<void> {
  const rows = candidates.map(({ n, cidade, uf, cnh, genero, viagem }) => ({
    nome: demoName(n),
    email: demoEmail(demoName(n), n),
    cpf: demoCpf(n),
    telefone: `53${String(991_000_000 + n * 6143)}`,
    data_nascimento: demoBirthday(n, today),
    cidade,
    uf,
    cnh,
    cnh_numero: cnh && demoLicence(n),
    genero,
    viagem,
  }))
  await sql`
    insert into rh_usuario (nome, email, cpf, telefone, data_nascimento, id_cidade, cnh_categoria, cnh_numero, genero,
      viagem, funcionario, confirmado_em)
    select p.nome, p.email, p.cpf, p.telefone, p.data_nascimento, c.id, p.cnh, p.cnh_numero, p.genero, p.viagem, false,
      now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (nome text, email text, cpf text, telefone text,
      data_nascimento date, cidade text, uf text, cnh text, cnh_numero text, genero text, viagem boolean)
    join cidade c on c.nome = p.cidade and c.uf = p.uf order by p.cpf`.execute(db)
  await sql`update rh_usuario set telefone = '53991234567', cnh_categoria = 'B', cnh_numero = ${demoLicence(1)},
    id_cidade = (select id from cidade where nome = 'Pelotas' and uf = 'RS')
    where email = ${emailOf(-1)}`.execute(db)
}

/** Every movement on the way to where an application is, a few days apart. */
async function seedApplications(db: Database): Promise<void> {
  const rows = applications.map((application) => ({ ...application, email: emailOf(application.pessoa) }))
  await sql`
    with feita as (
      insert into candidatura (id_vaga, id_usuario, etapa, avaliacao, motivo_reprovacao, tem_familiar, familiares, origem,
        id_indicador, id_fonte, aceite_lgpd_em, movida_em, created_at)
      select v.id, u.id, a.etapa, a.avaliacao, a.motivo, a.familiares is not null, coalesce(a.familiares::text[], '{}'),
        a.origem, f.id_indicador, f.id, now() - make_interval(days => a.ha),
        now() - make_interval(days => case when a.etapa = 'inscrito' then a.ha else a.ha / 2 end),
        now() - make_interval(days => a.ha)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (email text, vaga text, etapa text, ha int, origem text,
        avaliacao int, motivo text, familiares text)
      join vagas_vaga v on v.titulo_vaga = a.vaga join rh_usuario u on u.email = a.email
      left join vaga_fonte f on f.id_vaga = v.id
        and (a.origem = 'site' and f.tipo = 'site' or a.origem = 'indicacao' and f.tipo = 'indicacao')
      order by a.ha desc returning *),
    caminho as (
      select f.*, e.ordem, e.etapa as passo from feita f
      join unnest('{inscrito,triagem,entrevista_rh,entrevista_gestor,proposta,contratado}'::text[]) with ordinality e (etapa, ordem)
        on e.ordem <= coalesce(array_position('{inscrito,triagem,entrevista_rh,entrevista_gestor,proposta,contratado}', f.etapa), 2)
      union all
      select f.*, 7, f.etapa from feita f where f.etapa in ('reprovado', 'desistente', 'banco_talentos'))
    insert into candidatura_etapa (id_candidatura, de, para, id_usuario, texto, mensagem_em, created_at)
    select c.id, lag(c.passo) over ordem, c.passo,
      case when c.passo in ('inscrito', 'desistente') then c.id_usuario
        else (select id from rh_usuario where email = 'recrutamento@intranet.example') end,
      case when c.passo = 'reprovado' then c.motivo_reprovacao end,
      case when c.passo not in ('triagem', 'desistente', 'banco_talentos') then quando.em end, quando.em
    from caminho c cross join lateral (
      select case when c.passo = 'inscrito' then c.created_at else c.created_at + (c.movida_em - c.created_at)
        * (c.ordem - 1) / greatest(coalesce(array_position(
          '{inscrito,triagem,entrevista_rh,entrevista_gestor,proposta,contratado}', c.etapa), 7) - 1, 1) end as em) quando
    window ordem as (partition by c.id order by c.ordem)
    order by quando.em, c.ordem`.execute(db)
}

/** The CVs come after the applications: writing them scores those. */
async function seedResumes(db: Database): Promise<void> {
  const rows = [
    ...candidates,
    { ...candidates[0]!, pretensao: 2200, disponibilidade: 'imediata', banco: true },
  ].map(({ trade, pretensao, disponibilidade, banco, cidade, uf }, index) => ({
    ...trades[trade]!,
    email: emailOf(index < candidates.length ? index : -1),
    pretensao,
    disponibilidade,
    banco,
    cidade,
    uf,
    n: index,
  }))
  const people = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (email text, pretensao numeric,
    disponibilidade text, banco boolean, cidade text, uf text, n int, funcao text, empresa text, curso text, ie text,
    certificado text, organizacao text, descricao text, areas text) join rh_usuario u on u.email = p.email`
  await sql`
    insert into curriculo (id_usuario, pretensao_salarial, disponibilidade, areas_interesse, compartilhar_banco,
      compartilhado_em, atualizado_em)
    select u.id, p.pretensao, p.disponibilidade, p.areas::text[], p.banco, case when p.banco then now() - interval '40 days' end,
      now() - make_interval(days => 1 + p.n * 3) from ${people} order by p.n`.execute(db)
  await sql`
    insert into curriculo_formacao (id_usuario, situacao, descricao, ie, data_inicio, data_fim)
    select u.id, case when p.n % 4 = 2 then 'EM_ANDAMENTO' else 'CONCLUIDO' end, p.curso, p.ie, '2021-02-01',
      case when p.n % 4 <> 2 then date '2023-12-15' end from ${people} order by p.n`.execute(db)
  await sql`
    insert into curriculo_experiencia (id_usuario, empresa, funcao, emprego_atual, cidade, estado, descricao, data_inicio, data_fim)
    select u.id, p.empresa, p.funcao, p.n % 3 = 0, p.cidade, p.uf, p.descricao, '2024-03-01',
      case when p.n % 3 <> 0 then date '2026-05-31' end from ${people} order by p.n`.execute(db)
  await sql`
    insert into curriculo_certificado (id_usuario, organizacao, descricao, data_emissao, data_validade)
    select u.id, p.organizacao, p.certificado, '2025-06-10', case when p.n % 2 = 0 then date '2027-06-10' end
    from ${people} where p.n % 3 <> 1 order by p.n`.execute(db)
}

/** The CV of some of them as a PDF that was read. */
async function seedFiles(db: Database, keep: KeepFile): Promise<void> {
  for (const [index, { n, trade, cidade, uf, pdf }] of candidates.entries()) {
    if (!pdf) continue
    const { funcao, empresa, curso, ie, descricao } = trades[trade]!
    const nome = demoName(n)
    const lines = [
      `${cidade}/${uf}`,
      'Experiência',
      `${funcao}, ${empresa}, desde 03/2024`,
      ...descricao.split(', '),
      'Formação',
      `${curso}, ${ie}`,
    ]
    const id = randomUUID()
    const content = demoPdf(nome, lines)
    await keep(id, content, 'application/pdf')
    await sql`insert into arquivo (id, bucket, nome, tipo, tamanho, sha256, id_usuario, tabela_dona, id_dono)
      select ${id}, 'curriculos', ${`Currículo ${nome}.pdf`}, 'application/pdf', ${content.length},
        ${createHash('sha256').update(content).digest('hex')}, u.id, 'curriculo', u.id
      from rh_usuario u where u.email = ${emailOf(index)}`.execute(db)
    await sql`update curriculo set id_arquivo = ${id}
      where id_usuario = (select id from rh_usuario where email = ${emailOf(index)})`.execute(db)
    await sql`insert into curriculo_pdf (id_usuario, id_arquivo, situacao, paginas, texto, lido_em)
      select id, ${id}, 'lido', 1, ${[nome, ...lines].join('\n')}, now() from rh_usuario where email = ${emailOf(index)}`.execute(
      db,
    )
  }
}

export async function seedCandidates(db: Database, today: Date, keep?: KeepFile): Promise<void> {
  await seedAccounts(db, today)
  await seedApplications(db)
  await seedResumes(db)
  if (keep) await seedFiles(db, keep)
}
