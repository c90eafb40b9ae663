/** The permissions. Server, menu, cards and buttons all use these functions. See docs/access.md. */

/** Module keys, as roles and REST clients write them. */
export const moduleKeys = [
  'users',
  'rh',
  'desligamentos',
  'banco_talentos',
  'onboarding',
  'perguntas_frequentes',
  'manual',
  'novidades',
  'vendas',
  'marketing',
  'regua_comunicacao',
  'eventos',
  'roulette',
  'suprimentos',
  'configuracao',
  'pagina_inicial',
  'notificacao',
  'incidentes',
  'frota',
  'caronas',
  'precificacao',
  'regras_bloqueio',
  'blacklist',
  'backoffice',
  'painel_cliente',
  'financeiro',
  'estornos',
] as const

export type ModuleKey = (typeof moduleKeys)[number]

/** Levels of a module, strongest first. */
export const levels = ['gestor', 'solicitante', 'leitor'] as const
export type Level = (typeof levels)[number]

export const SUPERADMIN = 'users:superadmin'

/** A role that modules have. */
export type ModuleRole = typeof SUPERADMIN | `${ModuleKey}:${Level}`

const withoutLevels: readonly ModuleKey[] = ['users', 'eventos', 'estornos']
/**
 * Modules whose levels an administrator may give. "users" has only the superadmin; "eventos" and "estornos" exist only
 * here and have no levels of their own (see `eventRank`, `refundRank`).
 */
export const grantableModules = moduleKeys.filter((key) => !withoutLevels.includes(key))

/** Roles of these modules may be stored already, but their screens do not exist yet: settings do not show them. */
export const modulesToCome: readonly ModuleKey[] = []

/** Modules that an administrator is offered levels of. */
export const offeredModules: readonly ModuleKey[] = grantableModules.filter(
  (key) => !modulesToCome.includes(key),
)

/** Every role string that may be stored. */
export const grantableRoles: readonly string[] = [
  SUPERADMIN,
  'users:gestor',
  'notifications:viewer',
  ...grantableModules.flatMap((key) => levels.map((level) => `${key}:${level}`)),
]

/** The roles that an external seller may have (docs/access.md#partners). */
export const partnerRoles = ['vendas:solicitante', 'vendas:leitor'] as const

export type Ability =
  | 'public'
  | 'signedIn'
  | 'employee'
  | 'self'
  | 'read'
  | 'create'
  | 'editOwn'
  | 'manage'
  | 'superadmin'

/** The person (or, when null, the guest) an access question is about. */
export interface AccessHolder {
  roles: readonly string[]
  employee: boolean
}

/**
 * The first valid role for a module: users:superadmin, {module}:gestor, :solicitante, :leitor, user, else guest.
 * See docs/access.md#roles-in-force.
 */
export function effectiveRole(roles: readonly string[], module: ModuleKey): string {
  if (roles.includes(SUPERADMIN)) return SUPERADMIN
  for (const level of levels) {
    if (roles.includes(`${module}:${level}`)) return `${module}:${level}`
  }
  return roles.includes('user') ? 'user' : 'guest'
}

/** 3 gestor, 2 solicitante, 1 leitor, 0 none; a superadmin counts as 4. */
export function levelRank(roles: readonly string[], module: ModuleKey): number {
  const role = effectiveRole(roles, module)
  if (role === SUPERADMIN) return 4
  const index = levels.findIndex((level) => role === `${module}:${level}`)
  return index < 0 ? 0 : 3 - index
}

/**
 * HR keeps people, the manager of the configuration sees them (docs/access.md#peoples-module).
 * "users:gestor" counts for nothing here.
 */
function peopleRank(roles: readonly string[]): number {
  if (roles.includes(SUPERADMIN)) return 4
  if (roles.includes('rh:gestor')) return 3
  return roles.includes('configuracao:gestor') ? 1 : 0
}

/**
 * Onboarding belongs to HR: the stronger of its roles and those of `rh` counts (docs/access.md#onboardings-roles).
 */
function onboardingRank(roles: readonly string[]): number {
  return Math.max(levelRank(roles, 'rh'), levelRank(roles, 'onboarding'))
}

/**
 * Whether somebody's onboarding role is limited to their own department: solicitante or leitor, unless `rh` gives them
 * the same level (docs/access.md#onboardings-roles).
 */
export function onboardingDepartmentOnly(roles: readonly string[]): boolean {
  const own = levelRank(roles, 'onboarding')
  return own >= 1 && own <= 2 && levelRank(roles, 'rh') < own
}

export function isSuperadmin(holder: AccessHolder | null): boolean {
  return holder?.roles.includes(SUPERADMIN) ?? false
}

/** Somebody without work and without a role here (docs/access.md#candidates); external sellers have a role. */
export const isCandidate = (holder: AccessHolder | null): boolean =>
  holder !== null && !holder.employee && !holder.roles.some((role) => role.includes(':'))

