import { importSituations, type ImportSituation } from '@intranet/contract/sales/lead-import-words'
import { Badge } from '@/components/ui/badge.tsx'

const tones: Partial<Record<ImportSituation, 'success' | 'warning' | 'danger' | 'info'>> = {
  importada: 'success',
  conferida: 'warning',
  falhou: 'danger',
  lendo: 'info',
  importando: 'info',
  criando: 'info',
}

export const SituationBadge = ({ situation }: { situation: ImportSituation }) => (
  <Badge tone={tones[situation]}>{importSituations[situation]}</Badge>
)
