import { isCandidate } from '@intranet/contract/access'
import { ShieldUser, User } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { type Session, useSession } from '@/lib/session.ts'

/** What a candidate keeps here themselves. */
function OwnData({ session }: { session: Session }) {
  return (
    <section className="mb-6">
      <SectionLabel>Seu cadastro</SectionLabel>
      <div className="panel flex flex-wrap items-center gap-3 p-4">
        <p className="grow text-sm">
          <b className="block font-semibold">{session.nome ?? session.email}</b>
          <span className="text-muted-foreground">Dados completos contam quando uma vaga abre.</span>
        </p>
        <AddressLink to="/users/my-data" className={buttonVariants()}>
          <ShieldUser className="ic" aria-hidden />
          Meus dados
        </AddressLink>
        <AddressLink to={`/users/profile/${session.usuarioId}`} className={buttonVariants()}>
          <User className="ic" aria-hidden />
          Meu perfil
        </AddressLink>
      </div>
    </section>
  )
}

/** The public home, and a candidate's own. Vacancies come with careers; until then it says so and takes the sign-up. */
export function VacanciesPage() {
  const session = useSession()
  return (
    <Page narrow>
      <PageHead heading="Trabalhe conosco" />
      <PageSheet>
        {session && isCandidate(session) && <OwnData session={session} />}
        <div className="panel">
          <EmptyState
            title="Nenhuma vaga disponível no momento."
            text="Assim que uma vaga for publicada, ela aparece nesta página."
            action={
              !session && (
                <AddressLink to="/home/login/register" className={buttonVariants({ variant: 'primary' })}>
                  Cadastrar meu currículo
                </AddressLink>
              )
            }
          />
        </div>
      </PageSheet>
    </Page>
  )
}
