/** The demo group for walks that only read: one world for all rounds of `pnpm mutate`. */
import { kept } from './kept.ts'
import { walkWorld } from './walk-world.ts'

export const readingWorld = kept(walkWorld)
