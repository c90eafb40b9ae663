import { useQuery } from '@tanstack/react-query'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { trpc } from '@/lib/trpc.ts'

/** An address of a squad that names none: the squads to choose from. */
export function SquadChoice({ to }: { to: '/squads/recycling' | '/squads/values' }) {
  const read = useQuery(trpc.squads.options.queryOptions({}))
  return (
    <Page>
      <PageHead total={read.data?.length} />
      <PageSheet>
        <SectionLabel>Escolha a equipe</SectionLabel>
        <Loaded reads={[read]}>
          {(squads) =>
            squads.length === 0 ? (
              <EmptyState />
            ) : (
              <ul className="grid gap-2 text-sm">
                {squads.map(({ id, nome, cidade }) => (
                  <li key={id} className="border-b border-border py-2">
                    <AddressLink to={`${to}?equipe=${id}`} preload={false}>
                      {nome}
                    </AddressLink>{' '}
                    <span className="text-muted-foreground">{cidade}</span>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </PageSheet>
    </Page>
  )
}
