import { brandName } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { useBackTarget } from '@/components/shell/use-back-target.ts'
import { buttonVariants } from '@/components/ui/button.tsx'
import { trpc } from '@/lib/trpc.ts'
import { ALL_DAYS } from '../no-coverage/asked-days.ts'

/** The path of a drill-down, beside its title; parts that are not known yet are left out. */
export const pathText = (...parts: (string | false | null | undefined)[]): string | undefined =>
  parts.filter(Boolean).join(', ') || undefined

/** The names of the providers that an address names by their keys. */
export function useProviderNames(keys: string | string[] | undefined): string | undefined {
  const { data } = useQuery(trpc.providers.options.queryOptions({}))
  return pathText(
    ...[keys ?? []]
      .flat()
      .map((key) => data && (data.find(({ sistema }) => sistema === key)?.nome ?? brandName(key))),
  )
}

const inDays = (days: string) =>
  days === ALL_DAYS ? 'em todo o período' : /^\d/.test(days) ? `de ${days}` : days.toLowerCase()

/** No leads behind a row: of what, in which days, and the way back to its report. */
export function EmptyDetails({ path, days }: { path: string | undefined; days: string }) {
  const back = useBackTarget()
  return (
    <EmptyState
      text={`${path ? `${path}: nenhuma` : 'Nenhuma'} lead ${inDays(days)}.`}
      action={
        back && (
          <AddressLink to={back.to} className={buttonVariants({ variant: 'outline' })}>
            Voltar para {back.label}
          </AddressLink>
        )
      }
    />
  )
}
