import { createFileRoute } from '@tanstack/react-router'
import { NoImportPage } from '@/features/sales/lead-imports/no-import-page.tsx'
import { ParticipantEditPage } from '@/features/sales/lead-imports/participant-edit-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idInSearch } from '@/lib/id-in-search.ts'
import { trpc } from '@/lib/trpc.ts'

/** The route ImportsLeadsEdit: `lead_id` is the participant, `import_id` its import. */
export const Route = createFileRoute('/_app/marketing/imports-leads/edit')({
  staticData: {
    needs: { module: 'vendas', ability: 'editOwn', staff: true },
    title: 'Editar participante',
    back: '/marketing/imports-leads/list',
    area: 'marketing',
  },
  validateSearch: ({
    lead_id,
    import_id,
  }: Record<string, unknown>): { lead_id?: number; import_id?: number } => ({
    lead_id: idInSearch(lead_id),
    import_id: idInSearch(import_id),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { lead_id } }) =>
    lead_id
      ? queryClient.fetchQuery(fresh(trpc.leadImports.participant.queryOptions({ id: lead_id })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return record ? (
      <ParticipantEditPage key={record.id} record={record} />
    ) : (
      <NoImportPage title="EDITAR PARTICIPANTE" />
    )
  },
})
