import type { PanelAbility } from '@intranet/contract/desk/client-panel-answers'
import { useQuery } from '@tanstack/react-query'
import { trpc } from '@/lib/trpc.ts'
import { useCustomer } from './use-customer.ts'

const none: ReadonlySet<PanelAbility> = new Set()

/** What the system of the customer and the channels offer: screens show only buttons that work. */
export function useAbilities(): ReadonlySet<PanelAbility> {
  const { data } = useQuery(trpc.clientPanel.abilities.queryOptions(useCustomer()))
  return data ? new Set(data) : none
}
