import { formatDateTime } from '@intranet/contract/formats'
import { noticeForms, noticeParts, type NoticeForm } from '@intranet/contract/privacy-notice-words'
import { useQuery } from '@tanstack/react-query'
import { LoadingState } from '@/components/shell/loading-state.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState, ErrorState } from '@/components/shell/states.tsx'
import { Card } from '@/components/ui/card.tsx'
import { trpc } from '@/lib/trpc.ts'

/** Whole years in years. */
const monthsText = (months: number) =>
  months >= 24 && months % 12 === 0 ? `${months / 12} anos` : `${months} meses`

const isForm = (form: string): form is NoticeForm => Object.hasOwn(noticeForms, form)

function Notice({ form, version }: { form: NoticeForm; version: number | undefined }) {
  const { data, error, refetch } = useQuery(
    trpc.privacyNotices.view.queryOptions({ formulario: form, versao: version }),
  )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return (
    <Card asChild className="grid gap-5 p-5 sm:p-6">
      <article>
        {Object.entries(noticeParts).map(([part, title]) => (
          <section key={part}>
            <h2 className="mb-1 font-semibold">{title}</h2>
            <p className="break-words whitespace-pre-line">{data[part as keyof typeof noticeParts]}</p>
            {part === 'retencao' && (
              <dl className="mt-2 grid gap-1 text-sm">
                {data.prazos.map(({ dados, meses }) => (
                  <div key={dados} className="flex flex-wrap gap-x-2">
                    <dt className="text-muted-foreground">{dados}:</dt>
                    <dd>{monthsText(meses)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        ))}
        <p className="text-sm text-muted-foreground">
          Versão {data.versao}, de {formatDateTime(data.created_at)}.
        </p>
      </article>
    </Card>
  )
}

/** The privacy notice of a public form, for everybody: the newest version, or the one that is asked for. */
export function NoticePage({ form, version }: { form: string; version: number | undefined }) {
  return (
    <Page narrow>
      <PageHead
        heading={isForm(form) ? `Aviso de privacidade: ${noticeForms[form]}` : 'Aviso de privacidade'}
      />
      <PageSheet>
        {isForm(form) ? (
          <Notice form={form} version={version} />
        ) : (
          <EmptyState title="Aviso não encontrado" text="Confira o endereço do aviso de privacidade." />
        )}
      </PageSheet>
    </Page>
  )
}