/** Shutdowns are requested with their own roles and decided by HR's manager (docs/access.md#shutdowns-roles). */
function shutdownRank(roles: readonly string[]): number {
  const own = levelRank(roles, 'desligamentos')
  return roles.includes('rh:gestor') ? Math.max(own, 3) : own
}

/** Who sells may read prices (docs/access.md#sellers-roles). */
function pricingRank(roles: readonly string[]): number {
  return Math.max(levelRank(roles, 'precificacao'), levelRank(roles, 'vendas') > 0 ? 1 : 0)
}

/**
 * The manager of sales writes the blacklist of their providers; other sellers never see it
 * (docs/sales.md#one-registry).
 */
function blacklistRank(roles: readonly string[]): number {
  return Math.max(levelRank(roles, 'blacklist'), levelRank(roles, 'vendas') >= 3 ? 2 : 0)
}

/** Events are kept by marketing and by communication: the stronger role counts (docs/access.md#sellers-roles). */
function eventRank(roles: readonly string[]): number {
  return Math.max(levelRank(roles, 'marketing'), levelRank(roles, 'regua_comunicacao'))
}

/**
 * Finance decides on refunds and the backoffice asks for them, its managers too: who asks never decides alone
 * (docs/desk.md#refunds).
 */
function refundRank(roles: readonly string[]): number {
  return Math.max(levelRank(roles, 'financeiro'), Math.min(levelRank(roles, 'backoffice'), 2))
}

/** Vacancies and the talent bank: their own roles, and HR's manager (docs/access.md#talent-banks-roles). */
function talentRank(roles: readonly string[]): number {
  return Math.max(levelRank(roles, 'banco_talentos'), roles.includes('rh:gestor') ? 3 : 0)
}

function rankIn(roles: readonly string[], module: ModuleKey): number {
  if (module === 'precificacao') return pricingRank(roles)
  if (module === 'blacklist') return blacklistRank(roles)
  if (module === 'eventos') return eventRank(roles)
  if (module === 'estornos') return refundRank(roles)
  if (module === 'users') return peopleRank(roles)
  if (module === 'desligamentos') return shutdownRank(roles)
  if (module === 'banco_talentos') return talentRank(roles)
  return module === 'onboarding' ? onboardingRank(roles) : levelRank(roles, module)
}

/**
 * Whether somebody may use an ability of a module.
 * configuracao is written by superadmins only; its gestor reads (docs/access.md#configuration).
 * `users` is the people's module: see `peopleRank`.
 * `self` and `editOwn` answer whether the question may be asked at all: the row's owner is checked in the query.
 */
export function can(holder: AccessHolder | null, module: ModuleKey, ability: Ability): boolean {
  if (ability === 'public') return true
  if (!holder) return false
  const rank = module === 'banco_talentos' && !holder.employee ? 0 : rankIn(holder.roles, module)
  if (rank === 4) return true
  switch (ability) {
    case 'signedIn':
    case 'self':
      return true
    case 'employee':
      return holder.employee
    case 'superadmin':
      return false
    case 'read':
      return module === 'configuracao' ? rank === 3 : rank >= 1
    case 'create':
    case 'editOwn':
      return module !== 'configuracao' && rank >= 2
    case 'manage':
      return module !== 'configuracao' && rank >= 3
  }
}

/** Who manages anything sees the settings gear (docs/screens.md#settings-gear). */
export function isAnyManager(holder: AccessHolder | null): boolean {
  return holder?.roles.some((role) => role === SUPERADMIN || role.endsWith(':gestor')) ?? false
}

/** The entries Usuários and Configurações: superadmin or the manager of configuracao (docs/screens.md#profile-menu). */
export function seesConfiguration(holder: AccessHolder | null): boolean {
  return isSuperadmin(holder) || (holder?.roles.includes('configuracao:gestor') ?? false)
}

/**
 * The roles left when a role header narrows a request, or null when it names more than the person has.
 * A header never gives more access (docs/access.md#role-header).
 */
export function narrowRoles(roles: readonly string[], header: string): string[] | null {
  if (header === SUPERADMIN) return roles.includes(SUPERADMIN) ? [...roles] : null
  if (header === 'user') return ['user']
  const [module, level] = header.split(':')
  const key = moduleKeys.find((k) => k === module)
  if (!key) return roles.includes(header) ? [header, 'user'] : null
  const wanted = levels.indexOf(level as Level)
  if (wanted < 0) return roles.includes(header) ? [header, 'user'] : null
  return levelRank(roles, key) >= 3 - wanted ? [header, 'user'] : null
}

/** The modules of "Atendimento". */
export const deskModules = ['backoffice', 'painel_cliente', 'financeiro', 'regras_bloqueio'] as const

/** Whether somebody has a screen of "Atendimento". */
export const worksInServiceDesk = (holder: AccessHolder | null): boolean =>
  deskModules.some((module) => can(holder, module, 'read'))
