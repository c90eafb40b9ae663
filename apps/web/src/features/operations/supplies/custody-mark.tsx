import { custodyStateLabels, type CustodyState } from '@intranet/contract/operations/supply-options'
import { Badge } from '@/components/ui/badge.tsx'

const tones = { pendente: 'warning', assinada: 'success', cancelada: undefined } as const

export function CustodyMark({ state }: { state: CustodyState }) {
  return <Badge variant={tones[state] ?? 'secondary'}>{custodyStateLabels[state]}</Badge>
}
