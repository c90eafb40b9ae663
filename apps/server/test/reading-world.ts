/** The demo group for walks that only read, or whose writes are undone: one world for all such files of a process. */
import { kept } from './kept.ts'
import { walkWorld } from './walk-world.ts'

export const readingWorld = kept(walkWorld, true)
