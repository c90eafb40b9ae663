import { useQuery } from '@tanstack/react-query'
import { MessageSquareWarning } from 'lucide-react'
import { Fragment } from 'react'
import { SMS_WAY_OUT } from '@intranet/contract/marketing/opt-out-words'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { trpc } from '@/lib/trpc.ts'
import { ruleEdit } from '../communication-addresses.ts'
import { Alert } from '@/components/ui/alert.tsx'

/** Rules whose SMS cost more than one segment with the way out: it goes along since after they were written. */
export function LongSmsNote() {
  const { data = [] } = useQuery(trpc.communicationRules.longSms.queryOptions())
  if (data.length === 0) return null
  return (
    <Alert variant="warning" className="mb-3">
      <MessageSquareWarning aria-hidden />
      <span>
        Com “{SMS_WAY_OUT.trim()}” no fim, {data.length === 1 ? 'este SMS não cabe' : 'estes SMS não cabem'}{' '}
        em um segmento de 160:{' '}
        {data.map(({ id, campanha_id, campanha, segmentos }, place) => (
          <Fragment key={id}>
            {place > 0 && ', '}
            <AddressLink to={ruleEdit(campanha_id, id)}>
              {campanha}, regra {id}
            </AddressLink>{' '}
            ({segmentos} segmentos)
          </Fragment>
        ))}
        .
      </span>
    </Alert>
  )
}
