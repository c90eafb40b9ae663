/** About 600 leads of the last six months: every outcome, every list, and what was done with them. */
import { DAY_MS, HOUR_MS } from '@intranet/contract/durations'
import { sql } from 'kysely'
import type { Database } from '../connection.ts'
import { demoCpf, demoEmail, demoName } from './people.ts'
import { servedCities } from './structure.ts'

const LEADS = 600
const DAYS = 180
/**
 * The range of leads' CPFs, which no other demo person uses; those on the blacklist are in seed-sales-registries.ts.
 */
const FIRST_CPF = 600_000
const blacklisted: Record<string, number[]> = {
  produto: [505_001, 505_002],
  razao: [505_003],
  vetorial: [505_004, 505_005],
}

const districts = ['Centro', 'Fragata', 'Três Vendas', 'Boa Vista', 'São José', 'Santa Terezinha', 'Laranjal']
const streets = [
  'Rua das Flores',
  'Rua Sete de Setembro',
  'Avenida Brasil',
  'Rua General Osório',
  'Rua Dom Pedro II',
]
const plans = [
  ['Fibra 300', '79.90'],
  ['Fibra 500', '99.90'],
  ['Fibra 1 Giga', '139.90'],
] as const
const unfeasible = ['Sem Porta', 'Distância', 'Condomínio não autoriza', 'Restrição técnica']
const wrong = ['telefone', 'documento', 'endereco', 'duplicada', 'outro']
const origins = ['interno', 'rastreamento', 'externo', 'importacao', 'interno', 'rastreamento']

interface Scene {
  today: Date
  providers: Record<string, number>
  sellers: { id: number; id_empresa: number; externo: boolean }[]
  channels: { id: number; id_empresa: number | null }[]
  campaigns: { id: number; id_empresa: number }[]
  links: { id: number; id_empresa: number; id_campanha: number; id_canal: number }[]
  manager: number
}

/** The outcome of the nth lead: what is two months old is hardly ever open. */
function outcomeOf(n: number, days: number) {
  const chance = (n * 37) % 100
  if (chance < 34) return days < 45 ? 'aberta' : chance < 20 ? 'efetivada' : 'inativada'
  if (chance < 60) return 'efetivada'
  if (chance < 80) return 'sem_cobertura'
  if (chance < 86) return 'inviavel'
  if (chance < 92) return 'inativada'
  return chance < 97 ? 'errada' : 'excluida'
}

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length]!

/** The place of a lead: sold ones in the completely covered city, lost ones where coverage ends. */
function placeOf(sistema: string, n: number, lost: boolean) {
  const cities = servedCities[sistema]!
  const [cidade, estado] = lost ? pick(cities.slice(1), n) : n % 5 === 0 ? cities[1]! : cities[0]!
  const bairro = lost
    ? pick(districts.slice(1), n * 3)
    : cidade === cities[0]![0]
      ? pick(districts, n)
      : 'Centro'
  const numero = String(20 + ((n * 13) % 700))
  const base = estado === 'SC' ? 88_700_000 : 96_010_000
  return {
    cidade,
    estado,
    bairro,
    logradouro: pick(streets, n * 7),
    numero,
    cep: String(base + (n % 90) * 10),
  }
}

