import { useMutation } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { readRequestError } from '@/lib/request-error.ts'
import { useSession } from '@/lib/session.ts'
import { OwnApplications } from './own-applications.tsx'
import { OwnCareersData } from './own-careers-data.tsx'

/** Opening the link alone confirms nothing: programs that look at mails open links too. */
function Confirmation({ chave }: { chave: string }) {
  const confirm = useMutation({
    mutationFn: () => api.jobApplications.confirm.mutate({ chave }),
  })
  const done = confirm.data
  return (
    <div className="panel mb-5 grid justify-items-start gap-3 p-5">
      {done ? (
        <>
          <CircleCheck className="size-6 text-success" aria-hidden />
          <h2 className="text-lg font-semibold">{done.mensagem}</h2>
          {done.protocolo && (
            <p className="text-sm">
              {done.vaga}: protocolo <b className="font-semibold">{done.protocolo}</b>
            </p>
          )}
          {done.entrou ? (
            // The session began with the answer: everything is read again with it.
            <a href="/applicants/info" className={buttonVariants({ variant: 'primary' })}>
              Acompanhar minha candidatura
            </a>
          ) : (
            <AddressLink
              to="/home/login/enter?return=%2Fapplicants%2Finfo"
              className={buttonVariants({ variant: 'primary' })}
            >
              Entrar para acompanhar
            </AddressLink>
          )}
        </>
      ) : (
        <>
          <h2 className="text-lg font-semibold">Confirme seu e-mail</h2>
          <p className="text-sm">Sua candidatura é enviada assim que você confirmar.</p>
          {confirm.error && (
            <p role="alert" className="text-sm text-danger">
              {readRequestError(confirm.error).message}
            </p>
          )}
          <Button variant="primary" busy={confirm.isPending} onClick={() => confirm.mutate()}>
            Confirmar e-mail
          </Button>
        </>
      )}
    </div>
  )
}

const steps = [
  'Você escolhe a vaga e envia seus dados com o currículo em PDF.',
  'Confirma o e-mail pelo link que enviamos.',
  'O recrutamento lê o currículo; cada mudança de etapa aparece nesta página, e as principais chegam por e-mail.',
  'Se a vaga não for para você, o motivo é dito, e o currículo pode ficar no banco de talentos.',
]

function HowItWorks() {
  return (
    <section className="mb-6">
      <SectionLabel>Como funciona</SectionLabel>
      <ol className="grid gap-2 text-sm">
        {steps.map((step, place) => (
          <li key={step} className="flex gap-2">
            <span className="font-semibold">{place + 1}.</span>
            {step}
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <AddressLink to="/careers/list" className={buttonVariants({ variant: 'primary' })}>
          Ver as vagas abertas
        </AddressLink>
        <AddressLink to="/home/login/enter?return=%2Fapplicants%2Finfo" className={buttonVariants()}>
          Entrar para acompanhar
        </AddressLink>
      </div>
    </section>
  )
}

/** How applying works, the confirmation of an e-mail, and one's own applications. */
export function ApplicantsInfoPage({ chave }: { chave?: string }) {
  const session = useSession()
  return (
    <Page narrow>
      <PageHead heading="Candidaturas" />
      <PageSheet spine={null}>
        {chave && <Confirmation chave={chave} />}
        {session ? (
          <>
            <OwnApplications />
            <OwnCareersData session={session} />
          </>
        ) : (
          !chave && <HowItWorks />
        )}
      </PageSheet>
    </Page>
  )
}
