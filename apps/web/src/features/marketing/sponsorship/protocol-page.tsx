import { formatDate, formatDateTime } from '@intranet/contract/formats'
import { protocolFields } from '@intranet/contract/marketing/sponsorship-form'
import { useState } from 'react'
import type * as z from 'zod'
import { Form } from '@/components/form/form.tsx'
import { DocumentField } from '@/components/form/masked-fields.tsx'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { Page } from '@/components/shell/page.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Alert } from '@/components/ui/alert.tsx'
import { api } from '@/lib/api.ts'
import { useLinkSecret } from '@/lib/link-secret.ts'
import { readRequestError } from '@/lib/request-error.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { ApplicantAccount } from './applicant-account.tsx'
import { PublicHead } from '@/components/shell/public-head.tsx'
import { Card } from '@/components/ui/card.tsx'

type Values = z.input<typeof protocolFields>
type Status = Outputs['sponsorshipForm']['status']

function Found({ status, onAgain }: { status: Status; onAgain: () => void }) {
  return (
    <Card className="grid gap-4 p-5 sm:p-6" role="status">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-semibold">{status.evento}</h2>
        <StateBadge state={status.situacao} />
      </div>
      {status.retorno && (
        <p className="rounded-md border border-border bg-muted p-3 whitespace-pre-line">{status.retorno}</p>
      )}
      {status.prazo_prestacao && (
        <p>
          Envie a prestação de contas até <b>{formatDate(status.prazo_prestacao)}</b> pelo link que enviamos
          ao seu e-mail.
        </p>
      )}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {[
          ['Protocolo', status.protocolo],
          ['Provedor', status.provedor],
          ['Recebida em', formatDateTime(status.recebida_em)],
          ['Última mudança', formatDateTime(status.situacao_em)],
          ['Evento', `${formatDate(status.data_inicio)} a ${formatDate(status.data_fim)}`],
        ].map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs font-semibold text-muted-foreground">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button variant="outline" cooldown={false} onClick={onAgain}>
          Consultar outra
        </Button>
      </div>
    </Card>
  )
}

function Lookup() {
  const [status, setStatus] = useState<Status>()
  const [unknown, setUnknown] = useState<string>()
  async function look(values: z.output<typeof protocolFields>) {
    setUnknown(undefined)
    try {
      setStatus(await api.sponsorshipForm.status.mutate(values))
    } catch (error) {
      const { status: code, message } = readRequestError(error)
      if (code !== 404) throw error
      setUnknown(message)
    }
  }
  if (status) return <Found status={status} onAgain={() => setStatus(undefined)} />
  return (
    <Card className="block p-5 sm:p-6">
      <Form plain schema={protocolFields} defaultValues={{ protocolo: '', documento: '' }} onSubmit={look}>
        {unknown && (
          <Alert role="alert" variant="warning" className="mb-4">
            {unknown}
          </Alert>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField<Values> name="protocolo" label="Protocolo" placeholder="PAT-2026-00001" />
          <DocumentField<Values> name="documento" label="CPF ou CNPJ do solicitante" />
          <div className="col-span-full grid">
            <SubmitButton>Consultar</SubmitButton>
          </div>
        </div>
      </Form>
    </Card>
  )
}

/** The state of a request for its applicant; with the link of a mail, the account of their event. */
export function ProtocolPage() {
  const token = useLinkSecret('prestacao')
  return (
    <Page narrow>
      <div className="min-w-0 pt-6">
        <PublicHead>
          <h1 className="text-2xl font-semibold">
            {token ? 'Prestação de contas' : 'Acompanhe a sua solicitação de patrocínio'}
          </h1>
        </PublicHead>
        {token ? <ApplicantAccount key={token} token={token} /> : <Lookup />}
      </div>
    </Page>
  )
}
