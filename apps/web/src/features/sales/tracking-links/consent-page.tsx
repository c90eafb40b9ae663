import type * as z from 'zod'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { consent, trackingLink } from '@intranet/contract/messages/marketing'
import { consentFields } from '@intranet/contract/sales/link-consent'
import { ConsentField } from '@/components/form/consent-field.tsx'
import { Form } from '@/components/form/form.tsx'
import { CpfField, MaskedField, PhoneField } from '@/components/form/masked-fields.tsx'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { LoadingState } from '@/components/shell/loading-state.tsx'
import { EmptyState, ErrorState } from '@/components/shell/states.tsx'
import { PublicHead, useProviderBrand } from '@/components/shell/public-head.tsx'
import { Card } from '@/components/ui/card.tsx'
import { PrivacyLink, useNoticeVersion } from '@/features/access/privacy/privacy-notice.tsx'
import { readRequestError } from '@/lib/request-error.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { solveProof } from './solve-proof.ts'

type Values = z.input<typeof consentFields>

const blank = { nome: '', telefone: '', cpf: '', cep: '' }

/** A link that leads nowhere (any more): the same words whatever the reason. */
function Unavailable() {
  return (
    <Page narrow>
      <PageHead heading="Contratar internet" />
      <PageSheet>
        <Card className="block py-0">
          <EmptyState
            title={trackingLink.unavailable}
            text="Confira o endereço ou peça um novo link a quem o enviou."
          />
        </Card>
      </PageSheet>
    </Page>
  )
}

function Received({ provedor }: { provedor: string }) {
  return (
    <Card className="block py-0" role="status">
      <EmptyState
        title={consent.received}
        text={`A equipe da ${provedor} entra em contato com você em breve.`}
      />
    </Card>
  )
}

/** The public form behind a link: who fills it in asks to be called. */
export function ConsentPage({ codigo }: { codigo: string }) {
  const [done, setDone] = useState(false)
  const notice = useNoticeVersion('contratacao')
  // A second click sends the same proof again, which counts once.
  const proof = useRef<string>(undefined)
  const { data, error, refetch } = useQuery(trpc.trackingLinks.consentForm.queryOptions({ codigo }))
  const provider = useMemo(() => data && { ...data, nome: data.provedor }, [data])
  useProviderBrand(provider)
  if (error && !data && readRequestError(error).status !== 422)
    return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === null || (error && !data)) return <Unavailable />
  if (!data) return <LoadingState />

  const send = async (
    fields: Omit<Parameters<typeof api.trackingLinks.consent.mutate>[0], 'codigo' | 'prova'>,
  ) => {
    proof.current ??= await solveProof(codigo)
    try {
      await api.trackingLinks.consent.mutate({ ...fields, ...notice, codigo, prova: proof.current })
    } catch (failure) {
      if (readRequestError(failure).name === 'prova') proof.current = undefined
      throw failure
    }
    setDone(true)
  }
  return (
    <Page narrow>
      <div className="min-w-0 pt-6">
        <PublicHead provider={provider}>
          <h1 className="text-2xl font-semibold">Contratar internet</h1>
        </PublicHead>
        {done ? (
          <Received provedor={data.provedor} />
        ) : (
          <Card className="grid gap-4 p-5 sm:p-6">
            <p className="text-muted-foreground">
              Deixe os seus dados e a equipe da <b className="text-foreground">{data.provedor}</b> entra em
              contato para falar dos planos disponíveis no seu endereço.
            </p>
            <Form plain schema={consentFields} defaultValues={blank} onSubmit={send}>
              <div className="grid gap-4 sm:grid-cols-2">
                <TextField<Values>
                  name="nome"
                  label="Nome completo"
                  autoComplete="name"
                  maxLength={200}
                  wide
                />
                <PhoneField<Values> name="telefone" label="Telefone" />
                <CpfField<Values> name="cpf" label="CPF" />
                <MaskedField<Values> name="cep" label="CEP" mask="#####-###" />
                <div className="col-span-full">
                  <ConsentField<Values> name="aceite">
                    Autorizo a {data.provedor} a usar estes dados para entrar em contato comigo sobre a
                    contratação de internet, como diz o <PrivacyLink of="contratacao" />. Posso pedir a
                    exclusão deles a qualquer momento.
                  </ConsentField>
                </div>
                <div className="col-span-full grid">
                  <SubmitButton>Quero ser atendido</SubmitButton>
                </div>
              </div>
            </Form>
          </Card>
        )}
      </div>
    </Page>
  )
}
