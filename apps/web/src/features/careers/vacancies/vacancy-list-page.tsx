import { can } from '@intranet/contract/access'
import {
  contractTypeLabels,
  vacancyStateLabels,
  workModelLabels,
} from '@intranet/contract/careers/career-options'
import { CircleX, Copy, Megaphone, Pause, Pencil, Play, Tags, Users } from 'lucide-react'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { addressOf } from '@/lib/asked-address.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { useVacancySteps } from './use-vacancy-steps.ts'
import { vacancyColumns, type VacancyRow } from './vacancy-columns.tsx'
import { vacancies } from './vacancy.entity.ts'

/** The address names a provider by its id or its key. */
function ofCompany(company: string | undefined) {
  if (!company) return {}
  return /^[1-9]\d{0,14}$/.test(company) ? { id_empresa: Number(company) } : { sistema: company }
}

/** The vacancies that somebody works with, with what may be done about each. */
export function VacancyListPage({ company }: { company?: string }) {
  const session = useSession()
  const search = useTableSearch('vacancies.list')
  const list = useList(
    trpc.vacancies.list.queryOptions({
      ...search.input,
      filtro: { ...ofCompany(company), ...search.input.filtro },
    }),
    search,
  )
  const manages = can(session, 'banco_talentos', 'manage')
  const creates = can(session, 'banco_talentos', 'create')
  const { may, move } = useVacancySteps()
  const actions = ({ id, situacao, ...row }: VacancyRow): RowAction[] => [
    { label: 'Editar', icon: Pencil, to: `/careers/edit/${id}` },
    { label: 'Candidatos', icon: Users, to: `/careers/applicants/${id}` },
    { label: 'Palavras-chave', icon: Tags, to: `/careers/keywords/noparms/${id}` },
    ...(manages && may(situacao, 'aberta')
      ? [{ label: 'Publicar', icon: Play, onSelect: () => void move({ ...row, id }, 'aberta') }]
      : []),
    ...(manages && may(situacao, 'pausada')
      ? [{ label: 'Pausar', icon: Pause, onSelect: () => void move({ ...row, id }, 'pausada') }]
      : []),
    { label: 'Fontes', icon: Megaphone, to: addressOf(`/careers/edit/${id}`, { aba: 'fontes' }) },
    ...(creates ? [{ label: 'Duplicar', icon: Copy, to: `/careers/register/${id}` as const }] : []),
    ...(manages && may(situacao, 'encerrada')
      ? [
          {
            label: 'Encerrar',
            icon: CircleX,
            variant: 'destructive' as const,
            separated: true,
            onSelect: () => void move({ ...row, id }, 'encerrada'),
          },
        ]
      : []),
  ]
  const filters: FiltersOf<'vacancies.list'> = [
    { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(vacancyStateLabels) },
    useProviderFilter(),
    { key: 'cidade', label: 'Cidade', kind: 'text' },
    { key: 'gestor_vaga', label: 'Gestor', kind: 'text' },
    { key: 'tipo_contrato', label: 'Contrato', kind: 'choice', options: optionsOf(contractTypeLabels) },
    { key: 'modalidade', label: 'Modalidade', kind: 'choice', options: optionsOf(workModelLabels) },
    { key: 'data_inicio', label: 'Início', kind: 'period' },
  ]
  return (
    <ListPage
      label={vacancies.label}
      placeholder="Buscar vaga ou cidade"
      list={list}
      columns={vacancyColumns}
      filters={filters}
      actions={actions}

      tools={creates && <AddLink to="/careers/register">{vacancies.add}</AddLink>}
    />
  )
}
