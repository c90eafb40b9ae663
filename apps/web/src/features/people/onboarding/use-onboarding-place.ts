import { useMemo } from 'react'
import { can, onboardingDepartmentOnly } from '@intranet/contract/access'
import type { OrganizationSource } from '@/components/form/organization-fields.tsx'
import { useOrganizationSource } from '@/features/access/users/use-organization-source.ts'
import { useSession } from '@/lib/session.ts'

interface Saved {
  id_empresa?: number | null
  id_departamento?: number | null
  id_cargo?: number | null
}

/** The department that somebody is limited to; undefined for the one who may choose. */
export function useOwnDepartment(): number | null | undefined {
  const session = useSession()
  return session && onboardingDepartmentOnly(session.roles) ? session.id_departamento : undefined
}

/** The place that the server would give a new record: the form shows it. */
export function useNewPlace() {
  const session = useSession()
  const own = useOwnDepartment()
  return {
    id_empresa: can(session, 'onboarding', 'manage') ? null : (session?.id_empresa ?? null),
    id_departamento: own ?? null,
  }
}

/** Providers, departments and positions one may choose; who is limited to a department is offered that one. */
export function useOnboardingPlace(saved?: Saved): OrganizationSource {
  const own = useOwnDepartment()
  const source = useOrganizationSource(saved)
  return useMemo(
    () =>
      own === undefined
        ? source
        : {
            ...source,
            departments: (provider) => source.departments(provider).filter(({ value }) => value === own),
          },
    [source, own],
  )
}
