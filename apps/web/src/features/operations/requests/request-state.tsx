import { Badge } from '@/components/ui/badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { StateMark } from '../fleet/state-mark.tsx'

type Request = Pick<Outputs['vehicleRequests']['list']['dados'][number], 'situacao' | 'espera_desde'>

export const requestState = ({ situacao, espera_desde }: Request) => (
  <span className="inline-flex items-center gap-2 align-middle">
    <StateMark state={situacao} />
    {situacao === 'pendente' && espera_desde && <Badge variant="info">Em espera</Badge>}
  </span>
)
