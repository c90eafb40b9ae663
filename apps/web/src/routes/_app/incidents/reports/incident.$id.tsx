import { createFileRoute } from '@tanstack/react-router'
import { IncidentOfReportPage } from '@/features/operations/field-reports/incident-of-report-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/incidents/reports/incident/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'incidentes', ability: 'manage' },
    title: 'Incidente de um relato',
    back: '/incidents/reports/list',
    area: 'operations',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.fieldReports.get.queryOptions({ id: params.id }))),
  component: function Incident() {
    const report = Route.useLoaderData()
    return <IncidentOfReportPage key={report.id} report={report} />
  },
})
