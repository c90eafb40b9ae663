import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import type { HandOverSheetProps } from './hand-over-sheet.tsx'

/** Fetched when it opens. */
export const HandOverSheet = lazyDialog<HandOverSheetProps>(async () => ({
  default: (await import('./hand-over-sheet.tsx')).HandOverSheet,
}))
