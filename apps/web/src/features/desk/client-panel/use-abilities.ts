import type { ErpAbility } from '@intranet/contract/sales/erp'
import { useQuery } from '@tanstack/react-query'
import { trpc } from '@/lib/trpc.ts'
import { useCustomer } from './use-customer.ts'

const none: ReadonlySet<ErpAbility> = new Set()

/** What the system of the customer offers: screens show no button that it could not answer. */
export function useAbilities(): ReadonlySet<ErpAbility> {
  const { data } = useQuery(trpc.clientPanel.abilities.queryOptions(useCustomer()))
  return data ? new Set(data) : none
}
