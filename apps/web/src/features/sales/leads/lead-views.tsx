import { common } from '@intranet/contract/messages'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Bookmark, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { can } from '@intranet/contract/access'
import type { LeadViewFields } from '@intranet/contract/sales/lead-view'
import type { LeadListKey } from '@intranet/contract/sales/lead-words'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { SectionLabel, Spine } from '@/components/shell/page.tsx'
import { Thread } from '@/components/shell/thread.tsx'
import { Button } from '@/components/ui/button.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { useSession } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { addressOf } from '../no-coverage/place-search.ts'
import type { Door } from '../reports/lead-links.ts'
import { listAddress } from './lead-addresses.ts'

const SaveViewDialog = lazyDialog(() => import('./save-view-dialog.tsx'))

const roleNames: Record<string, string> = {
  'vendas:gestor': 'gestores',
  'vendas:solicitante': 'vendedores',
  'vendas:leitor': 'leitores',
}
/** A search without what is absent or only a page, as text that can be compared. */
const same = (search: object) => {
  const kept = Object.entries(search).filter(([key, value]) => value !== undefined && key !== 'pagina')
  return JSON.stringify(kept.sort(([one], [other]) => one.localeCompare(other)))
}

function useViews(lista: LeadListKey) {
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const { data = [] } = useQuery(trpc.leadViews.list.queryOptions({ lista }))
  const told = (text: string) => () => {
    toast.success(text)
    return queryClient.invalidateQueries(trpc.leadViews.pathFilter())
  }
  const drop = useMutation({
    mutationFn: (id: number) => api.leadViews.remove.mutate({ id }),
    meta: { failed: common.removeFailed },
    onSuccess: told('Visão excluída.'),
  })
  const save = async (search: object, { nome, papel }: { nome: string; papel: LeadViewFields['papel'] }) => {
    const { pagina: _page, ...kept } = JSON.parse(JSON.stringify(search)) as Record<string, never>
    await api.leadViews.create.mutate({ nome, lista, search: kept, papel })
    await queryClient.invalidateQueries(trpc.leadViews.pathFilter())
  }
  const remove = async ({ id, nome }: { id: number; nome: string }) => {
    if (await confirm({ title: `Excluir a visão ${nome}?`, confirmLabel: 'Excluir' })) drop.mutate(id)
  }
  return { views: data, save, remove }
}

/** One's saved views of a list and those a manager shared; under the list on narrow windows. */
export function LeadViews({ lista, door }: { lista: LeadListKey; door: Door }) {
  const search = useSearch({ strict: false }) as object
  const session = useSession()
  const { views, save, remove } = useViews(lista)
  const [saving, setSaving] = useState(false)
  const now = same(search)
  const base = listAddress(door, lista)
  const item = (key: string, label: string, kept: object, note?: string) => ({
    key,
    label,
    note,
    href: addressOf(base, kept),
    ...(same(kept) === now && { state: 'now' as const }),
  })
  const items = [
    item('todas', 'Todas', {}),
    item('minhas', 'Minhas', { filtro: { id_vendedor: session?.usuarioId } }),
    item('livres', 'Sem vendedor', { filtro: { id_vendedor: null } }),
    ...views.map(({ id, nome, search: kept, papel, minha }) =>
      item(
        String(id),
        nome,
        kept,
        papel ? `${minha ? 'Compartilhada com' : 'De'} ${roleNames[papel] ?? papel}` : undefined,
      ),
    ),
  ]
  const own = views.filter(({ minha }) => minha)
  return (
    <Spine label="Visões" under>
      <SectionLabel>Visões</SectionLabel>
      <Thread items={items} />
      <Button variant="ghost" size="sm" icon={Bookmark} onClick={() => setSaving(true)}>
        Salvar visão atual
      </Button>
      {own.length > 0 && (
        <ul className="mt-2 grid gap-1" aria-label="Minhas visões salvas">
          {own.map((view) => (
            <li key={view.id} className="flex items-center justify-between gap-2 text-xs">
              <span className="min-w-0 truncate text-muted-foreground">{view.nome}</span>
              <IconButton
                icon={X}
                label={`Excluir a visão ${view.nome}`}
                small
                onClick={() => void remove(view)}
              />
            </li>
          ))}
        </ul>
      )}
      {saving && (
        <Suspense>
          <SaveViewDialog
            lista={lista}
            mayShare={can(session, 'vendas', 'manage')}
            onSave={(view) => save(search, view)}
            onClose={() => setSaving(false)}
          />
        </Suspense>
      )}
    </Spine>
  )
}
