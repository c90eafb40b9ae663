import { can } from '@intranet/contract/access'
import { employeeStateLabels, employmentLabels } from '@intranet/contract/employee-options'
import { useNavigate } from '@tanstack/react-router'
import { Award, CalendarX2, FileText, Pencil, UserMinus, UserRound } from 'lucide-react'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { SheetImportButton } from '@/components/list/sheet-import-button.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useDepartmentFilter, useProviderFilter } from '@/features/company/structure-filters.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { employeeColumns, type EmployeeRow } from './employee-columns.tsx'
import { useAdmissionEnd } from './use-admission-end.ts'

/** Who works in the group: HR's managers see their providers, its readers their department. */
export function EmployeeListPage() {
  const session = useSession()
  const search = useTableSearch('employees.list')
  const list = useList(trpc.employees.list.queryOptions(search.input), search)
  const manages = can(session, 'rh', 'manage')
  const navigate = useNavigate()
  const endAdmission = useAdmissionEnd()
  const filters: FiltersOf<'employees.list'> = [
    { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(employeeStateLabels) },
    useProviderFilter(),
    useDepartmentFilter(),
    { key: 'cargo', label: 'Cargo', kind: 'text' },
    { key: 'tipo_vinculo', label: 'Vínculo', kind: 'choice', options: optionsOf(employmentLabels) },
    { key: 'data_admissao', label: 'Admissão', kind: 'period' },
    { key: 'ativo', label: 'Acesso', kind: 'boolean' },
  ]
  const actions = (person: EmployeeRow): RowAction[] => {
    const profile = {
      label: 'Perfil',
      icon: UserRound,
      to: `/human-resources/employee/profile/${person.id}` as const,
    }
    const praise = { label: 'Elogios', icon: Award, to: `/compliments/listByUser/${person.id}` as const }
    const edit = {
      label: 'Editar',
      icon: Pencil,
      to: `/human-resources/employee/form/edit/${person.id}` as const,
    }
    // Nobody is an employee yet who could be praised, dismissed or given documents.
    if (person.situacao === 'admissao') {
      const end = () => void endAdmission(person)
      return manages
        ? [
            profile,
            edit,
            {
              label: 'Cancelar admissão',
              icon: CalendarX2,
              variant: 'destructive',
              separated: true,
              onSelect: end,
            },
          ]
        : [profile]
    }
    if (!manages) return [profile, praise]
    const leaves = person.situacao !== 'desligado' && person.id !== session?.usuarioId
    return [
      profile,
      edit,
      {
        label: 'Documentos',
        icon: FileText,
        onSelect: () =>
          void navigate({ to: '/documents/list', search: { filtro: { id_funcionario: person.id } } }),
      },
      praise,
      ...(leaves
        ? [
            {
              label: 'Desligar',
              icon: UserMinus,
              variant: 'destructive' as const,
              separated: true,
              to: `/shutdowns/register/${person.id}/${encodeURIComponent(person.nome ?? person.email)}` as const,
            },
          ]
        : []),
    ]
  }
  return (
    <ListPage
      label="Funcionários"
      placeholder={manages ? 'Buscar por nome, e-mail ou CPF' : 'Buscar por nome ou matrícula'}
      list={list}
      columns={employeeColumns}
      filters={filters}
      actions={actions}

      tools={
        <>
          {manages && <SheetImportButton sheet="employees" noun={['funcionário', 'funcionários']} />}
          {manages && <AddLink to="/human-resources/employee/form/register">Novo funcionário</AddLink>}
        </>
      }
    />
  )
}
