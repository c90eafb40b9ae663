import type {
  confirmApplicationAnswer,
  waitingApplicationAnswer,
} from '@intranet/contract/careers/application-answers'
import { application } from '@intranet/contract/messages/careers'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type * as z from 'zod'
import { CircleCheck } from 'lucide-react'
import { confirmApplicationInput } from '@intranet/contract/careers/applications'
import { password } from '@intranet/contract/validators'
import { Form } from '@/components/form/form.tsx'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import { repeated, typedTwice } from '@/features/access/auth/new-password.ts'
import { NewPasswordFields } from '@/features/access/auth/new-password-fields.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { api } from '@/lib/api.ts'
import { readRequestError } from '@/lib/request-error.ts'
import { useSession } from '@/lib/session.ts'
import { useSave } from '@/lib/use-save.ts'
import { OwnApplications } from './own-applications.tsx'
import { OwnCareersData } from './own-careers-data.tsx'

type Done = z.output<typeof confirmApplicationAnswer>
type Waits = z.output<typeof waitingApplicationAnswer>

const schema = confirmApplicationInput.extend({ senha: password, ...repeated }).refine(...typedTwice('senha'))

/** Opening the link alone confirms nothing: programs that look at mails open links too. */
function Confirmation({ chave }: { chave: string }) {
  const waiting = useQuery({
    queryKey: ['jobApplications.waiting', chave],
    queryFn: () => api.jobApplications.waiting.query({ chave }),
    retry: false,
  })
  const confirm = useSave({
    mutationFn: (senha?: string) => api.jobApplications.confirm.mutate({ chave, senha }),
  })
  const failure = waiting.error ?? confirm.error
  const error = failure && readRequestError(failure)
  if (confirm.data)
    return (
      <Panel>
        <Confirmed done={confirm.data} />
      </Panel>
    )
  return (
    <Panel>
      <h2 className="text-lg font-semibold">Confirme seu e-mail</h2>
      {waiting.data && <Waiting {...waiting.data} />}
      {/* The form shows what is wrong with the password below it. */}
      {error && !error.fields.senha && (
        <p role="alert" className="text-sm text-danger">
          {error.message}
        </p>
      )}
      {waiting.data?.falta === 'senha' && (
        <div className="w-full max-w-[360px]">
          <Form
            plain
            schema={schema}
            defaultValues={{ chave, senha: '', repetida: '' }}
            texts={{ success: null }}
            onSubmit={({ senha }) => confirm.mutateAsync(senha)}
          >
            <div className="grid gap-4">
              <NewPasswordFields name="senha" label="Senha" />
              <SubmitButton>Confirmar e-mail</SubmitButton>
            </div>
          </Form>
        </div>
      )}
      {waiting.data?.falta === 'entrar' && (
        <AddressLink
          to={`/home/login/enter?return=${encodeURIComponent('/applicants/info')}`}
          hash={`chave=${chave}`}
          className={buttonVariants()}
        >
          Entrar para enviar
        </AddressLink>
      )}
      {waiting.data?.falta === null && (
        <Button busy={confirm.isPending} onClick={() => confirm.mutate(undefined)}>
          Enviar
        </Button>
      )}
    </Panel>
  )
}

const Panel = ({ children }: { children: ReactNode }) => (
  <Card className="mb-5 grid justify-items-start gap-3 p-5">{children}</Card>
)

const asks = {
  senha: 'Escolha a senha do seu cadastro: ele é criado, e o envio concluído, assim que você confirmar.',
  entrar: application.signInFirst,
  nao: 'O envio é concluído assim que você confirmar.',
}

/** Whose it is and for what: who did not fill it in sees so before anything exists. */
function Waiting({ nome, vaga, falta }: Waits) {
  return (
    <>
      <p className="text-sm">
        {vaga === null ? 'Currículo' : 'Candidatura'} de <b className="font-semibold">{nome}</b>
        {vaga !== null && ` para ${vaga}`}. Se não foi você, feche esta página: nada será guardado.
      </p>
      <p className="text-sm">{asks[falta ?? 'nao']}</p>
    </>
  )
}

function Confirmed({ done }: { done: Done }) {
  return (
    <>
      <CircleCheck className="size-6 text-success" aria-hidden />
      <h2 className="text-lg font-semibold">{done.mensagem}</h2>
      {done.protocolo && (
        <p className="text-sm">
          {done.vaga}: protocolo <b className="font-semibold">{done.protocolo}</b>
        </p>
      )}
      {/* The answer may have begun a session: everything is read again with it. */}
      <a href="/applicants/info" className={buttonVariants()}>
        Acompanhar minha candidatura
      </a>
    </>
  )
}

const steps = [
  'Você escolhe a vaga e envia seus dados com o currículo em PDF.',
  'Confirma o e-mail pelo link que enviamos, e escolhe ali a sua senha.',
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
        <AddressLink to="/careers/list" className={buttonVariants()}>
          Ver as vagas abertas
        </AddressLink>
        <AddressLink
          to="/home/login/enter?return=%2Fapplicants%2Finfo"
          className={buttonVariants({ variant: 'outline' })}
        >
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
