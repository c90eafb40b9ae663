import type * as z from 'zod'
import { formatCount } from '@intranet/contract/formats'
import { form } from '@intranet/contract/messages'
import { shutdownEditFields } from '@intranet/contract/people/shutdown-schemas'
import {
  openStates,
  shutdownStateLabels,
  type ShutdownState,
} from '@intranet/contract/people/shutdown-options'
import { useQuery } from '@tanstack/react-query'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { RichTextField } from '@/components/form/rich-text-field.tsx'
import { formValues } from '@/components/form/form-values.ts'
import { Facts } from '@/components/records/facts.tsx'
import { RecordFrame } from '@/components/record-view/record-frame.tsx'
import { LifeLines, RecordThread } from '@/components/record-view/record-thread.tsx'
import { stageLines, type Stages } from '@/components/record-view/thread-steps.ts'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Card } from '@/components/ui/card.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { ShutdownActions } from './shutdown-actions.tsx'
import { ShutdownChecklist } from './shutdown-checklist.tsx'
import { mainFacts, otherFacts } from './shutdown-facts.ts'
import { ShutdownFields } from './shutdown-fields.tsx'
import { ShutdownHoldings } from './shutdown-holdings.tsx'
import { ShutdownOutcome } from './shutdown-outcome.tsx'
import { missingItems } from './missing-items.ts'
import { ShutdownStateMark } from './shutdown-state-mark.tsx'

type Values = z.input<typeof shutdownEditFields>

type Shutdown = Outputs['shutdowns']['get']

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

const path = (['solicitado', 'em_analise', 'aprovado', 'efetivado'] as const).map((key) => ({
  key,
  title: shutdownStateLabels[key],
}))
const beside = (stage: string) => shutdownStateLabels[stage as ShutdownState]

function ShutdownThread({ record, stages }: { record: Shutdown; stages: Stages }) {
  const items = record.situacao === 'aprovado' ? missingItems(record.itens) : []
  return (
    <RecordThread
      path={path}
      stages={stages}
      beside={beside}
      ended={!openStates.includes(record.situacao)}
      missing={
        items.length > 0
          ? `${items.length === 1 ? 'Falta' : 'Faltam'} ${formatCount(items.length, 'item', 'itens')} do checklist.`
          : undefined
      }
    />
  )
}

function ShutdownRecord({ record, stages }: { record: Shutdown; stages: Stages }) {
  return (
    <RecordFrame
      name="DESLIGAMENTO"
      note={record.funcionario}
      state={<ShutdownStateMark state={record.situacao} />}
      actions={<ShutdownActions record={record} />}
      thread={<ShutdownThread record={record} stages={stages} />}
      facts={mainFacts(record)}
      missing={<ShutdownChecklist record={record} />}
      beside={<LifeLines past={stageLines(stages, beside)} />}
    >
      <section>
        <SectionLabel>Resumo</SectionLabel>
        <Card className="mb-5 block p-5">
          <Facts rows={otherFacts(record)} className="sm:grid-cols-2" />
        </Card>
      </section>
      <ShutdownHoldings record={record} />
      <ShutdownOutcome id={record.id} />
      {record.mudavel && (
        <section>
          <SectionLabel>Dados</SectionLabel>
          <EditForm key={record.updated_at} record={record} />
        </section>
      )}
    </RecordFrame>
  )
}

/** A shutdown from asking to carrying out: its stages, checklist, what the person still holds. */
export function ShutdownEditPage({ id }: { id: number }) {
  const read = useRecord(trpc.shutdowns.get.queryOptions({ id }))
  const life = useQuery(trpc.shutdowns.stages.queryOptions({ id }))
  return (
    <LoadedPage reads={[read, life]}>
      {(record, stages) => <ShutdownRecord record={record} stages={stages} />}
    </LoadedPage>
  )
}
