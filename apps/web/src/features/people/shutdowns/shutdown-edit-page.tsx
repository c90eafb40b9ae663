import { can } from '@intranet/contract/access'
import type * as z from 'zod'
import { form } from '@intranet/contract/messages'
import { shutdownEditFields } from '@intranet/contract/people/shutdowns'
import { BriefcaseBusiness } from 'lucide-react'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { RichTextField } from '@/components/form/rich-text-field.tsx'
import { formValues } from '@/components/form/form-values.ts'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { SectionIndex } from '@/components/shell/section-index.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { ShutdownChecklist } from './shutdown-checklist.tsx'
import { ShutdownFacts } from './shutdown-facts.tsx'
import { ShutdownFields } from './shutdown-fields.tsx'
import { ShutdownHoldings } from './shutdown-holdings.tsx'
import { ShutdownOutcome } from './shutdown-outcome.tsx'
import { ShutdownSteps } from './shutdown-steps.tsx'
import { shutdowns } from './shutdown.entity.ts'

type Values = z.input<typeof shutdownEditFields>

type Shutdown = Outputs['shutdowns']['get']

const ended: readonly string[] = ['recusado', 'cancelado']

/** Where somebody is to take the person's place: the vacancy, or its form filled from here. */
function SubstituteVacancy({ record }: { record: Shutdown }) {
  const session = useSession()
  const { id, id_vaga, substituicao, situacao } = record
  if (id_vaga !== null)
    return can(session, 'banco_talentos', 'read') ? (
      <AddressLink to={`/careers/edit/${id_vaga}`} className={buttonVariants({ variant: 'outline' })}>
        <BriefcaseBusiness aria-hidden />
        Vaga do substituto
      </AddressLink>
    ) : null
  if (!substituicao || ended.includes(situacao) || !can(session, 'banco_talentos', 'create')) return null
  return (
    <AddressLink
      to={`/careers/register?desligamento=${id}`}
      className={buttonVariants({ variant: 'outline' })}
    >
      <BriefcaseBusiness aria-hidden />
      Abrir vaga
    </AddressLink>
  )
}

function EditForm({ record }: { record: Shutdown }) {
  const schema = record.decide ? shutdownEditFields : shutdownEditFields.omit({ entrevista: true })
  return (
    <Form
      identity={savedRecord('shutdown', record)}
      schema={schema as typeof shutdownEditFields}
      defaultValues={formValues(schema, record)}
      onSubmit={(values) =>
        api.shutdowns.update.mutate({ ...values, id: record.id, updated_at: record.updated_at })
      }
      changes={[trpc.shutdowns.pathFilter()]}
    >
      <FormPanel>
        <ShutdownFields />
        {record.decide && (
          <div className="col-span-full">
            <RichTextField<Values> name="entrevista" label="Entrevista de desligamento" />
          </div>
        )}
      </FormPanel>
      <FormActions save={form.save} />
    </Form>
  )
}

/** A shutdown from asking to carrying out: states, checklist, what the person still holds. */
export function ShutdownEditPage({ id }: { id: number }) {
  const read = useRecord(trpc.shutdowns.get.queryOptions({ id }))
  return (
    <LoadedPage reads={[read]}>
      {(record) => {
        const sections = {
          resumo: 'Resumo',
          checklist: 'Checklist',
          pendencias: 'O que ainda possui',
          destino: 'Destino dos itens',
          ...(record.mudavel && { dados: 'Dados' }),
        }
        return (
          <Page>
            <PageHead total={record.funcionario}>
              <SubstituteVacancy record={record} />
              <ShutdownSteps record={record} />
              <RecordHistory history={shutdowns.history} id={record.id} />
            </PageHead>
            <PageSheet spine={<SectionIndex sections={sections} />}>
              <section id="resumo">
                <SectionLabel>Resumo</SectionLabel>
                <ShutdownFacts record={record} />
              </section>
              <ShutdownChecklist record={record} />
              <ShutdownHoldings record={record} />
              <ShutdownOutcome id={record.id} />
              {record.mudavel && (
                <section id="dados">
                  <SectionLabel>Dados</SectionLabel>
                  <EditForm key={record.updated_at} record={record} />
                </section>
              )}
            </PageSheet>
          </Page>
        )
      }}
    </LoadedPage>
  )
}
