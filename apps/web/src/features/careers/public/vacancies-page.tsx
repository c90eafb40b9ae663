import { contractTypes, workModels } from '@intranet/contract/careers/career-options'
import { publicLook } from '@intranet/contract/careers/public-look'
import { besideVacancyPage, VACANCIES_A_PAGE } from '@intranet/contract/careers/vacancy-pages'
import { formatCount } from '@intranet/contract/formats'
import { isCandidate } from '@intranet/contract/access'
import { vacancy as text } from '@intranet/contract/messages/careers'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ClipboardList, FileUser, ShieldUser, User } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Card } from '@/components/ui/card.tsx'
import { searchWith } from '@/lib/search-with.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { PublicStage } from './public-stage.tsx'
import { VacancyCard } from './vacancy-card.tsx'
import { VacancyFilters } from './vacancy-filters.tsx'
import type { VacancySearch } from './vacancy-search.ts'

const leaveCv = (
  <AddressLink to="/applicants/register" className={buttonVariants({ variant: 'outline' })}>
    <FileUser aria-hidden />
    Cadastrar meu currículo
  </AddressLink>
)

function OwnLinks({ id }: { id: number }) {
  return (
    <Card className="mb-4 flex flex-row flex-wrap items-center gap-2 p-3 max-sm:[&>a]:grow">
      <p className="min-w-0 basis-full text-sm text-muted-foreground">
        Acompanhe cada etapa das suas candidaturas.
      </p>
      <AddressLink to="/applicants/info" className={buttonVariants({ variant: 'outline' })}>
        <ClipboardList aria-hidden />
        Minhas candidaturas
      </AddressLink>
      <AddressLink to="/resume/list" className={buttonVariants({ variant: 'outline' })}>
        <FileUser aria-hidden />
        Meu currículo
      </AddressLink>
      <AddressLink to="/users/my-data" className={buttonVariants({ variant: 'outline' })}>
        <ShieldUser aria-hidden />
        Meus dados
      </AddressLink>
      <AddressLink to={`/users/profile/${id}`} className={buttonVariants({ variant: 'outline' })}>
        <User aria-hidden />
        Meu perfil
      </AddressLink>
    </Card>
  )
}

/** Links, as the server's text has them: a page of the list is an address. */
function PageLinks({ page, total }: { page: number; total: number }) {
  const { last, before, next } = besideVacancyPage(page, total)
  if (!before && !next) return null
  const link = (to: number | undefined, words: string) =>
    to && (
      <AddressLink
        to="."
        search={searchWith({ pagina: to })}
        className={buttonVariants({ variant: 'outline' })}
      >
        {words}
      </AddressLink>
    )
  return (
    <nav aria-label="Páginas" className="mt-4 flex flex-wrap items-center justify-center gap-3">
      {link(before, text.pageBefore)}
      <span className="text-sm text-muted-foreground">{text.page(page, last)}</span>
      {link(next, text.pageNext)}
    </nav>
  )
}

/** The public home and the list of open vacancies; employees find internal ones too. */
export function VacanciesPage({ asked, company }: { asked: VacancySearch; company?: string }) {
  const session = useSession()
  const { q, cidade, departamento, pagina = 1 } = asked
  const contrato = contractTypes.find((one) => one === asked.contrato)
  const modalidade = workModels.find((one) => one === asked.modalidade)
  const narrowed = Boolean(company ?? q ?? cidade ?? departamento ?? contrato ?? modalidade)
  const read = useQuery({
    ...trpc.vacancies.listPublic.queryOptions({
      empresa: company,
      q,
      id_cidade: cidade,
      id_departamento: departamento,
      tipo_contrato: contrato,
      modalidade,
      limit: VACANCIES_A_PAGE,
      offset: (pagina - 1) * VACANCIES_A_PAGE,
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <Page narrow>
      <PageSheet spine={null}>
        <PublicStage title="Trabalhe conosco">
          <p className="mt-2">
            {read.data ? formatCount(read.data.total, 'vaga aberta', 'vagas abertas') : 'Vagas abertas'} nos
            provedores de internet do grupo
          </p>
          {!session && <div className={publicLook.actions}>{leaveCv}</div>}
        </PublicStage>
        {session && isCandidate(session) && <OwnLinks id={session.usuarioId} />}
        <VacancyFilters key={q} asked={asked} company={company} />
        <Loaded reads={[read]} waiting={<Skeleton className="h-40 w-full" />}>
          {({ dados, total }) => (
            <>
              {dados.length ? (
                <ul className="grid gap-3 md:grid-cols-2" aria-label="Vagas abertas">
                  {dados.map((vacancy) => (
                    <VacancyCard key={vacancy.id} vacancy={vacancy} />
                  ))}
                </ul>
              ) : pagina > 1 ? (
                <p>{text.nonePage}</p>
              ) : (
                <Card className="block py-0">
                  <EmptyState
                    title={text.none}
                    text={
                      narrowed
                        ? 'Tente outra cidade, outro contrato ou outra palavra.'
                        : 'Assim que uma vaga for publicada, ela aparece nesta página.'
                    }
                    action={!session && leaveCv}
                  />
                </Card>
              )}
              <PageLinks page={pagina} total={total} />
            </>
          )}
        </Loaded>
      </PageSheet>
    </Page>
  )
}
