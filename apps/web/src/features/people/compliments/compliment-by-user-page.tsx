import { useQuery } from '@tanstack/react-query'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { AddLink } from '@/components/list/add-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { Avatar } from '@/components/ui/avatar.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { ReceivedCompliments } from './received-compliments.tsx'

/** What one colleague received. */
export function ComplimentByUserPage({ id }: { id: number }) {
  const session = useSession()
  const read = useQuery(trpc.compliments.colleague.queryOptions({ id }))
  return (
    <LoadedPage reads={[read]}>
      {(person) => {
        const mayPraise = person.ativo && id !== session?.usuarioId
        return (
          <Page>
            <PageHead>
              {mayPraise && <AddLink to={`/compliments/register/${id}`}>Novo elogio</AddLink>}
            </PageHead>
            <PageSheet>
              <div className="mb-5 flex items-center gap-4">
                <Avatar name={person.nome} image={person.id_foto && `/files/${person.id_foto}`} size="lg" />
                <div className="min-w-0">
                  <h2 className="truncate text-lg font-semibold">{person.nome}</h2>
                  <p className="text-sm text-muted-foreground">
                    {[person.cargo, person.departamento].filter(Boolean).join(' · ')}
                  </p>
                </div>
              </div>
              <ReceivedCompliments id={id} />
            </PageSheet>
          </Page>
        )
      }}
    </LoadedPage>
  )
}
