import type * as z from 'zod'
import { can } from '@intranet/contract/access'
import { noticeFields } from '@intranet/contract/privacy-notices'
import { noticeAddress, noticeForms, noticeParts } from '@intranet/contract/privacy-notice-words'
import { formatDateTime } from '@intranet/contract/formats'
import { settings } from '@intranet/contract/messages/access'
import { useState } from 'react'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { Form } from '@/components/form/form.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Label } from '@/components/ui/label.tsx'
import { NativeSelect } from '@/components/ui/native-select.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { api } from '@/lib/api.ts'
import { NoteLine } from '@/components/ui/note-line.tsx'

type Notice = Outputs['privacyNotices']['list'][number]
type Values = z.input<typeof noticeFields>

const parts = Object.entries(noticeParts) as [keyof typeof noticeParts, string][]

function NoticeFields({ notice, mayWrite }: { notice: Notice; mayWrite: boolean }) {
  const { formulario, versao, created_at, ...values } = notice
  return (
    <>
      <p className="mb-3 text-sm text-muted-foreground">
        Versão {versao}, de {formatDateTime(created_at)}.{' '}
        <AddressLink to={noticeAddress(formulario)} target="_blank" className="underline">
          Ver a página
        </AddressLink>
      </p>
      {mayWrite ? (
        <Form<Values, Values, unknown>
          identity={savedRecord('privacyNotices', { id: formulario, updated_at: created_at })}
          schema={noticeFields}
          defaultValues={values}
          texts={{ success: 'Nova versão publicada.' }}
          onSubmit={(fields) => api.privacyNotices.publish.mutate({ ...fields, formulario, versao })}
          changes={[trpc.privacyNotices.pathFilter()]}
        >
          <FormPanel>
            {parts.map(([name, title]) => (
              <TextAreaField<Values>
                key={name}
                name={name}
                label={title}
                max={name === 'controlador' || name === 'contato' ? 450 : 2000}
                wide
              />
            ))}
          </FormPanel>
          <FormActions save="Publicar nova versão" />
        </Form>
      ) : (
        <div className="max-w-[640px]">
          <NoteLine>{settings.readOnly}</NoteLine>
          {parts.map(([name, title]) => (
            <section key={name} className="mb-5">
              <SectionLabel>{title}</SectionLabel>
              <p className="text-sm break-words whitespace-pre-line">{values[name] || '–'}</p>
            </section>
          ))}
        </div>
      )}
    </>
  )
}

/** The privacy notices of public forms: each publication is a new version. */
export function NoticesPage() {
  const read = useRecord(trpc.privacyNotices.list.queryOptions())
  const mayWrite = can(useSession(), 'configuracao', 'manage')
  const [chosen, setChosen] = useState<Notice['formulario']>('candidatura')
  return (
    <LoadedPage reads={[read]}>
      {(notices) => {
        const notice = notices.find(({ formulario }) => formulario === chosen)
        return (
          <Page>
            <PageHead />
            <PageSheet>
              <Field className="mb-3 max-w-sm">
                <Label htmlFor="formulario">Formulário</Label>
                <NativeSelect
                  id="formulario"
                  value={chosen}
                  onChange={({ target }) => setChosen(target.value as Notice['formulario'])}
                >
                  {Object.entries(noticeForms).map(([key, name]) => (
                    <option key={key} value={key}>
                      {name}
                    </option>
                  ))}
                </NativeSelect>
              </Field>
              {notice && (
                <NoticeFields key={`${chosen} ${notice.versao}`} notice={notice} mayWrite={mayWrite} />
              )}
            </PageSheet>
          </Page>
        )
      }}
    </LoadedPage>
  )
}
