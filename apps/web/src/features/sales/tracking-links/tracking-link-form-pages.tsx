import { ChartLine } from 'lucide-react'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { trackingLink } from '@intranet/contract/messages/marketing'
import {
  trackingLinkSchemas,
  type TrackingLinkFields as Choices,
} from '@intranet/contract/sales/tracking-link-schemas'
import { trackingLinkEntity } from '@intranet/contract/sales/tracking-links'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { ForbiddenPage } from '@/components/records/forbidden-page.tsx'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { useGoBack } from '@/components/shell/use-go-back.ts'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { toast } from '@/lib/toast.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { LinkField } from './link-field.tsx'
import { linkName } from './link-name.ts'
import { TrackingLinkFields } from './tracking-link-fields.tsx'
import { historyFrom } from '@/components/records/history.ts'
import { FormFoot } from '@/components/form/form-foot.tsx'

const stay = () => {}

/** Every failure is shown as the one documented text, except what a field shows. */
const failed = () => trackingLink.failed

/** Voltar, the button that saves, and Adicionar, which only goes back (docs/sales.md#making-a-link). */
function LinkActions({ url, save, off }: { url: string | undefined; save: string; off?: boolean }) {
  const goBack = useGoBack()
  const { isSubmitting } = useFormState()
  const add = () => (url ? goBack() : toast.error(trackingLink.generateFirst))
  return (
    <FormFoot>
      <Button variant="ghost" onClick={goBack}>
        {trackingLink.back}
      </Button>
      <Button variant="outline" onClick={add}>
        {trackingLink.add}
      </Button>
      <Button type="submit" busy={isSubmitting} disabled={off}>
        {save}
      </Button>
    </FormFoot>
  )
}

const empty = { id_empresa: null, id_campanha: null, id_canal: null, id_destino: null }

/** "Gerar Link" saves at once and is disabled afterwards (docs/sales.md#making-a-link). */
export function TrackingLinkRegisterPage() {
  const [url, setUrl] = useState<string>()
  const generate = async (fields: Choices) => {
    const [link] = await api.trackingLinks.create.mutate({ objects: [fields] })
    setUrl(link?.url)
  }
  return (
    <Page>
      <PageHead />
      <PageSheet>
        <Form
          identity={newRecord('tracking-link')}
          schema={trackingLinkSchemas.fields}
          defaultValues={empty}
          onSubmit={generate}
          changes={[trpc.trackingLinks.pathFilter()]}
          onSaved={stay}
          texts={{ success: trackingLink.saved, failure: trackingLink.failed, failed }}
        >
          <FormPanel>
            <TrackingLinkFields />
            <LinkField url={url} />
          </FormPanel>
          <LinkActions url={url} save={trackingLink.generate} off={url !== undefined} />
        </Form>
      </PageSheet>
    </Page>
  )
}

const history = historyFrom(trackingLinkEntity)

/** The same form with what is saved; "Atualizar Link" saves and reads it again. Its address never changes. */
export function TrackingLinkEditPage({ record }: { record: Outputs['trackingLinks']['get'] }) {
  const [saved, setSaved] = useState(record)
  const { id, updated_at, url, id_empresa, id_campanha, id_canal, id_destino } = saved
  if (!record.editavel) return <ForbiddenPage text="Só quem gerencia edita links de outras pessoas." />
  const update = async (fields: Choices) => {
    const written = await api.trackingLinks.update.mutate({ ...fields, id, updated_at })
    // It is saved, also where it cannot be read again.
    setSaved(await api.trackingLinks.get.query({ id }).catch(() => ({ ...saved, ...fields, ...written })))
  }
  return (
    <Page>
      <PageHead beside={linkName(saved)}>
        <AddressLink
          to={`/marketing/tracking-link/figures/${id}`}
          className={buttonVariants({ variant: 'outline' })}
        >
          <ChartLine aria-hidden />
          Resultado e QR code
        </AddressLink>
        <RecordHistory history={history} id={id} />
      </PageHead>
      <PageSheet>
        <Form
          identity={savedRecord('tracking-link', { id, updated_at })}
          schema={trackingLinkSchemas.fields}
          defaultValues={{ id_empresa, id_campanha, id_canal, id_destino }}
          onSubmit={update}
          changes={[trpc.trackingLinks.pathFilter()]}
          onSaved={stay}
          texts={{ success: trackingLink.updated, failure: trackingLink.failed, failed }}
        >
          <FormPanel>
            <TrackingLinkFields saved={saved} />
            <LinkField url={url} />
          </FormPanel>
          <LinkActions url={url} save={trackingLink.update} />
        </Form>
      </PageSheet>
    </Page>
  )
}
