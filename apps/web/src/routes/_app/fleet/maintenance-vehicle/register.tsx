import { createFileRoute } from '@tanstack/react-router'
import { MaintenanceRegisterPage } from '@/features/operations/fleet/maintenance-pages.tsx'
import { idInSearch } from '@/lib/id-in-search.ts'

/** `veiculo` and `servico`: the recurring service that is due. */
export const Route = createFileRoute('/_app/fleet/maintenance-vehicle/register')({
  staticData: {
    needs: { module: 'frota', ability: 'create' },
    title: 'Nova manutenção',
    back: '/fleet/maintenance-vehicle/list',
    area: 'operations',
    action: true,
  },
  validateSearch: ({ veiculo, servico }: Record<string, unknown>) => ({
    veiculo: idInSearch(veiculo),
    servico: idInSearch(servico),
  }),
  component: function Register() {
    const due = Route.useSearch()
    return <MaintenanceRegisterPage due={due} />
  },
})
