/** Vacancies of the demo group in every state, with their words and where applicants come from. */
import { sql } from 'kysely'
import type { Database } from '../connection.ts'
import { seedCandidates } from './seed-candidates.ts'
import type { KeepFile } from './keep-file.ts'
import { seedQuestions } from './seed-questions.ts'
import { seedFirstDay } from './seed-first-day.ts'
import { seedHiring } from './seed-hiring.ts'

interface DemoVacancy {
  titulo: string
  provedor: string
  cidade: string
  cargo: string
  gestor: string
  vagas: number
  contrato: string
  modalidade: string
  situacao: string
  /** Days since it was published; of a draft, until it begins. */
  dias: number
  descricao: string
  requisitos: string
  /** Words with their weights. */
  palavras: Record<string, number>
  cnh?: string
  viagem?: boolean
  interna?: boolean
  pcd?: string
  faixa?: [number, number]
  fim?: number
}

const vacancies: DemoVacancy[] = [
  {
    titulo: 'Técnico de Campo',
    provedor: 'produto',
    cidade: 'Pelotas',
    cargo: 'Técnico de Campo',
    gestor: 'gestor.vaga',
    vagas: 2,
    contrato: 'clt',
    modalidade: 'presencial',
    situacao: 'aberta',
    dias: 12,
    fim: 30,
    cnh: 'B',
    viagem: true,
    descricao: 'Instalar e manter a fibra óptica de casas e empresas de Pelotas e região.',
    requisitos: 'Ensino médio completo, CNH B e disponibilidade para subir em escada e em poste.',
    palavras: { fibra: 5, 'CNH B': 3, escada: 2 },
  },
  {
    titulo: 'Atendente de Suporte',
    provedor: 'produto',
    cidade: 'Rio Grande',
    cargo: 'Atendente de Suporte',
    gestor: 'gestor.rh',
    vagas: 3,
    contrato: 'clt',
    modalidade: 'hibrido',
    situacao: 'aberta',
    dias: 5,
    faixa: [1650, 2100],
    descricao: 'Atender clientes por telefone e WhatsApp e acompanhar cada chamado até o fim.',
    requisitos: 'Ensino médio completo, boa escrita e paciência com quem não entende de redes.',
    palavras: { atendimento: 5, suporte: 3, WhatsApp: 1 },
  },
  {
    titulo: 'Consultor de Vendas',
    provedor: 'razao',
    cidade: 'Camaquã',
    cargo: 'Consultor de Vendas',
    gestor: 'gestor.vendas',
    vagas: 4,
    contrato: 'clt',
    modalidade: 'presencial',
    situacao: 'aberta',
    dias: 9,
    viagem: true,
    faixa: [1800, 3200],
    descricao: 'Apresentar os planos de internet em casas e empresas de Camaquã.',
    requisitos: 'Experiência com vendas e vontade de conhecer pessoas.',
    palavras: { vendas: 5, metas: 2, clientes: 1 },
  },
  {
    titulo: 'Analista de Redes',
    provedor: 'vetorial',
    cidade: 'Tubarão',
    cargo: 'Analista de Redes',
    gestor: 'gestor.rh2',
    vagas: 1,
    contrato: 'clt',
    modalidade: 'hibrido',
    situacao: 'aberta',
    dias: 3,
    pcd: 'preferencial',
    descricao: 'Cuidar do backbone, dos equipamentos dos POPs e do monitoramento.',
    requisitos: 'BGP, OSPF, Linux e MikroTik. Inglês para leitura.',
    palavras: { BGP: 5, MikroTik: 4, Linux: 3, Zabbix: 2 },
  },
  {
    titulo: 'Estágio em Suporte',
    provedor: 'vetorial',
    cidade: 'Criciúma',
    cargo: 'Analista de Suporte',
    gestor: 'gestor.rh2',
    vagas: 1,
    contrato: 'estagio',
    modalidade: 'presencial',
    situacao: 'aberta',
    dias: 1,
    descricao: 'Aprender com a equipe de suporte de segundo nível e documentar o que se resolve.',
    requisitos: 'Cursando técnico ou superior em redes, telecomunicações ou informática.',
    palavras: { redes: 3, suporte: 2 },
  },
  {
    titulo: 'Assistente Financeiro',
    provedor: 'produto',
    cidade: 'Pelotas',
    cargo: 'Analista Financeiro',
    gestor: 'gestor.rh',
    vagas: 1,
    contrato: 'clt',
    modalidade: 'presencial',
    situacao: 'aberta',
    dias: 4,
    interna: true,
    descricao: 'Conciliar recebimentos e apoiar o fechamento do mês. Vaga para quem já é da casa.',
    requisitos: 'Um ano de empresa e bom conhecimento de planilhas.',
    palavras: { Excel: 4, conciliação: 3 },
  },
  {
    titulo: 'Designer',
    provedor: 'produto',
    cidade: 'Pelotas',
    cargo: 'Designer',
    gestor: 'gestor.marketing',
    vagas: 1,
    contrato: 'pj',
    modalidade: 'remoto',
    situacao: 'pausada',
    dias: 22,
    descricao: 'Criar as peças das campanhas dos três provedores.',
    requisitos: 'Portfólio de redes sociais e domínio do Figma.',
    palavras: { Figma: 5, vídeo: 2 },
  },
  {
    titulo: 'Técnico de Fibra',
    provedor: 'produto',
    cidade: 'Canguçu',
    cargo: 'Técnico de Fibra',
    gestor: 'gestor.vaga',
    vagas: 1,
    contrato: 'clt',
    modalidade: 'presencial',
    situacao: 'encerrada',
    dias: 60,
    cnh: 'B',
    descricao: 'Fusão e lançamento de cabos ópticos em Canguçu.',
    requisitos: 'Experiência com fusão de fibra e NR-35.',
    palavras: { fusão: 5, 'NR-35': 3 },
  },
  {
    titulo: 'Analista de Suporte',
    provedor: 'produto',
    cidade: 'Pelotas',
    cargo: 'Analista de Suporte',
    gestor: 'gestor.vaga',
    vagas: 1,
    contrato: 'clt',
    modalidade: 'hibrido',
    situacao: 'rascunho',
    dias: 10,
    descricao: 'Resolver o que o primeiro nível não resolve e escrever a base de conhecimento.',
    requisitos: 'Dois anos de suporte em provedor.',
    palavras: { suporte: 4, redes: 3 },
  },
  {
    titulo: 'Jovem Aprendiz de Cobrança',
    provedor: 'razao',
    cidade: 'Arroio Grande',
    cargo: 'Analista de Cobrança',
    gestor: 'gestor.rh',
    vagas: 1,
    contrato: 'aprendiz',
    modalidade: 'presencial',
    situacao: 'cancelada',
    dias: 35,
    descricao: 'Apoiar a equipe de cobrança no primeiro emprego.',
    requisitos: 'De 14 a 22 anos, estudando.',
    palavras: { planilhas: 1 },
  },
]

