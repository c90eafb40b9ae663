import type { Outputs } from '@/lib/trpc.ts'

/** An import with its columns and first lines, as its page reads it. */
export type LeadImport = Outputs['leadImports']['get']
