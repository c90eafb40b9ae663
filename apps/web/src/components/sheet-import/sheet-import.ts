import type { Outputs } from '@/lib/trpc.ts'

/** One's newest import of an entity, as a screen has it. */
export type SheetImport = NonNullable<Outputs['sheetImports']['current']>
