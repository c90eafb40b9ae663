import type { Outputs } from '@/lib/trpc.ts'

/** A record of the blacklist, as its pages read it. */
export type BlacklistRecord = Outputs['blacklist']['get']
