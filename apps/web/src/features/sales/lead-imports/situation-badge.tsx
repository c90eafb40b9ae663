import { importSituations, type ImportSituation } from '@intranet/contract/sales/lead-import-words'
import { StateBadge } from '@/components/ui/state-badge.tsx'

export const SituationBadge = ({ situation }: { situation: ImportSituation }) => (
  <StateBadge state={importSituations[situation]} />
)
