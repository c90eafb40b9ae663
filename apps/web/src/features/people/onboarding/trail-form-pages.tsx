import { Link2 } from 'lucide-react'
import * as z from 'zod'
import { trail } from '@intranet/contract/people/onboarding-trail'
import { plainTrailFields } from '@intranet/contract/people/trail-schemas'
import { recordId } from '@intranet/contract/record'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { EditPage } from '@/components/form/form-pages.tsx'
import { useFormOf, useValue } from '@/components/form/use-form-values.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { ErrorState } from '@/components/shell/states.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { OrderBoard } from './order-board.tsx'
import { PlaceTags } from './place-tags.tsx'
import { useNewPlace } from './use-onboarding-place.ts'
import { useContentItems } from './trail-items.ts'
import { trails } from './trail.entity.ts'

type Trail = Outputs['onboardingTrails']['get']

const Field = fieldOf(trail)
const withContents = plainTrailFields.extend({ conteudos: z.array(recordId).max(500).optional() })
type Values = z.input<typeof withContents>

function TrailFields() {
  return (
    <FormPanel>
      <Field name="nome" capped wide />
      <PlaceTags positions={false} />
      <Field name="ativo" />
    </FormPanel>
  )
}

function Contents() {
  const { setValue } = useFormOf<Values>()
  const chosen = useValue<Values>()('conteudos') ?? []
  const { items, withheld, sum, error, refetch } = useContentItems(chosen)
  if (error && !items) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <OrderBoard
      title="Conteúdos em ordem"
      noun="conteúdo"
      sum={sum}
      hint="A leitura segue esta ordem."
      items={items}
      withheld={withheld}
      chosen={chosen}
      onChange={(ids) => setValue('conteudos', ids, { shouldDirty: true })}
    >
      <FormActions save="Salvar trilha" />
    </OrderBoard>
  )
}

/** A new trail with its contents in order. */
export function TrailRegisterPage() {
  const place = useNewPlace()
  const blank = {
    nome: '',
    ...place,
    ativo: false,
    conteudos: [] as number[],
  }
  return (
    <Page>
      <PageHead />
      <PageSheet>
        <Form
          identity={newRecord('onboarding-trail')}
          schema={withContents}
          defaultValues={blank}
          onSubmit={async ({ conteudos = [], ...fields }) => {
            const inOrder = conteudos.map((id_conteudo, index) => ({ id_conteudo, prioridade: index + 1 }))
            await api.onboardingTrails.create.mutate({ objects: [{ ...fields, conteudos: inOrder }] })
          }}
          changes={[trpc.onboardingTrails.pathFilter()]}
        >
          <TrailFields />
          <Contents />
        </Form>
      </PageSheet>
    </Page>
  )
}

export function TrailEditPage({ record }: { record: Trail }) {
  return (
    <EditPage
      entity={trails}
      beside={record.nome}
      schema={plainTrailFields}
      record={record}
      tools={
        <AddressLink
          to={`/human-resources/trail/sync/${record.id}`}
          className={buttonVariants({ variant: 'outline' })}
        >
          <Link2 aria-hidden />
          Vincular conteúdos
        </AddressLink>
      }
    >
      <TrailFields />
    </EditPage>
  )
}
