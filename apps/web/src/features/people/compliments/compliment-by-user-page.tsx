import { useQuery } from '@tanstack/react-query'
import { ThumbsUp } from 'lucide-react'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { AddLink } from '@/components/list/add-link.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { Avatar } from '@/components/ui/avatar.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
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
              <ReceivedCompliments
                id={id}
                nome={person.nome}
                action={
                  mayPraise && (
                    <AddressLink
                      to={`/compliments/register/${id}`}
                      className={buttonVariants({ variant: 'outline' })}
                    >
                      <ThumbsUp aria-hidden />
                      Elogiar
                    </AddressLink>
                  )
                }
              />
            </PageSheet>
          </Page>
        )
      }}
    </LoadedPage>
  )
}
