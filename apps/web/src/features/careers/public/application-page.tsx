import { application as text } from '@intranet/contract/messages/careers'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageSheet } from '@/components/shell/page.tsx'
import { useProviderBrand } from '@/components/shell/public-head.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Card } from '@/components/ui/card.tsx'
import { readRequestError } from '@/lib/request-error.ts'
import { trpc } from '@/lib/trpc.ts'
import { GuestApplicationForm } from './guest-application-form.tsx'
import { OwnApplicationForm } from './own-application-form.tsx'
import { PublicStage } from './public-stage.tsx'
import { placeOf } from './vacancy-words.ts'

interface ApplicationPageProps {
  id_vaga?: number
  /** The code of the link by which the person came. */
  fonte?: string
}

const openVacancies = (
  <AddressLink to="/careers/list" className={buttonVariants({ variant: 'outline' })}>
    Ver as vagas abertas
  </AddressLink>
)

interface Application {
  email: string
  message: string
}

function Sent({ email, message }: Application) {
  return (
    <Card className="grid justify-items-start gap-3 p-5" role="status">
      <MailCheck className="size-6 text-success" aria-hidden />
      <h2 className="text-lg font-semibold">Confirme seu e-mail</h2>
      <p className="text-sm">{message}</p>
      <p className="text-sm break-all">
        Para: <b>{email}</b>
      </p>
      <p className="text-sm text-muted-foreground">
        A candidatura é enviada quando você abre o link da mensagem, em até 7 dias.
      </p>
      {openVacancies}
    </Card>
  )
}

const signInTo = (address: string) => `/home/login/enter?return=${encodeURIComponent(address)}` as const

/** The application: of a guest with the sign-up, of others with what is missing. */
export function ApplicationPage({ id_vaga, fonte }: ApplicationPageProps) {
  const navigate = useNavigate()
  const [sent, setSent] = useState<Application>()
  const read = useQuery({ ...trpc.jobApplications.form.queryOptions({ id_vaga }), retry: false })
  const ended = read.error && readRequestError(read.error).status === 410
  const vacancy = read.data?.vaga
  useProviderBrand(vacancy)
  return (
    <Page narrow>
      <PageSheet spine={null}>
        <PublicStage
          brand={vacancy}
          title={vacancy ? 'Candidatura' : 'Cadastro de currículo'}
          over={vacancy?.empresa}
        >
          {vacancy && (
            <p className="mt-2">
              {vacancy.titulo_vaga} · {placeOf(vacancy)}
            </p>
          )}
        </PublicStage>
        {sent ? (
          <Sent {...sent} />
        ) : ended ? (
          <Card className="block py-0">
            <EmptyState title={read.error.message} action={openVacancies} />
          </Card>
        ) : (
          <Loaded reads={[read]} waiting={<Skeleton className="h-60 w-full" />}>
            {({ pessoa, perguntas }) => {
              if (!pessoa)
                return (
                  <>
                    <p className="mb-4 text-sm text-muted-foreground">
                      Já tem cadastro?{' '}
                      <AddressLink to={signInTo(`/applicants/register${location.search}`)}>
                        Entrar
                      </AddressLink>{' '}
                      deixa tudo mais curto.
                    </p>
                    <GuestApplicationForm
                      id_vaga={id_vaga}
                      fonte={fonte}
                      questions={perguntas}
                      onSent={setSent}
                    />
                  </>
                )
              if (id_vaga === undefined)
                return (
                  <EmptyState
                    title="Você já tem cadastro."
                    action={
                      <AddressLink to="/resume/list" className={buttonVariants()}>
                        Completar currículo
                      </AddressLink>
                    }
                  />
                )
              if (pessoa.inscrito)
                return (
                  <EmptyState
                    title={text.again}
                    action={
                      <AddressLink to="/applicants/info" className={buttonVariants()}>
                        Ver minhas candidaturas
                      </AddressLink>
                    }
                  />
                )
              return (
                <OwnApplicationForm
                  id_vaga={id_vaga}
                  fonte={fonte}
                  questions={perguntas}
                  person={pessoa}
                  onSent={() => void navigate({ to: '/applicants/info' })}
                />
              )
            }}
          </Loaded>
        )}
      </PageSheet>
    </Page>
  )
}
