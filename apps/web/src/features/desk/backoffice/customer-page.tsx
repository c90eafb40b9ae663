import { customerInput } from '@intranet/contract/desk/customer-details'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { Card } from '@/components/ui/card.tsx'
import { CustomerLookup } from '@/features/sales/customers/customer-lookup.tsx'
import { trpc } from '@/lib/trpc.ts'
import { CustomerTabs, type CustomerKey } from './customer-tabs.tsx'

/** The page is called as the customer is, once that is known. */
function CustomerPage({ sistema, cod_cliente }: CustomerKey) {
  const read = useQuery(trpc.backoffice.customer.queryOptions({ sistema, cod_cliente }))
  const { data } = read
  return (
    <Page>
      <PageHead
        heading={data && (data.dados?.nome_razaosocial ?? `Cliente ${cod_cliente}`)}
        total={data && `${cod_cliente} · ${data.empresa}`}
      />
      <PageSheet>
        <Loaded reads={[read]}>
          {(details) => <CustomerTabs details={details} sistema={sistema} cod_cliente={cod_cliente} />}
        </Loaded>
      </PageSheet>
    </Page>
  )
}

/** One customer whole, by `sistema` and `cod_cliente` of the address; without them one is looked up. */
export function CustomerDetailsPage({ sistema, cod_cliente }: { sistema?: string; cod_cliente?: string }) {
  const navigate = useNavigate()
  const asked = customerInput.safeParse({ sistema, cod_cliente })
  if (asked.success)
    return <CustomerPage key={`${asked.data.sistema} ${asked.data.cod_cliente}`} {...asked.data} />
  return (
    <Page>
      <PageHead />
      <PageSheet>
        <Card className="block max-w-[860px] p-5">
          <CustomerLookup
            hint="Abre os detalhes do cliente."
            onFound={(found) =>
              void navigate({
                to: '/backoffice/cliente/detalhes',
                search: { sistema: found.sistema ?? undefined, cod_cliente: found.codpessoa },
              })
            }
          />
        </Card>
      </PageSheet>
    </Page>
  )
}
