/**
 * Who is at work on a day of `pnpm day`, and which screens they open. What a screen asks is what the walks of the screens
 * recorded (apps/web/src/test/screen-walk/__snapshots__). Names and inputs of procedures are of the router: a wrong one does
 * not compile.
 */
import type { Inputs } from '@intranet/server/doors/trpc/app-router'
import { dayFromNow, dayInBrazil } from '@intranet/contract/today'

/** A call as a browser sends it, within the batch of its screen. */
export interface Call {
  path: string
  input: unknown
}

/** Kinds of actions whose times are judged apart. */
export type Kind = 'home' | 'list' | 'record' | 'report' | 'search' | 'write'

export interface Screen {
  kind: Kind
  /** What it asks; `id` is of a record of the list `of`, which the person has seen. */
  calls(id: number): Call[]
  of?: string
}

/** A role's people: copies of a sign-in of the demo. Both numbers are shares. */
export interface Role {
  login: string
  people: number
  screens: [share: number, screen: Screen][]
}

const ask = <R extends keyof Inputs & string, P extends keyof Inputs[R] & string>(
  router: R,
  procedure: P,
  ...[input]: undefined extends Inputs[R][P] ? [Inputs[R][P]?] : [Inputs[R][P]]
): Call => ({ path: `${router}.${procedure}`, input })

const screen = (kind: Kind, ...calls: Call[]): Screen => ({ kind, calls: () => calls })
const record = (of: keyof Inputs & string, calls: (id: number) => Call[]): Screen => ({
  kind: 'record',
  of,
  calls,
})

const today = dayInBrazil(Date.now())
const month = { _gte: `${today.slice(0, 7)}-01`, _lte: today }
const page = { limit: 20, offset: 0, filtro: {} }
const providers = ask('providers', 'options', {})
const departments = ask('departments', 'options', {})

const home = screen(
  'home',
  ask('home', 'today'),
  ask('applications', 'own'),
  ask('calendar', 'between', { inicio: today, fim: today }),
)
const news = screen(
  'list',
  ask('categories', 'options', {}),
  ask('news', 'countByCategory'),
  ask('news', 'feed', {}),
)
const contacts = screen(
  'list',
  ask('contacts', 'letters', {}),
  ask('contacts', 'list', page),
  departments,
  providers,
)
const contact = record('contacts', (id) => [ask('contacts', 'get', { id })])
const calendar = screen('list', ask('calendar', 'between', { inicio: dayFromNow(-20), fim: dayFromNow(20) }))
const palette = screen('search', ask('search', 'palette', { q: 'silv' }))
const faq = screen('search', ask('faq', 'search', { busca: 'férias' }))

const everybody: Role['screens'] = [
  [3, home],
  [2, news],
  [2, contacts],
  [1, contact],
  [1, calendar],
  [1, palette],
]

const leadsOf = (lista: 'all' | 'overdue', filtro: object) =>
  screen(
    'list',
    ask('leads', 'list', { ...page, lista, filtro }),
    ask('leads', 'sellers', {}),
    providers,
    ask('salesCampaigns', 'options', {}),
  )
const leads = leadsOf('all', { created_at: month })
const overdue = leadsOf('overdue', {})
const counters = screen(
  'home',
  ask('leads', 'counters', {
    de: month._gte,
    ate: today,
    listas: ['all', 'upgrade', 'downgrade', 'without-coverage'],
  }),
)
const lead = record('leads', (id) => [
  ask('leads', 'get', { id }),
  ask('leads', 'history', { id }),
  ask('leads', 'stages', { id }),
  ask('leads', 'duplicates', { id }),
])
const searchLead = screen('search', ask('leads', 'list', { ...page, lista: 'all', q: 'mariana' }))
const compared = ask('salesReports', 'providers', { por_efetivacao: false, comparar: 'mes_anterior' })
const reportPage = { limit: 20, offset: 0 }
const salesReports: Screen[] = [
  screen(
    'report',
    ask('salesReports', 'dashboard', { por_efetivacao: false, comparar: 'mes_anterior' }),
    compared,
  ),
  screen('report', ask('salesReports', 'sellers', reportPage), compared),
  screen('report', ask('salesReports', 'city', reportPage), compared),
  screen('report', ask('salesReports', 'campaigns', reportPage), compared),
]
/** Its calls are the write itself: `tools/cluster/lead-writes.ts`. */
export const writesLead: Screen = { kind: 'write', calls: () => [] }

const seller: Role['screens'] = [
  [3, leads],
  [2, lead],
  [1, overdue],
  [1, counters],
  [1, searchLead],
  [3, writesLead],
]
const salesManager: Role['screens'] = [
  ...seller,
  ...salesReports.map((report): [number, Screen] => [1, report]),
]

const users = screen('list', ask('users', 'list', page), ask('accessProfiles', 'options'), providers)
const user = record('users', (id) => [ask('users', 'get', { id })])
const employees = screen('list', ask('employees', 'list', page), departments, providers)
const employee = record('employees', (id) => [ask('employees', 'get', { id })])
const birthdays = screen(
  'report',
  ask('hrReports', 'birthdays', page),
  ask('hrReports', 'dayFigures', { relatorio: 'aniversarios', filtro: {} }),
)
const onboarding = screen('list', ask('onboarding', 'list', page), departments, providers)
const onboardingReport = screen(
  'report',
  ask('onboardingReport', 'count', {}),
  ask('onboardingReport', 'page', { concluido: false, limit: 20, offset: 0 }),
)
const personnel: Role['screens'] = [
  [3, users],
  [2, employees],
  [2, user],
  [2, employee],
  [2, birthdays],
  [1, onboarding],
  [1, onboardingReport],
]

