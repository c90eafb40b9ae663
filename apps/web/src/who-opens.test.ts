import { can, type ModuleKey } from '@intranet/contract/access'
import { type AnyRoute, createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { walkPeople } from '../../../tools/test/walk-people.ts'
import { opens } from '@/lib/needs.ts'
import { routeTree } from './routeTree.gen.ts'

// Every screen, every demo sign-in: who gets in, by what docs/access.md says of the area and not by what the routes say.

const people = walkPeople

const hrManagers = ['gestor.rh', 'gestor.rh2']
/** HR's managers, and those of the talent bank. */
const hiringManagers = [...hrManagers, 'recrutamento']
/** Also anyone who writes drafts and hires for their own vacancies. */
const hiring = [...hiringManagers, 'gestor.vaga']
const hrReaders = [...hrManagers, 'solicitante.rh']
const sellers = ['gestor.marketing', 'gestor.vendas', 'vendedor']
const salesStaff = [...sellers, 'leitor.vendas']
const operations = ['gestor.operacoes', 'leitor.operacoes']
const staff = people.map(({ login }) => login).filter((login) => !/externo|candidato/.test(login))
const signedIn = people.map(({ login }) => login)

/** Whose screens they are, besides superadmins, by address; the first line that fits counts. */
const areas: [rule: string, address: RegExp, who: string[]][] = [
  [
    'guests',
    /^\/(intranet|reset-password|contratar|patrocinios|privacidade|financial|ResumeDatabase|rede|dashboards\/careers|careers\/(interview|invite|list|offer|role)|applicants|faq\/search|ride-employee|home|microrregions\/list|roleta|ride-employee)\b/,
    ['guest', ...signedIn],
  ],
  [
    'the hub of managers',
    /^\/modulos\/admin$/,
    [
      ...hiringManagers,
      'editor',
      'configuracao',
      'gestor.marketing',
      'gestor.roleta',
      'gestor.vendas',
      'gestor.operacoes',
      'backoffice',
      'cobranca',
      'financeiro',
    ],
  ],
  [
    'hubs that ask card by card',
    /^\/(content|marketing|operations|reports|service)\/home$|^\/human-resources\/?$/,
    signedIn,
  ],
  [
    "one's own page, and what the server decides by record",
    /^\/$|^\/(por-enviar|operations\/home|settings\/keys|fleet\/fines\/term|users\/(my-data|edit|profile|curriculum|sessions|security)|resume|settings\/outbox|categories\/cards|human-resources\/(employee\/(profile|form\/edit)|onboarding\/employee))\b/,
    signedIn,
  ],
  ['people: HR and the configuration look at the list', /^\/users\/list$/, [...hrManagers, 'configuracao']],
  [
    'configuration is written by superadmins',
    /^\/(access-profiles|companies|providers|contracting\/companies|cities|microrregions)\/(register|edit|list\/cities)\b|^\/settings\/register$/,
    [],
  ],
  [
    'what answers for security and data, and the health of the service, are superadmins’',
    /^\/settings\/(security|health|data-officer|searches)$|^\/settings\/(canaries|incidents|sign-on)\//,
    [],
  ],
  [
    'configuration is read by its manager',
    /^\/(access-profiles|companies|providers|contracting\/companies|cities)\/list$|^\/settings\//,
    ['configuracao'],
  ],
  [
    "the company's structure and HR's lists are read by HR",
    /^\/(departments|sectors|positions|holidays|compliments-categories|documents-categories|human-resources\/employee)\/list$/,
    hrReaders,
  ],
  [
    'reports of people',
    /^\/reports\/(list-admission|list-gender|list-general|provider-city|pyramid-list)$/,
    hrReaders,
  ],
  [
    'readings are checked by HR and editors',
    /^\/(reports\/read-confirm|employee-handbook\/readers)/,
    [...hrReaders, 'editor'],
  ],
  [
    'applications and interviews: every employee, as far as they work with them',
    /^\/careers\/(applicants|candidate|compare|interviews)\b/,
    staff,
  ],
  [
    'vacancies, their words and their report',
    /^\/careers\/(admin|register|edit|keywords|questions\/(list|register))\b|^\/human-resources\/vacancy\/report$/,
    hiring,
  ],
  [
    'messages, reasons, criteria, questions and letters of hiring',
    /^\/careers\/(templates|reasons|criteria|questions|letters)\b/,
    hiringManagers,
  ],
  ['shutdowns', /^\/shutdowns\//, [...hrManagers, 'desligamentos']],
  [
    'onboarding',
    /^\/human-resources\/(onboarding|(content|trail)\/(list|register|sync))\b/,
    [...hrReaders, 'onboarding'],
  ],
  [
    "what HR's managers keep",
    /^\/(compliments-categories|documents-categories|holidays|departments|sectors|positions)\/|^\/documents\/(batch|register|edit|version)|^\/users\/register$|^\/reports\/(family-list|list-dismiss)$|^\/human-resources\//,
    hrManagers,
  ],
  ["categories of incidents: the operations' manager", /^\/incidents-categories\//, ['gestor.operacoes']],
  ['reports from the field: the operations’ manager', /^\/incidents\/reports\//, ['gestor.operacoes']],
  ['requests for equipment: who hands over', /^\/supplies\/requests\//, ['gestor.operacoes']],
  ['incidents are registered by roles', /^\/incidents\/register$/, ['gestor.operacoes']],
  ['incidents are counted by who reads them', /^\/incidents\/dashboards$/, operations],
  [
    'squads, terms and what one has: every employee, as far as it is theirs',
    /^\/(squads\/(list|inventory|scan)|supplies\/custody\/(mine|term))\b/,
    staff,
  ],
  [
    'supplies are read by the whole operation',
    /^\/squads\/recycling$|^\/supplies\/(dashboard|home|maintenance|recycling|removal|stock|assets\/(list|edit\/\$id)|custody\/(list|person\/\$id)|(devolutions|returning)\/(alternative)?)$/,
    operations,
  ],
  ['supplies', /^\/(supplies|squads)\//, ['gestor.operacoes']],
  [
    'the list of refunds, for readers too',
    /^\/backoffice\/estornos\/listagem$/,
    ['backoffice', 'financeiro', 'leitor.atendimento'],
  ],
  [
    'refunds are read by finance and the backoffice, and asked for by both',
    /^\/backoffice\/estornos\//,
    ['backoffice', 'financeiro'],
  ],
  ['the backoffice', /^\/backoffice\//, ['backoffice', 'leitor.atendimento']],
  ['the panel of a customer', /^\/client-panel\//, ['atendente', 'leitor.atendimento']],
  [
    'blocking rules are read',
    /^\/blocking-(rules\/(list|simulation\/\$id)|exception-criterion\/list\/\$id)$/,
    ['cobranca', 'leitor.atendimento'],
  ],
  ['blocking rules and their exceptions', /^\/blocking-(rules|exception-criterion)\//, ['cobranca']],
  [
    'the fleet is read',
    /^\/fleet\/(costs|home|(companies|driver|fines|fuel|incidents-vehicle|maintenance-vehicle|rentals|vehicle)\/list|vehicle\/edit\/\$id)$/,
    operations,
  ],
  ['the fleet', /^\/fleet\//, ['gestor.operacoes']],
  ["the repairs of the fleet's cars", /^\/reports\/car-repair$/, ['gestor.operacoes', ...hrManagers]],
  ['applications', /^\/applications\//, [...staff, 'vendedor.externo']],
  [
    'what every employee has',
    /^\/(requests|expiries|incidents|ride|calendar|resources|contacts|emailsignature|compliments|documents|family)\b|^\/employee-handbook\/(view|print)$|^\/news\/(list|\$id)|^\/reports\/(birthday|company-anniversary)/,
    staff,
  ],
  ['editors', /^\/(news|categories|faq|faq-categories|employee-handbook)\//, ['editor']],
  ['where tracking links lead', /^\/marketing\/destinations\//, []],
  ['communication and events', /^\/marketing\/(communication|events)/, ['gestor.marketing']],
  ['roulettes', /^\/marketing\/roulette\//, ['gestor.roleta']],
  ['sponsorship', /^\/marketing\/sponsorship\//, ['gestor.marketing']],
  ['what sellers of the house keep', /^\/marketing\/.+\/(register|edit)\b/, sellers],
  [
    'what sellers of the house read',
    /^\/marketing\/|^\/sales\/internal\/customers\/(list|\$id)$/,
    salesStaff,
  ],
  [
    'the connections of sales',
    /^\/sales\/internal\/erp\/|\/leads\/excluded\/list$|^\/pricing\/(edit|register)\b/,
    [],
  ],
  [
    'the blacklist is read at the desk',
    /^\/blacklist\/(list|edit\/\$id|motives\/list)$|\/basic-configurations\/blocklist\/(list|edit\/\$id)$/,
    ['gestor.vendas', 'leitor.atendimento'],
  ],
  [
    'prices are read by sales and at the desk',
    /^\/pricing\/list$/,
    [...salesStaff, 'vendedor.externo', 'leitor.atendimento'],
  ],
  [
    'what the manager of sales keeps',
    /^\/blacklist\/|\/blocklist\/(register|edit)|\/basic-configurations\/blocklist\/list$|^\/sales\/internal\/(coverage|customers)\/(import|register|edit)/,
    ['gestor.vendas'],
  ],
  [
    'leads are written by sellers, partners too',
    /^\/leads\/external\/register|\/leads\/edit\//,
    [...sellers, 'vendedor.externo'],
  ],
  [
    'sales are read by everybody with a role of it',
    /^\/(sales|vendas|pricing)\//,
    [...salesStaff, 'vendedor.externo'],
  ],
]

const router = createRouter({
  routeTree,
  context: { queryClient: undefined as never, screens: undefined as never },
})
const screens = (Object.values(router.routesById) as AnyRoute[])
  .filter(({ options }) => options.component && options.staticData.title)
  .map(({ fullPath, options }) => ({ address: String(fullPath), needs: options.staticData.needs }))
const areaOf = (address: string) => areas.find(([, fits]) => fits.test(address))?.[0]

type Exported = Record<string, { base?: string; module: ModuleKey }>
const files = import.meta.glob<Exported>('./features/**/*.entity.ts', { eager: true })
const entities = Object.values(files).flatMap((exported) => Object.values(exported))

/** A plain entity needs no line above: readers of its module open the list, and its managers what lies beside it. */
function whoKeeps(address: string): string[] | undefined {
  const entity = entities.find(({ base }) => base && address.startsWith(`${base}/`))
  if (!entity) return undefined
  const ability = address === `${entity.base}/list` ? 'read' : 'manage'
  return people.filter(({ holder }) => can(holder, entity.module, ability)).map(({ login }) => login)
}

function wrongAt({ address, needs }: (typeof screens)[number], who: readonly string[]): string[] {
  const wanted = new Set([...who, 'superadmin'])
  return [{ login: 'guest', holder: null }, ...people]
    .filter(({ login, holder }) => opens(needs, holder) !== wanted.has(login))
    .map(({ login }) => `${login} ${wanted.has(login) ? 'is refused' : 'gets in'}: ${address}`)
}

it('every screen belongs to an area whose people are written down, or to a plain entity', () => {
  const known = ({ address }: (typeof screens)[number]) => areaOf(address) ?? whoKeeps(address)
  expect(screens.filter((screen) => !known(screen)).map(({ address }) => address)).toEqual([])
})

it('the screens of a plain entity open for who reads and who keeps its module', () => {
  expect(new Set(whoKeeps('/departments/list'))).toEqual(new Set(['superadmin', ...hrReaders]))
  expect(new Set(whoKeeps('/departments/edit/$id'))).toEqual(new Set(['superadmin', ...hrManagers]))
  const plain = screens.filter(({ address }) => !areaOf(address))
  expect(plain.flatMap((screen) => wrongAt(screen, whoKeeps(screen.address) ?? []))).toEqual([])
})

it.each(areas)('%s', (rule, _, who) => {
  const mine = screens.filter(({ address }) => areaOf(address) === rule)
  expect(mine.flatMap((screen) => wrongAt(screen, who))).toEqual([])
  expect(mine.length).toBeGreaterThan(0)
})