const benefits =
  '<p>Vale-alimentação, plano de saúde, internet em casa, folga no aniversário e treinamentos pagos.</p>'
const text = (lead: string, points: readonly string[]) =>
  `<p>${lead}</p><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`
const duties = ['Registrar cada atendimento', 'Seguir as normas de segurança', 'Propor melhorias ao time']

const employee = (login: string) => `${login}@intranet.example`

async function seedVacancies(db: Database): Promise<void> {
  const rows = vacancies.map((vacancy, n) => ({
    ...vacancy,
    n,
    gestor: employee(vacancy.gestor),
    descricao: text(vacancy.descricao, duties),
    requisitos: text(vacancy.requisitos, []).replace('<ul></ul>', ''),
    busca: `${vacancy.descricao} ${vacancy.requisitos}`,
    faixa_min: vacancy.faixa?.[0] ?? null,
    faixa_max: vacancy.faixa?.[1] ?? null,
    // Drafts begin in some days; the others did on the day on which they were published.
    inicio: vacancy.situacao === 'rascunho' ? vacancy.dias : -vacancy.dias,
    publicada: vacancy.situacao === 'rascunho' || vacancy.situacao === 'cancelada' ? null : vacancy.dias,
  }))
  await sql`
    insert into vagas_vaga (titulo_vaga, vagas, id_empresa, id_departamento, id_setor, id_cargo, id_gestor, id_cidade,
      descricao, requisitos, beneficios, palavras, tipo_contrato, modalidade, viagem, cnh_categoria, pcd, interna,
      faixa_min, faixa_max, exibir_faixa, data_inicio, data_fim, situacao, publicada_em, encerrada_em, id_usuario, created_at)
    select v.titulo, v.vagas, e.id, d.id, s.id, k.id, g.id, c.id, v.descricao, v.requisitos, ${benefits}, v.busca, v.contrato,
      v.modalidade, coalesce(v.viagem, false), v.cnh, coalesce(v.pcd, 'nao'), coalesce(v.interna, false), v.faixa_min,
      v.faixa_max, v.faixa_min is not null, today.dia + v.inicio, today.dia + v.fim, v.situacao,
      now() - make_interval(days => v.publicada),
      case when v.situacao = 'encerrada' then now() - interval '20 days' end,
      case when v.situacao = 'rascunho' then g.id else hr.id end, now() - make_interval(days => v.dias + 2)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (n int, titulo text, provedor text, cidade text, cargo text,
      gestor text, vagas int, contrato text, modalidade text, situacao text, dias int, descricao text, requisitos text,
      busca text, cnh text, viagem boolean, interna boolean, pcd text, faixa_min numeric, faixa_max numeric, fim int,
      inicio int, publicada int)
    cross join (select (now() at time zone 'America/Sao_Paulo')::date as dia) today
    join empresa e on e.sistema = v.provedor
    join rh_usuario g on g.email = v.gestor
    join rh_usuario hr on hr.email = ${employee('recrutamento')}
    join rh_departamento d on d.id_empresa = e.id
    join rh_setor s on s.id_departamento = d.id
    join rh_cargo k on k.id_setor = s.id and k.nome = v.cargo
    join lateral (select x.id from rh_cidade_provedor r join cidade x on x.nome = r.nome and x.uf = r.uf
      where r.id_empresa = e.id and r.nome = v.cidade limit 1) c on true
    order by v.n`.execute(db)
}

