import { userTypes } from '@intranet/contract/personal-options'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { AddLink } from '@/components/list/add-link.tsx'
import { shownTotal } from '@/components/list/shown-total.ts'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { BulkBar } from '@/components/table/bulk-bar.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import { useList } from '@/components/table/use-list.ts'
import { useSelection } from '@/components/table/use-selection.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { trpc } from '@/lib/trpc.ts'
import { useUserActions } from './use-user-actions.ts'
import { userColumns } from './user-columns.tsx'
import { ListTable } from '@/components/list/list-table.tsx'
import { namedOptions, wordOptions } from '@/lib/options-of.ts'

const typeOptions = wordOptions(userTypes)

function useFilters(): FiltersOf<'users.list'> {
  const providers = useQuery(trpc.providers.options.queryOptions({})).data
  const profiles = useQuery(trpc.accessProfiles.options.queryOptions()).data
  return useMemo(() => {
    return [
      { key: 'tipo', label: 'Tipo', kind: 'choice', options: typeOptions },
      { key: 'ativo', label: 'Status', kind: 'boolean' },
      { key: 'id_empresa', label: 'Empresa', kind: 'choice', options: namedOptions(providers) },
      { key: 'id_perfil', label: 'Perfil', kind: 'choice', options: namedOptions(profiles) },
      { key: 'ultimo_acesso', label: 'Último acesso', kind: 'period' },
    ]
  }, [providers, profiles])
}

/** Everybody with a sign-in: employees, external sellers, candidates. */
export function UserListPage() {
  const search = useTableSearch('users.list')
  const list = useList(trpc.users.list.queryOptions(search.input), search)
  const selection = useSelection(list, search)
  const filters = useFilters()
  const { actions, setActive, keeps } = useUserActions()
  return (
    <Page>
      <PageHead total={shownTotal(list.data)}>
        {keeps && <AddLink to="/users/register">Novo usuário</AddLink>}
      </PageHead>
      <PageSheet>
        <ListTable
          label="Usuários"
          placeholder="Buscar por nome, e-mail ou CPF"
          list={list}
          search={search}
          columns={userColumns}
          filters={filters}
          selection={keeps ? selection : undefined}
          actions={actions}
        />
        <BulkBar
          selection={selection}
          noun={['pessoa', 'pessoas']}
          onActivate={(ids) => setActive(ids, true)}
          onInactivate={(ids) => setActive(ids, false)}
          switchOff="Desativar"
        />
      </PageSheet>
    </Page>
  )
}
