import { incident as text } from '@intranet/contract/messages/incidents'
import { openIncidentStates } from '@intranet/contract/operations/incident-options'
import { incidentFields } from '@intranet/contract/operations/incidents'
import { useState } from 'react'
import { ClosedPage } from '@/components/records/closed-page.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { ForbiddenPage } from '@/components/records/forbidden-page.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { IncidentFields } from './incident-fields.tsx'
import { IncidentProgress } from './incident-progress.tsx'
import { incidents } from './incident.entity.ts'

type Incident = Outputs['incidents']['get']

export function IncidentRegisterPage() {
  const [inicio] = useState(() => new Date().toISOString())
  return (
    <RegisterPage
      entity={incidents}
      schema={incidentFields}
      texts={{ success: text.registered }}
      blank={{
        titulo: '',
        descricao: '',
        id_departamento: null,
        id_empresa: null,
        cidades: [],
        bairros: [],
        inicio,
      }}
      create={(input) => api.incidents.create.mutate(input)}
    >
      <IncidentFields isNew />
    </RegisterPage>
  )
}

export function IncidentEditPage({ record }: { record: Incident }) {
  if (!record.editavel) return <ForbiddenPage />
  if (!openIncidentStates.includes(record.situacao))
    return (
      <ClosedPage
        reason={text.closed}
        action={
          <AddressLink
            to={`/incidents/list?ver=${record.id}`}
            className={buttonVariants({ variant: 'outline' })}
          >
            Ver incidente
          </AddressLink>
        }
      />
    )
  return (
    <EditPage
      entity={incidents}
      beside={record.titulo}
      schema={incidentFields}
      record={{ ...record, cidades: record.cidades.map(({ id }) => id) }}
      update={(input) => api.incidents.update.mutate(input)}
      aside={<IncidentProgress id={record.id} />}
    >
      <IncidentFields linked={record.cidades} isNew={false} />
    </EditPage>
  )
}