/** Words of each vacancy, and some that are offered to all. */
async function seedKeywords(db: Database): Promise<void> {
  const words = vacancies.flatMap(({ titulo, palavras }) =>
    Object.entries(palavras).map(([termo, peso]) => ({ titulo, termo, peso })),
  )
  await sql`
    insert into palavra_chave (id_vaga, termo, peso)
    select v.id, w.termo, w.peso from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as w (titulo text, termo text, peso int)
    join vagas_vaga v on v.titulo_vaga = w.titulo order by v.id, w.peso desc`.execute(db)
  await sql`
    insert into palavra_chave (termo, sinonimos, peso) values
      ('fibra', '{"fibra óptica",FTTH,GPON}', 3), ('atendimento', '{"call center",SAC}', 2),
      ('MikroTik', '{RouterOS}', 2), ('vendas', '{vendedor,comercial}', 2)`.execute(db)
}

/** The site itself, posters and advertisements, and a colleague who recommends; each with two weeks of visits. */
async function seedSources(db: Database): Promise<void> {
  await sql`
    insert into vaga_fonte (id_vaga, tipo, nome, codigo, id_indicador)
    select v.id, s.tipo, coalesce(s.nome, u.nome), 'demo' || left(s.tipo, 2) || lpad(v.id::text, 4, '0') || s.n || '0', u.id
    from vagas_vaga v
    cross join (values (1, 'site', 'Site'), (2, 'divulgacao', 'Cartaz da loja'), (3, 'divulgacao', 'Instagram'),
      (4, 'indicacao', null)) s (n, tipo, nome)
    left join rh_usuario u on s.tipo = 'indicacao' and u.email = ${employee('tecnico')}
    where s.n = 1 or v.situacao = 'aberta' and not v.interna and (s.n < 4 or v.titulo_vaga = 'Técnico de Campo')
    order by v.id, s.n`.execute(db)
  await sql`
    insert into vaga_fonte_clique (id_fonte, dia, cliques, robos)
    select f.id, (now() at time zone 'America/Sao_Paulo')::date - dia, 3 + (f.id * 7 + dia * 5) % 19, (f.id + dia) % 4
    from vaga_fonte f join vagas_vaga v on v.id = f.id_vaga
    cross join lateral generate_series(0, least(13, extract(day from now() - v.publicada_em)::int)) dia
    where v.publicada_em is not null`.execute(db)
}

/** Who was hired for support begins on the first day of the next month: an admission to come, with their onboarding. */
const seedAdmission = (db: Database) =>
  sql`
  update rh_usuario u set funcionario = true, id_empresa = v.id_empresa, id_departamento = v.id_departamento,
    id_setor = v.id_setor, id_cargo = v.id_cargo, id_gestor = v.id_gestor,
    data_admissao = (date_trunc('month', now() at time zone 'America/Sao_Paulo') + interval '1 month')::date
  from candidatura c join vagas_vaga v on v.id = c.id_vaga
  where c.id_usuario = u.id and c.etapa = 'contratado' and v.titulo_vaga = 'Atendente de Suporte'`.execute(db)

/** Vacancies, candidates with their CVs and applications, and what was decided; without `keep` no CV is a file. */
export async function seedCareers(db: Database, today: Date, keep?: KeepFile): Promise<void> {
  await seedVacancies(db)
  await seedKeywords(db)
  await seedSources(db)
  await seedCandidates(db, today, keep)
  await seedHiring(db)
  await seedQuestions(db)
  await seedFirstDay(db)
  await seedAdmission(db)
  // The applications were scored when their CVs were written.
  await db.deleteFrom('vaga_repontuacao').execute()
}
