/** What the answer of a procedure holds, said by each of them and checked by `apps/server/test/scope-walk.test.ts`. */
import type { Ability } from '@intranet/contract/access'

/**
 * - `public`: what anybody may know, also guests;
 * - `reference`: what belongs to the whole group and to no provider (categories, settings, cities);
 * - `own`: what concerns the caller alone;
 * - `providerRows`: rows of the caller's providers, and rows of no provider;
 * - `departmentRows`: the same; only those of their department for people whose role ends there;
 * - `figures`, `departmentFigures`: numbers counted from such rows, with the names that group them;
 * - `everyRow`: rows of all providers, for superadmins;
 * - `nothing`: ids, moments and counts of what the caller wrote.
 */
export type Tells =
  | 'public'
  | 'reference'
  | 'own'
  | 'providerRows'
  | 'departmentRows'
  | 'figures'
  | 'departmentFigures'
  | 'everyRow'
  | 'nothing'

/** What a procedure of this ability may tell: rows of all providers are for superadmins alone. */
export type TellsOf<A extends Ability> = 'superadmin' extends A ? Tells : Exclude<Tells, 'everyRow'>
