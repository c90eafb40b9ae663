import { importSituations, type ImportSituation } from '@intranet/contract/sales/lead-import-words'
import { Badge, type BadgeVariant } from '@/components/ui/badge.tsx'

const tones: Partial<Record<ImportSituation, BadgeVariant>> = {
  importada: 'success',
  conferida: 'warning',
  falhou: 'destructive',
  lendo: 'info',
  importando: 'info',
  criando: 'info',
}

export const SituationBadge = ({ situation }: { situation: ImportSituation }) => (
  <Badge variant={tones[situation] ?? 'secondary'}>{importSituations[situation]}</Badge>
)
