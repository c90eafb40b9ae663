import { uf } from '@intranet/contract/validators'
import { useQuery } from '@tanstack/react-query'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { trpc } from '@/lib/trpc.ts'
import type { Door } from '../reports/lead-links.ts'
import { editAddress } from './lead-addresses.ts'
import type { Lead } from './lead-columns.tsx'

/** Whether the provider reaches the address of a lead: said as it is, and only a missing one asks for something. */
export function LeadReach({ lead, door }: { lead: Lead; door: Door }) {
  const { id, id_empresa, cep, logradouro, numero, bairro, cidade, estado } = lead
  const place = { id_empresa, cep, logradouro, numero, bairro, cidade, estado: uf.safeParse(estado).data }
  const { data, isPending } = useQuery(trpc.leads.verify.queryOptions(place))
  if (isPending) return <Skeleton className="h-9 w-full" />
  if (!data) return <p role="status">Não foi possível conferir a cobertura do endereço.</p>
  const reach = data.cobertura.find((one) => one.id_empresa === id_empresa)
  if (reach?.coberto === null)
    return (
      <p role="status">
        A {reach.provedor} não tem cobertura cadastrada: a lead avança sem esta conferência.
      </p>
    )
  if (reach?.coberto) return <p role="status">O endereço tem cobertura da {reach.provedor}.</p>
  return (
    <p className="flex flex-wrap items-center gap-2">
      O endereço ainda não tem cobertura do provedor.
      <AddressLink to={editAddress(door, id)} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
        Editar
      </AddressLink>
    </p>
  )
}
