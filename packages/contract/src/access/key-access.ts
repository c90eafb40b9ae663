/** What an access key may do: never more than its owner, and never what only a person does. See docs/access-keys.md. */
import {
  can,
  grantableModules,
  levelRank,
  levels,
  onboardingDepartmentOnly,
  SUPERADMIN,
  type Ability,
  type AccessHolder,
  type Level,
  type ModuleKey,
} from '../access.ts'

/** What a key of least rights may do in a module that it names: `escrever` reads too. */
export const keyGrants = ['ler', 'escrever'] as const
export type KeyGrant = (typeof keyGrants)[number]
export type KeyGrants = Partial<Record<ModuleKey, KeyGrant>>

/** Modules that a key may name: of the configuration it reads providers and cities, and changes nothing. */
export const keyModules = grantableModules

const atLeast = (rank: number): Level | undefined => levels.find((_, index) => 3 - index <= rank)

/** The strongest level of a module that somebody can put on a key of theirs; undefined when there is none. */
export const highestLevel = (roles: readonly string[], module: ModuleKey): Level | undefined =>
  atLeast(levelRank(roles, module))

/** The highest level of somebody in each module that a key may name. */
export const levelsOf = (roles: readonly string[]): { modulo: ModuleKey; nivel: Level }[] =>
  keyModules.flatMap((modulo) => {
    const nivel = highestLevel(roles, modulo)
    return nivel ? [{ modulo, nivel }] : []
  })

const lowered = (onKey: readonly string[], owner: readonly string[]) =>
  keyModules.flatMap((module) => {
    const level = atLeast(Math.min(levelRank(onKey, module), levelRank(owner, module)))
    return level ? [`${module}:${level}`] : []
  })

/** The roles of a request made with a key: each role on the key, lowered to what its owner has at this moment. */
export function keyRoles(onKey: readonly string[], owner: readonly string[]): string[] {
  const kept = lowered(onKey, owner)
  // HR's reader sees every department in onboarding: an owner who ends at their own gives no key that reaches farther.
  const farther = onboardingDepartmentOnly(owner) && !onboardingDepartmentOnly(kept)
  return [...(farther ? kept.filter((role) => !role.startsWith('rh:')) : kept), 'user']
}

/** Where roles of other modules count too (the ranks of access.ts). */
const decidedBy: Partial<Record<ModuleKey, readonly ModuleKey[]>> = {
  users: ['rh', 'configuracao'],
  onboarding: ['onboarding', 'rh'],
  desligamentos: ['desligamentos', 'rh'],
  banco_talentos: ['banco_talentos', 'rh'],
  precificacao: ['precificacao', 'vendas'],
  blacklist: ['blacklist', 'vendas'],
  eventos: ['marketing', 'regua_comunicacao'],
  estornos: ['financeiro', 'backoffice'],
}

/** The modules whose roles decide what somebody may in this one. */
export const decidingModules = (module: ModuleKey): readonly ModuleKey[] => decidedBy[module] ?? [module]

/** The modules of which a key of least rights names one to reach this one. */
export const namingModules = (module: ModuleKey): readonly ModuleKey[] =>
  keyModules.includes(module) ? [module] : decidingModules(module)

/** What a key of least rights names; undefined for one that has levels. */
export function grantsOf(onKey: readonly string[]): KeyGrants | undefined {
  const named = keyModules.flatMap((module): [ModuleKey, KeyGrant][] => {
    const grant = keyGrants.findLast((one) => onKey.includes(`${module}:${one}`))
    return grant ? [[module, grant]] : []
  })
  return named.length ? Object.fromEntries(named) : undefined
}

/** The roles of a key of least rights with one module changed; null takes it away. */
export function withGrant(onKey: readonly string[], module: ModuleKey, grant: KeyGrant | null): string[] {
  const others = onKey.filter((role) => !role.startsWith(`${module}:`))
  return (grant ? [...others, `${module}:${grant}`] : others).toSorted()
}

