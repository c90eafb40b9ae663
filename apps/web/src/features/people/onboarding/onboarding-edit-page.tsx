import { Eye, Link2 } from 'lucide-react'
import { useState } from 'react'
import { onboarding as text } from '@intranet/contract/messages/people'
import { onboarding } from '@intranet/contract/people/onboarding'
import { wholeOnboarding } from '@intranet/contract/people/onboarding-schemas'
import { savedRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { formValues } from '@/components/form/form-values.ts'
import { ForbiddenPage } from '@/components/records/forbidden-page.tsx'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { Thread } from '@/components/shell/thread.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { OnboardingFields, ReachHelp } from './onboarding-fields.tsx'
import { sizeOfTrail } from './reading-time.ts'
import { useOnboardingPlace } from './use-onboarding-place.ts'
import { historyFrom } from '@/components/records/history.ts'
import { HelpGrid } from '@/components/form/form-panel.tsx'

type Onboarding = Outputs['onboarding']['get']

const history = historyFrom(onboarding, { beside: ['onboarding_onboarding_trilha'] })

/** The linked trails in their order, and the way to change them. */
function LinkedTrails({ id, trilhas }: Pick<Onboarding, 'id' | 'trilhas'>) {
  return (
    <section className="mt-6 max-w-[640px]">
      <SectionLabel count={trilhas.length}>Trilhas em ordem</SectionLabel>
      {trilhas.length === 0 && <p className="text-sm text-muted-foreground">Nenhuma trilha vinculada.</p>}
      <Thread
        tall
        items={trilhas.map((trail) => ({
          key: String(trail.id_trilha),
          label: `${trail.prioridade}. ${trail.nome}`,
          note: `${sizeOfTrail(trail.total_conteudos, trail.minutos)}${trail.ativo ? '' : ' (inativa)'}`,
        }))}
      />
      <AddressLink
        to={`/human-resources/onboarding/sync-trail/${id}`}
        className={buttonVariants({ variant: 'outline' })}
      >
        <Link2 aria-hidden />
        {text.linkTrails}
      </AddressLink>
    </section>
  )
}

/** An onboarding by HR, or by the one who made it while nobody has started it. */
export function OnboardingEditPage({ record }: { record: Onboarding }) {
  const isOwn = useSession()?.usuarioId === record.id_usuario
  if (!record.editavel) return <ForbiddenPage text={isOwn ? text.started : undefined} />
  return <Edit record={record} />
}

function Edit({ record }: { record: Onboarding }) {
  const [{ id, updated_at }] = useState(record)
  const source = useOnboardingPlace(record)
  return (
    <Page>
      <PageHead beside={record.titulo}>
        <div className="flex flex-wrap gap-2">
          <AddressLink
            to={`/human-resources/onboarding/preview/${id}`}
            className={buttonVariants({ variant: 'outline' })}
          >
            <Eye aria-hidden />
            Ver como funcionário
          </AddressLink>
          <RecordHistory history={history} id={id} />
        </div>
      </PageHead>
      <PageSheet>
        <Form
          identity={savedRecord('onboarding', { id, updated_at })}
          schema={wholeOnboarding}
          defaultValues={formValues(wholeOnboarding, record)}
          texts={{ success: text.updated, failure: text.updateFailed }}
          onSubmit={(values) => api.onboarding.update.mutate({ ...values, id, updated_at })}
          changes={[trpc.onboarding.pathFilter()]}
        >
          <HelpGrid>
            <div>
              <OnboardingFields source={source} />
              <FormActions />
            </div>
            <ReachHelp />
          </HelpGrid>
        </Form>
        <LinkedTrails id={id} trilhas={record.trilhas} />
      </PageSheet>
    </Page>
  )
}