function leadOf(n: number, scene: Scene) {
  const sistema = n % 10 < 5 ? 'produto' : n % 10 < 7 ? 'razao' : 'vetorial'
  const id_empresa = scene.providers[sistema]!
  const days = ((n * 7919) % DAYS) * (n % 3 === 0 ? 0.25 : 1)
  const created_at = new Date(scene.today.getTime() - days * DAY_MS - ((n * 53) % 600) * 60_000)
  // The ERP sends São Paulo's time, three hours behind UTC.
  const local = new Date(created_at.getTime() - 3 * HOUR_MS).toISOString()
  const later = (hours: number) =>
    new Date(Math.min(scene.today.getTime(), created_at.getTime() + hours * HOUR_MS))
  const outcome = outcomeOf(n, days)
  const tipo =
    n % 25 === 3 ? 'upgrade' : n % 25 === 11 ? 'downgrade' : n % 40 === 9 ? 'mudanca_endereco' : 'novo'
  const after = tipo === 'upgrade' || tipo === 'downgrade'
  const [produto, valor] = plans[tipo === 'downgrade' ? 0 : tipo === 'upgrade' ? 2 : n % 3]!
  const cliente = demoName(n * 3 + 1)
  const ours = scene.sellers.filter((seller) => seller.id_empresa === id_empresa)
  const seller = n % 8 === 5 || !ours.length ? null : pick(ours, n)
  const link = pick(
    scene.links.filter((one) => one.id_empresa === id_empresa),
    n,
  )
  const tracked = pick(origins, n) === 'rastreamento'
  const channels = scene.channels.filter((one) => one.id_empresa === null || one.id_empresa === id_empresa)
  const listed = n % 75 === 4 ? pick(blacklisted[sistema]!, n) : null
  const same = n % 97 === 6 ? n - 1 : n
  const status =
    outcome === 'efetivada' ? 5 : outcome === 'sem_cobertura' || outcome === 'inviavel' ? 3 : 1 + (n % 4)
  const contacted = status > 1 || n % 3 > 0
  return {
    id_empresa,
    id_campanha: tracked
      ? link.id_campanha
      : n % 4 === 0
        ? null
        : pick(
            scene.campaigns.filter((one) => one.id_empresa === id_empresa),
            n,
          ).id,
    id_canal: tracked ? link.id_canal : pick(channels, n).id,
    id_tracking: tracked ? link.id : null,
    id_vendedor: seller?.id ?? null,
    id_usuario: seller?.id ?? scene.manager,
    tipo,
    origem: seller?.externo ? 'externo' : pick(origins, n),
    status,
    cliente,
    documento: n % 9 === 0 && !listed ? null : demoCpf(listed ?? FIRST_CPF + same),
    fone: `${sistema === 'vetorial' ? '48' : '53'}99${String(1_000_000 + same * 7919).slice(-7)}`,
    email: n % 3 === 0 ? demoEmail(cliente, 3000 + n) : null,
    ...placeOf(sistema, n, outcome === 'sem_cobertura'),
    blacklist: listed && outcome !== 'efetivada' ? 'cliente' : null,
    blacklist_motivo: listed && outcome !== 'efetivada' ? 'Inadimplência' : null,
    produto,
    valor,
    vencimento_dia: pick([5, 10, 15, 20], n),
    ...(after && {
      cod_cliente: String(1001 + (n % 40)),
      produto_atual: plans[tipo === 'upgrade' ? 0 : 2][0],
      valor_atual: plans[tipo === 'upgrade' ? 0 : 2][1],
    }),
    contrato: outcome === 'efetivada' ? `V-${20_000 + n}` : null,
    cod_lead: n % 4 > 0 ? String(50_000 + n) : null,
    data_mk: n % 4 > 0 ? local.slice(0, 10) : null,
    hora_mk: n % 4 > 0 ? local.slice(11, 19) : null,
    funcionario: n % 12 === 0 ? demoName(n + 40) : null,
    tentativas: contacted ? 1 + (n % 4) : 0,
    ultimo_contato: contacted ? later(6 + (n % 60)) : null,
    proximo_contato:
      outcome === 'aberta' && n % 3 === 0 ? new Date(scene.today.getTime() + ((n % 5) - 2) * DAY_MS) : null,
    motivo_inviabilidade:
      outcome === 'sem_cobertura' ? 'Sem Cobertura' : outcome === 'inviavel' ? pick(unfeasible, n) : null,
    wrong_motivo: outcome === 'errada' ? pick(wrong, n) : null,
    inativada_em: outcome === 'inativada' ? later(200) : null,
    motivo_inativacao:
      outcome === 'inativada'
        ? pick(['Fechou com outro provedor', 'Sem retorno', 'Vai mudar de cidade'], n)
        : null,
    excluida_em: outcome === 'excluida' ? later(90) : null,
    motivo_exclusao: outcome === 'excluida' ? 'Cadastro de teste' : null,
    id_usuario_exclusao: outcome === 'excluida' ? scene.manager : null,
    finalizada_em: outcome === 'efetivada' ? later(3 + ((n * 11) % 400)) : null,
    status_em: later(contacted ? 8 + (n % 90) : 0),
    created_at,
  }
}

