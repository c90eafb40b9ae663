import { escapeHtml } from '@intranet/contract/escape-html'
import { fieldReports as text } from '@intranet/contract/messages/field-reports'
import { incidentFields } from '@intranet/contract/operations/incidents'
import { useState } from 'react'
import { RegisterPage } from '@/components/form/form-pages.tsx'
import { HelpNote } from '@/components/form/form-panel.tsx'
import { ClosedPage } from '@/components/records/closed-page.tsx'
import { IncidentFields } from '@/features/operations/incidents/incident-fields.tsx'
import { incidents } from '@/features/operations/incidents/incident.entity.ts'
import { api } from '@/lib/api.ts'
import type { Outputs } from '@/lib/trpc.ts'

type Report = Outputs['fieldReports']['get']

/** A new incident that begins with what was reported; the open reports of its group go into it. */
export function IncidentOfReportPage({ report }: { report: Report }) {
  const [inicio] = useState(report.created_at)
  const {
    id,
    texto,
    updated_at,
    id_cidade,
    cidade,
    uf,
    bairro,
    id_empresa,
    relatos_do_grupo: together,
  } = report
  if (report.situacao !== 'aberto') return <ClosedPage reason={text.decided} />
  const place = [bairro, cidade].filter(Boolean).join(', ')
  return (
    <RegisterPage
      entity={incidents}
      form="incident-of-report"
      parents={[id]}
      beside={place || null}
      schema={incidentFields}
      blank={{
        titulo: texto.slice(0, 120),
        descricao: `<p>${escapeHtml(place ? `${texto} (${place})` : texto)}</p>`,
        id_departamento: null,
        id_empresa,
        cidades: id_cidade ? [id_cidade] : [],
        bairros: id_cidade && bairro ? [bairro] : [],
        inicio,
      }}
      create={({ objects: [incidente] }) =>
        api.fieldReports.openIncident.mutate({ id, updated_at, grupo: true, incidente: incidente! })
      }
      help={
        <HelpNote title="Do campo">
          {together > 1 ? `${together} relatos entram` : 'O relato entra'} no incidente, e quem reportou é
          avisado do andamento.
        </HelpNote>
      }
    >
      <IncidentFields isNew linked={id_cidade && cidade && uf ? [{ id: id_cidade, nome: cidade, uf }] : []} />
    </RegisterPage>
  )
}
