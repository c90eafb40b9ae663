import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { ProviderMark } from '@/components/table/provider-mark.tsx'
import { trpc } from '@/lib/trpc.ts'
import { SquadLines } from '../supplies/squad-lines.tsx'

/** An address of a squad that names none: the squads to choose from. */
export function SquadChoice({ to }: { to: '/squads/recycling' | '/squads/values' }) {
  const read = useQuery(trpc.squads.options.queryOptions({}))
  return (
    <Page>
      <PageHead />
      <PageSheet>
        <SectionLabel count={read.data?.length}>Escolha a equipe</SectionLabel>
        <Loaded reads={[read]}>
          {(squads) =>
            squads.length === 0 ? (
              <EmptyState text="Ainda não há equipes que você veja." />
            ) : (
              <SquadLines
                squads={squads.map(({ id, nome, sistema, cidade }) => ({
                  id,
                  nome,
                  to: `${to}?equipe=${id}`,
                  says: (
                    <>
                      <ProviderMark sistema={sistema} /> · {cidade}
                    </>
                  ),
                }))}
              />
            )
          }
        </Loaded>
      </PageSheet>
    </Page>
  )
}
