import { isCandidate, type AccessHolder } from '../access.ts'

/** Everybody who signed in but candidates: external sellers too (docs/content.md#applications). */
export const seesApplications = (holder: AccessHolder | null): boolean =>
  holder !== null && !isCandidate(holder)
