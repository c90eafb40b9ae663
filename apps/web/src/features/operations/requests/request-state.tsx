import { Badge } from '@/components/ui/badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { StateMark } from '../fleet/state-mark.tsx'
import { Marked } from '@/components/ui/marked.tsx'

type Request = Pick<Outputs['vehicleRequests']['list']['dados'][number], 'situacao' | 'espera_desde'>

export const requestState = ({ situacao, espera_desde }: Request) => (
  <Marked>
    <StateMark state={situacao} />
    {situacao === 'pendente' && espera_desde && <Badge variant="info">Em espera</Badge>}
  </Marked>
)
