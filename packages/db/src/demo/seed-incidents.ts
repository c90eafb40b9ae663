/** Incidents of the demo group: open ones, planned work, and a month of those that are over. */
import { sql } from 'kysely'
import type { Database } from '../connection.ts'

const categories = [
  { titulo: 'Rede', color: '#0e6672', icone: 'network', prioridade_padrao: 'alta' },
  { titulo: 'Energia', color: '#d9661f', icone: 'wrench', prioridade_padrao: 'alta' },
  { titulo: 'Telefonia', color: '#5b3fd6', icone: 'phone', prioridade_padrao: 'media', afeta_rede: false },
  { titulo: 'Sistemas', color: '#2e7d32', icone: 'laptop', prioridade_padrao: 'media', afeta_rede: false },
]

/** It hit some districts of its city alone. */
const DISTRICTS_HIT = 'Rompimento na rua Gonçalves Chaves'

/** Moments are hours from now. */
const incidents = [
  {
    titulo: 'Rompimento de fibra na BR-392, km 41',
    texto: 'Cabo de 48 fibras rompido por obra na pista. Equipe em deslocamento.',
    categoria: 'Rede',
    provedor: 'produto',
    departamento: null,
    prioridade: 'critica',
    situacao: 'em_tratamento',
    de: -3,
    ate: 2,
    fim: null,
    cidades: ['Morro Redondo', 'Canguçu'],
    bairros: [],
    fala: 'Equipe no local, fusão começou.',
  },
  {
    titulo: 'Fila do 0800 sem atendimento automático',
    texto: 'As ligações caem direto nos ramais. Atenda e registre o protocolo à mão.',
    categoria: 'Telefonia',
    provedor: 'produto',
    departamento: 'Suporte',
    prioridade: 'media',
    situacao: 'aberto',
    de: -1,
    ate: null,
    fim: null,
    cidades: [],
    bairros: [],
    fala: null,
  },
  {
    titulo: 'Troca do roteador de borda',
    texto: 'Janela de manutenção com queda de até 15 minutos.',
    categoria: 'Manutenção programada',
    provedor: 'produto',
    departamento: null,
    prioridade: 'baixa',
    situacao: 'aberto',
    de: 38,
    ate: 42,
    fim: null,
    cidades: [],
    bairros: [],
    fala: null,
  },
  {
    titulo: 'ERP lento para emitir faturas',
    texto: 'Emissão em lote parada. Faturas avulsas funcionam.',
    categoria: 'Sistemas',
    provedor: 'razao',
    departamento: null,
    prioridade: 'alta',
    situacao: 'aberto',
    de: -5,
    ate: 1,
    fim: null,
    cidades: [],
    bairros: [],
    fala: null,
  },
  {
    titulo: 'Troca de baterias no POP Jaguarão',
    texto: 'Janela de manutenção, com quedas de poucos minutos.',
    categoria: 'Manutenção programada',
    provedor: 'razao',
    departamento: null,
    prioridade: 'baixa',
    situacao: 'em_tratamento',
    de: -1,
    ate: 2,
    fim: null,
    cidades: ['Jaguarão'],
    bairros: [],
    fala: 'Primeiro banco trocado.',
  },
  ...[
    ['POP Centro sem energia', 'Energia', -700, -696.5, 'Gerador ligado e disjuntor trocado.'],
    ['Queda do link com São Paulo', 'Rede', -530, -528, 'Tráfego passado para o segundo link.'],
    ['Autenticação PPPoE recusando clientes', 'Sistemas', -340, -339.2, 'Serviço reiniciado.'],
    [DISTRICTS_HIT, 'Rede', -200, -195, 'Fusão refeita na CTO 14.'],
    ['WhatsApp da central fora do ar', 'Telefonia', -90, -87.5, 'Operadora restabeleceu o número.'],
  ].map(([titulo, categoria, de, fim, fala]) => ({
    titulo: String(titulo),
    texto: 'Registrado pela central de operações.',
    categoria: String(categoria),
    provedor: 'produto',
    departamento: null,
    prioridade: 'alta',
    situacao: 'resolvido',
    de: Number(de),
    ate: null,
    fim: Number(fim),
    cidades: titulo === DISTRICTS_HIT ? ['Pelotas'] : [],
    bairros: titulo === DISTRICTS_HIT ? ['Centro', 'São José'] : [],
    fala: String(fala),
  })),
]

export async function seedIncidents(db: Database): Promise<void> {
  await db.insertInto('incidente_categoria').values(categories).execute()
  const hours = (column: string) =>
    sql`date_trunc('minute', now()) + v.${sql.raw(column)} * interval '1 hour'`
  await sql`
    insert into incidente (titulo, descricao, id_categoria, id_departamento, id_empresa, id_usuario, situacao, prioridade,
      inicio, previsao, fim, solucao, bairros, created_at)
    select v.titulo, '<p>' || v.texto || '</p>', k.id, d.id, case when d.id is null then e.id end, u.id, v.situacao, v.prioridade,
      ${hours('de')}, ${hours('ate')}, ${hours('fim')}, case when v.situacao = 'resolvido' then v.fala end, v.bairros,
      least(now(), ${hours('de')})
    from jsonb_to_recordset(${JSON.stringify(incidents)}::jsonb) as v(titulo text, texto text, categoria text, provedor text,
      departamento text, prioridade text, situacao text, de float, ate float, fim float, fala text, bairros text[])
    join incidente_categoria k on k.titulo = v.categoria
    join empresa e on e.sistema = v.provedor
    left join rh_departamento d on d.nome = v.departamento and d.id_empresa = e.id
    join rh_usuario u on u.email = 'gestor.operacoes@intranet.example'`.execute(db)
  await sql`
    insert into incidente_cidade (id_incidente, id_cidade)
    select i.id, c.id from jsonb_to_recordset(${JSON.stringify(incidents)}::jsonb) as v(titulo text, cidades text[])
    join incidente i on i.titulo = v.titulo join cidade c on c.nome = any(v.cidades) and c.uf = 'RS'`.execute(
    db,
  )
  await sql`
    insert into incidente_andamento (id_incidente, id_usuario, texto, situacao_de, situacao_para, created_at)
    select i.id, i.id_usuario, v.fala, 'aberto', i.situacao, coalesce(i.fim, i.inicio + interval '1 hour')
    from jsonb_to_recordset(${JSON.stringify(incidents)}::jsonb) as v(titulo text, fala text)
    join incidente i on i.titulo = v.titulo where v.fala is not null`.execute(db)
  // What is open is in the bells of those whom it concerns; a third of them have read it.
  await sql`
    insert into incidente_usuario (id_incidente, id_usuario, texto, lido_em, created_at)
    select i.id, u.id, '[' || k.titulo || '] ' || i.titulo,
      case when u.id % 3 = 0 then i.created_at + interval '10 minutes' end, i.created_at
    from incidente i join incidente_categoria k on k.id = i.id_categoria
    join rh_usuario u on u.ativo and u.funcionario and u.id <> i.id_usuario
      and (u.id_departamento = i.id_departamento or u.id_empresa = i.id_empresa)
    where i.situacao in ('aberto', 'em_tratamento')`.execute(db)
}
