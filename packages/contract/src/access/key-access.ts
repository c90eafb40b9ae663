/** What an access key may do: never more than its owner, and never what only a person does. See docs/access-keys.md. */
import {
  can,
  grantableModules,
  levelRank,
  levels,
  onboardingDepartmentOnly,
  type Ability,
  type AccessHolder,
  type Level,
  type ModuleKey,
} from '../access.ts'

/** Modules that a key may name: of the configuration it reads providers and cities, and changes nothing. */
export const keyModules = grantableModules

const atLeast = (rank: number): Level | undefined => levels.find((_, index) => 3 - index <= rank)

/** The strongest level of a module that somebody can put on a key of theirs; undefined when there is none. */
export const highestLevel = (roles: readonly string[], module: ModuleKey): Level | undefined =>
  atLeast(levelRank(roles, module))

/** The roles of a request made with a key: each role on the key, lowered to what its owner has at this moment. */
export function keyRoles(onKey: readonly string[], owner: readonly string[]): string[] {
  const kept = keyModules.flatMap((module) => {
    const level = atLeast(Math.min(levelRank(onKey, module), levelRank(owner, module)))
    return level ? [`${module}:${level}`] : []
  })
  // HR's reader sees every department in onboarding: an owner who ends at their own gives no key that reaches farther.
  const farther = onboardingDepartmentOnly(owner) && !onboardingDepartmentOnly(kept)
  return [...(farther ? kept.filter((role) => !role.startsWith('rh:')) : kept), 'user']
}

/** Whether `holder`, whose roles are those of a key already (`keyRoles`), may use an ability of a module. */
export function canByKey(holder: AccessHolder, module: ModuleKey, ability: Ability): boolean {
  if (ability === 'self' || ability === 'superadmin') return false
  // What every person may, a key may only where it names the module.
  const forPeople = ability === 'signedIn' || ability === 'employee'
  return can(holder, module, ability) && (!forPeople || can(holder, module, 'read'))
}
