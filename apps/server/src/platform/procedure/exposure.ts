/** What the answer of a procedure may contain, said by each of them and checked by `apps/server/test/scope-walk.test.ts`. */
import type { Ability } from '@intranet/contract/access'

/**
 * - `public`: what anybody may see, also guests;
 * - `reference`: what belongs to the whole group and to no provider (categories, settings, cities);
 * - `own`: what concerns the caller alone;
 * - `providerRows`: rows of the caller's providers, and rows of no provider;
 * - `departmentRows`: the same; only those of their department for people whose role ends there;
 * - `figures`, `departmentFigures`: numbers counted from such rows, with the names that group them;
 * - `everyRow`: rows of all providers, for superadmins;
 * - `nothing`: ids, moments and counts of what the caller wrote.
 */
export type Exposure =
  | 'public'
  | 'reference'
  | 'own'
  | 'providerRows'
  | 'departmentRows'
  | 'figures'
  | 'departmentFigures'
  | 'everyRow'
  | 'nothing'

/** What a procedure of this ability may contain: rows of all providers are for superadmins alone. */
export type ExposureOf<A extends Ability> = 'superadmin' extends A ? Exposure : Exclude<Exposure, 'everyRow'>