const incidents = screen(
  'list',
  ask('incidents', 'list', { ...page, filtro: { situacao: { _in: ['aberto', 'em_tratamento'] } } }),
  ask('incidentCategories', 'options', {}),
  providers,
)
const network = screen('list', ask('incidents', 'network', {}))
const incidentDashboard = screen('report', ask('incidents', 'dashboard', { comparar: 'mes_anterior' }))
const vehicles = screen('list', ask('vehicles', 'list', page), providers)
const costs = screen(
  'report',
  ask('fleet', 'costTotals', { inicio: dayFromNow(-365), fim: today, comparar: 'mes_anterior' }),
  ask('fleet', 'costs', { inicio: dayFromNow(-365), fim: today }),
)
const supplies = screen('report', ask('supplies', 'dashboard', { comparar: 'mes_anterior' }))
const stock = screen('list', ask('supplyProducts', 'stock', page), providers)
const operations: Role['screens'] = [
  [2, incidents],
  [1, network],
  [1, incidentDashboard],
  [2, vehicles],
  [1, costs],
  [1, supplies],
  [1, stock],
]

const deskSales = screen(
  'list',
  ask('deskSales', 'list', {
    limit: 20,
    offset: 0,
    sort: 'prazo',
    filtro: { situacao: { _in: ['pendente'] } },
  }),
  providers,
)
const desk: Role['screens'] = [
  [1, screen('home', ask('backoffice', 'summary'))],
  [3, deskSales],
  [1, screen('list', ask('problems', 'list', { filtro: { situacao: 'aberto' }, limit: 40, sort: 'prazo' }))],
  [1, screen('list', ask('activations', 'list', page), providers)],
]
const refunds = screen('list', ask('refunds', 'list', page), providers)
const blocking = screen('list', ask('blockingRules', 'list', page), providers)

const campaigns = screen(
  'list',
  ask('communicationCampaigns', 'list', page),
  ask('communicationSends', 'queue'),
  providers,
)
const results = screen(
  'report',
  ask('campaignResults', 'synthetic', {}),
  ask('campaignResults', 'weekly', {}),
  ask('campaignResults', 'providers', { comparar: 'mes_anterior' }),
)
const marketing: Role['screens'] = [
  [2, campaigns],
  [2, results],
  [1, screen('list', ask('leadImports', 'list', page))],
  [1, leads],
  [1, screen('list', ask('sponsorshipRequests', 'list', page), providers)],
]

const vacancies = screen('list', ask('vacancies', 'list', page), providers)
const careers: Role['screens'] = [
  [3, vacancies],
  [1, screen('list', ask('interviews', 'list', page))],
]
const candidate: Role['screens'] = [
  [3, screen('list', ask('vacancies', 'choices'), ask('vacancies', 'listPublic', { limit: 20 }))],
  [1, screen('list', ask('jobApplications', 'mine'))],
]
const careersFigures = screen('report', ask('careersFigures', 'dashboard', { comparar: 'mes_anterior' }))

const settings: Role['screens'] = [
  [1, screen('list', ask('permissions', 'list', page), ask('accessProfiles', 'options'))],
  [1, screen('list', ask('cities', 'list', page), providers)],
]

const works = (login: string, people: number, ...screens: Role['screens']): Role => ({
  login,
  people,
  screens: [...everybody, ...screens],
})

/** Every sign-in of the demo, and how many of hundred people are like it. */
export const roles: Role[] = [
  works('vendedor', 18, ...seller),
  { login: 'vendedor.externo', people: 6, screens: seller },
  works('gestor.vendas', 6, ...salesManager),
  works('leitor.vendas', 2, [2, leads], [1, lead], [2, salesReports[0]!], [1, salesReports[2]!]),
  works('funcionario', 16, [1, faq]),
  works('tecnico', 10, [1, faq]),
  works('atendente', 6, [1, faq]),
  works('backoffice', 5, ...desk),
  works('leitor.atendimento', 2, ...desk, [1, blocking]),
  works('cobranca', 2, [3, blocking]),
  works('financeiro', 2, [3, refunds]),
  works('gestor.rh', 3, ...personnel),
  works('gestor.rh2', 2, ...personnel),
  works('solicitante.rh', 2, [2, employees], [1, birthdays]),
  works('onboarding', 1, [2, onboarding], [1, onboardingReport]),
  works('desligamentos', 1, [2, screen('list', ask('shutdowns', 'list', page), departments)]),
  works('recrutamento', 2, ...careers, [1, careersFigures]),
  works('gestor.vaga', 1, ...careers),
  { login: 'candidato', people: 2, screens: candidate },
  works('editor', 2, [2, screen('list', ask('news', 'list', page), departments, providers)]),
  works('gestor.marketing', 3, ...marketing),
  works('gestor.roleta', 1, [2, screen('list', ask('roulette', 'list', page))]),
  works('gestor.operacoes', 2, ...operations),
  works('leitor.operacoes', 1, ...operations),
  works('configuracao', 1, ...settings),
  works('superadmin', 1, ...personnel, ...operations, ...salesManager, ...settings),
]