/** A key with levels as one of least rights: who read goes on reading, the others write. */
export const asGrants = (onKey: readonly string[]): string[] =>
  onKey.map((role) => role.replace(/:leitor$/, ':ler').replace(/:(solicitante|gestor)$/, ':escrever'))

const named = (grants: KeyGrants) => keyModules.filter((module) => grants[module])

/** The owner's roles, as strong as they are at this moment, that decide in the modules of a key of least rights. */
export function leastRoles(grants: KeyGrants, owner: readonly string[]): string[] {
  if (owner.includes(SUPERADMIN)) return [...named(grants).map((module) => `${module}:gestor`), 'user']
  const deciding = new Set(named(grants).flatMap(decidingModules))
  // Beside `rh`, the role of onboarding says where the owner's reach ends.
  if (deciding.has('rh')) deciding.add('onboarding')
  const highest = [...deciding].map((module) => `${module}:gestor`)
  return [...lowered(highest, owner), 'user']
}

export interface AskedOfKey {
  module: ModuleKey
  ability: Ability
  /** Whether something is changed. */
  writes: boolean
  /** A rule that the call has beside its ability. */
  passes?(holder: AccessHolder): boolean
}

/** Whether a key of least rights may: it names the module, with `escrever` for what writes, and its owner may. */
export function canByGrants(
  { roles, employee }: AccessHolder,
  grants: KeyGrants,
  { module, ability, writes }: AskedOfKey,
): boolean {
  return namingModules(module).some((name) => {
    if (!grants[name] || (writes && grants[name] !== 'escrever')) return false
    const deciding = decidingModules(name)
    const own = roles.filter((role) => deciding.some((one) => role.startsWith(`${one}:`)))
    return canByKey({ roles: [...own, 'user'], employee }, module, ability)
  })
}

/** What a key has to name for a call, one of each list being enough; null where no key may. */
export interface KeyNeeds {
  /** Of a key of least rights: `rh:ler`. Empty where any key may. */
  acessos: string[]
  /** Of a key with levels: the lowest, `rh:leitor`. */
  niveis: string[]
}

/** What a key needs; its owner needs the roles beside it. */
export function keyNeeds({ module, ability, writes, passes = () => true }: AskedOfKey): KeyNeeds | null {
  if (ability === 'public') return { acessos: [], niveis: [] }
  const grant: KeyGrant = writes ? 'escrever' : 'ler'
  const acessos = namingModules(module).filter((name) => {
    const holder = { roles: leastRoles({ [name]: grant }, [SUPERADMIN]), employee: true }
    return canByGrants(holder, { [name]: grant }, { module, ability, writes }) && passes(holder)
  })
  const niveis = decidingModules(module).flatMap((name) => {
    const enough = (level: Level) => {
      const holder = { roles: [`${name}:${level}`, 'user'], employee: true }
      return canByKey(holder, module, ability) && passes(holder)
    }
    const lowest = levels.findLast(enough)
    return lowest ? [`${name}:${lowest}`] : []
  })
  return acessos.length ? { acessos: acessos.map((name) => `${name}:${grant}`), niveis } : null
}

/** The most that a key of somebody may name in a module; undefined when they do not read it. */
export function highestGrant(owner: readonly string[], module: ModuleKey): KeyGrant | undefined {
  const may = (grant: KeyGrant, ability: Ability) => {
    const grants = { [module]: grant }
    const holder = { roles: leastRoles(grants, owner), employee: true }
    return canByGrants(holder, grants, { module, ability, writes: grant === 'escrever' })
  }
  if (may('escrever', 'create')) return 'escrever'
  return may('ler', 'read') ? 'ler' : undefined
}

/** Whether `holder`, whose roles are those of a key already (`keyRoles`), may use an ability of a module. */
export function canByKey(holder: AccessHolder, module: ModuleKey, ability: Ability): boolean {
  if (ability === 'self' || ability === 'superadmin') return false
  // What every person may, a key may only where it names the module.
  const forPeople = ability === 'signedIn' || ability === 'employee'
  return can(holder, module, ability) && (!forPeople || can(holder, module, 'read'))
}
