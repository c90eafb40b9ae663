import { createFileRoute, redirect } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { ContactListPage } from '@/features/content/contacts/contact-list-page.tsx'
import { trpc } from '@/lib/trpc.ts'

/** A name and a provider in the address become the list's search and filter. */
export const Route = createFileRoute('/_app/contacts/list/{-$nome}/{-$empresa}')({
  staticData: { needs: 'employee', title: 'Contatos', back: { to: '/', label: 'Início' } },
  validateSearch: listSearch,
  loader: askRows('contacts'),
  beforeLoad: async ({ params: { nome, empresa }, context: { queryClient } }) => {
    if (!nome && !empresa) return
    // Only here: the letters of every accent would weigh on the first download.
    const { normalizeText } = await import('@intranet/contract/formats')
    const named = normalizeText(empresa ?? '')
    const providers = empresa
      ? await queryClient.ensureQueryData(trpc.providers.options.queryOptions({}))
      : []
    const id_empresa = providers.find(
      ({ id, nome: name }) => String(id) === named || normalizeText(name) === named,
    )?.id
    throw redirect({
      to: '/contacts/list/{-$nome}/{-$empresa}',
      params: { nome: undefined, empresa: undefined },
      search: {
        q: nome && nome !== 'noparms' ? nome : undefined,
        filtro: id_empresa ? { id_empresa } : undefined,
      },
      replace: true,
    })
  },
  component: ContactListPage,
})