/** The moves by which each lead must have come to its state. */
const HISTORY = sql`
  insert into vendas_lead_historico (id_lead, acao, status_de, status_para, texto, id_usuario, created_at)
  select l.id, 'criada', null::int, 1, null::text, l.id_usuario, l.created_at from vendas_lead l
  union all
  select l.id, 'contato', null, null, (array['Pediu para retornar à tarde', 'Gostou do plano e vai conversar em casa',
    'Não atendeu', 'Quer instalar na próxima semana'])[1 + l.id % 4], coalesce(l.id_vendedor, l.id_usuario), l.ultimo_contato
  from vendas_lead l where l.ultimo_contato is not null
  union all
  select l.id, 'status', n - 1, n, null, coalesce(l.id_vendedor, l.id_usuario),
    l.created_at + (coalesce(l.finalizada_em, l.status_em) - l.created_at) * (n - 1) / (l.status - 1)
  from vendas_lead l, generate_series(2, l.status) n
  union all
  select l.id, case l.desfecho when 'sem_cobertura' then 'inviavel' else l.desfecho end, null, null,
    coalesce(l.motivo_exclusao, l.motivo_inativacao, l.motivo_inviabilidade), coalesce(l.id_vendedor, l.id_usuario),
    coalesce(l.excluida_em, l.inativada_em, l.status_em)
  from vendas_lead l where l.desfecho in ('sem_cobertura', 'inviavel', 'inativada', 'errada', 'excluida')`

async function readScene(db: Database, today: Date): Promise<Scene> {
  const providers = await db.selectFrom('empresa').select(['id', 'sistema']).execute()
  // Consultants of the providers sell: reports have more than one seller.
  await sql`
    insert into usuario_papel (id_usuario, papel)
    select u.id, 'vendas:solicitante' from rh_usuario u join rh_cargo c on c.id = u.id_cargo
    where c.nome in ('Consultor de Vendas', 'Vendedor Externo') and u.ativo on conflict do nothing`.execute(
    db,
  )
  const sellers = await sql<Scene['sellers'][number]>`
    select distinct u.id, e.id_empresa, not u.funcionario as externo
    from papel_em_vigor p join rh_usuario u on u.id = p.id_usuario and u.ativo
      join empresa_em_vigor e on e.id_usuario = u.id
    where p.papel = 'vendas:solicitante' and u.email not like 'gestor.%' order by u.id, e.id_empresa`.execute(
    db,
  )
  const manager = await db
    .selectFrom('rh_usuario')
    .where('email', '=', 'gestor.vendas@intranet.example')
    .select('id')
    .executeTakeFirstOrThrow()
  const campaigns = db.selectFrom('vendas_campanha_provedor').select(['id_campanha as id', 'id_empresa'])
  const links = db.selectFrom('vendas_tracking_url').select(['id', 'id_empresa', 'id_campanha', 'id_canal'])
  return {
    today,
    providers: Object.fromEntries(providers.map(({ id, sistema }) => [sistema, id])),
    sellers: sellers.rows,
    channels: await db.selectFrom('vendas_canal').select(['id', 'id_empresa']).orderBy('id').execute(),
    campaigns: await campaigns.orderBy('id_campanha').execute(),
    links: await links.orderBy('id').execute(),
    manager: manager.id,
  }
}

export async function seedSalesLeads(db: Database, today: Date): Promise<void> {
  const scene = await readScene(db, today)
  await sql`select set_config('app.sem_historico', 'on', true)`.execute(db)
  const leads = Array.from({ length: LEADS }, (_, n) => leadOf(n, scene))
  for (let from = 0; from < LEADS; from += 200)
    await db
      .insertInto('vendas_lead')
      .values(leads.slice(from, from + 200))
      .execute()
  await HISTORY.execute(db)
  await sql`select set_config('app.sem_historico', '', true)`.execute(db)
  // A neighbourhood of Laguna and one of Rio Grande got coverage since: their lost leads come back as work.
  const arrived = ['vetorial', 'produto'].map((sistema) => ({
    id_empresa: scene.providers[sistema]!,
    cidade: servedCities[sistema]![sistema === 'vetorial' ? 2 : 1]![0],
    uf: servedCities[sistema]![1]![1],
    bairro: 'Fragata',
  }))
  await db.insertInto('vendas_cobertura').values(arrived).execute()
}
