import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { useSession } from '@/lib/session.ts'

/** The public home. Vacancies come with careers; until then it says so and takes the candidate's sign-up. */
export function VacanciesPage() {
  const guest = useSession() === null
  return (
    <Page narrow>
      <PageHead title="Trabalhe conosco" />
      <PageSheet>
        <div className="panel">
          <EmptyState
            title="Nenhuma vaga disponível no momento."
            text="Assim que uma vaga for publicada, ela aparece nesta página."
            action={
              guest && (
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
