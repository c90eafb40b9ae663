import type { OrganizationSource } from '@/components/form/organization-fields.tsx'
import { queryClient } from '@/lib/query-client.ts'
import { trpc } from '@/lib/trpc.ts'

/** What is saved already stays choosable after it was switched off. */
interface Saved {
  id_empresa?: number | null
  id_departamento?: number | null
  id_cargo?: number | null
}

/** Provider, department and position lists from one reading of the structure. */
export function organizationSource({
  id_empresa,
  id_departamento,
  id_cargo,
}: Saved = {}): OrganizationSource {
  const read = () =>
    queryClient.ensureQueryData(
      trpc.organization.options.queryOptions({
        ...(id_empresa && { id_empresa }),
        ...(id_departamento && { id_departamento }),
        ...(id_cargo && { id_cargo }),
      }),
    )
  return {
    providers: async () => (await read()).empresas.map(({ id, nome }) => ({ value: id, label: nome })),
    departments: async (provider) =>
      (await read()).departamentos
        .filter((row) => row.id_empresa === null || row.id_empresa === provider)
        .map(({ id, nome }) => ({ value: id, label: nome })),
    positions: async (department) =>
      (await read()).cargos
        .filter((row) => row.id_departamento === department)
        .map(({ id, nome, setor }) => ({ value: id, label: nome, note: setor })),
  }
}
