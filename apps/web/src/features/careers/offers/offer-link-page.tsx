import { offerStateLabels, signerLabels } from '@intranet/contract/careers/offer-options'
import { acceptOfferInput } from '@intranet/contract/careers/offers'
import { formatDateTime } from '@intranet/contract/formats'
import { hiring as text } from '@intranet/contract/messages/hiring'
import { useQuery } from '@tanstack/react-query'
import { CircleX, Mail } from 'lucide-react'
import type * as z from 'zod'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { CodeField } from '@/components/form/code-field.tsx'
import { ConsentField } from '@/components/form/consent-field.tsx'
import { Form } from '@/components/form/form.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { LinkEnded } from '@/components/shell/link-ended.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { Alert } from '@/components/ui/alert.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { api } from '@/lib/api.ts'
import { toast } from '@/lib/toast.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { Acceptances } from './acceptances.tsx'

type Offer = Outputs['publicOffers']['view']
type Values = z.input<typeof acceptOfferInput>

/** What the link's owner may still do: accept with name and code, or refuse. */
function Answer({ chave, offer }: { chave: string; offer: Offer }) {
  const confirm = useConfirm()
  const changes = [trpc.publicOffers.view.queryFilter({ chave })]
  const code = useSave(trpc.publicOffers.code.mutationOptions(), { saved: text.offerCodeSent })
  const refuse = useSave(trpc.publicOffers.refuse.mutationOptions(), { saved: text.offerRefused, changes })
  const ask = async () => {
    const said = await confirm({
      title: 'Recusar esta proposta?',
      consequences: ['A proposta termina, e o RH é avisado.'],
      confirmLabel: 'Recusar',
      input: { kind: 'textarea', label: 'Motivo (opcional)' },
    })
    if (said) refuse.mutate({ chave, motivo: said.textArea || null })
  }
  return (
    <Form
      plain
      schema={acceptOfferInput}
      defaultValues={{ chave, nome: '', codigo: '' }}
      onSubmit={(values) => api.publicOffers.accept.mutate(values)}
      changes={changes}
      onSaved={() => toast.success(text.offerAccepted)}
    >
      <FormPanel title="Aceitar a proposta">
        <TextField<Values> name="nome" label="Seu nome completo" autoComplete="name" maxLength={120} />
        <div className="flex flex-wrap items-end gap-3">
          <CodeField<Values> name="codigo" label="Código" />
          <Button variant="outline" icon={Mail} busy={code.isPending} onClick={() => code.mutate({ chave })}>
            Receber código por e-mail
          </Button>
        </div>
        <div className="col-span-full">
          <ConsentField<Values> name="aceite">{offer.declaracao}</ConsentField>
        </div>
        <div className="col-span-full flex flex-wrap justify-end gap-3">
          <Button variant="outline" icon={CircleX} busy={refuse.isPending} onClick={() => void ask()}>
            Recusar
          </Button>
          <SubmitButton>Aceitar proposta</SubmitButton>
        </div>
      </FormPanel>
    </Form>
  )
}

const waits = ({ falta }: Offer) =>
  falta.map((papel) => (papel === 'candidato' ? 'o candidato' : 'o responsável legal')).join(' e ')

/** An offer as candidate or guardian read it, without signing in. */
export function OfferLinkPage({ chave }: { chave: string }) {
  const read = useQuery(trpc.publicOffers.view.queryOptions({ chave }))
  return (
    <Page narrow="form">
      <PageHead heading="Proposta de trabalho" />
      <PageSheet spine={null}>
        <Loaded reads={[read]} failed={LinkEnded} waiting={<Skeleton className="h-80 w-full" />}>
          {(offer) => (
            <div className="grid gap-5">
              <p>
                Olá, {offer.primeiro_nome}. Esta é a proposta para <b>{offer.titulo_vaga}</b> na{' '}
                {offer.empresa}
                {offer.papel === 'responsavel' &&
                  `, que você lê como ${signerLabels.responsavel.toLowerCase()}`}
                .
              </p>
              <Card className="p-4">
                <p className="text-sm break-words whitespace-pre-line">{offer.texto}</p>
              </Card>
              <p className="text-sm text-muted-foreground">Vale até {formatDateTime(offer.expira_em)}.</p>
              <Acceptances aceites={offer.aceites} />
              {offer.aberta ? (
                <Answer chave={chave} offer={offer} />
              ) : (
                <Alert role="status" variant={offer.situacao === 'aceita' ? 'success' : 'default'}>
                  {offer.situacao === 'enviada'
                    ? `Aceite registrado. Falta ${waits(offer)}.`
                    : `${offerStateLabels[offer.situacao]}. ${offer.situacao === 'aceita' ? 'O RH entra em contato.' : text.offerEnded}`}
                </Alert>
              )}
            </div>
          )}
        </Loaded>
      </PageSheet>
    </Page>
  )
}
