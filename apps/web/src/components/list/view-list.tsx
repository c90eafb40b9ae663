import { Link, useSearch } from '@tanstack/react-router'
import { Check, Pencil, Plus, X } from 'lucide-react'
import type { Level } from '@intranet/contract/access'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Button } from '@/components/ui/button.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { searchWith } from '@/lib/search-with.ts'
import { menuItemVariants } from '@/components/ui/menu-variants.ts'
import { columnsOf, isSameSearch, useListViews, type ListView } from './use-list-views.ts'
import type { ViewMenuProps } from './view-menu.tsx'

/** Who sees a shared view. */
const audience: Record<Level, string> = {
  gestor: 'gestores',
  solicitante: 'solicitantes e gestores',
  leitor: 'todos do módulo',
}

const noteOf = ({ nivel, minha }: ListView) => {
  if (!nivel) return undefined
  return minha ? `Compartilhada com ${audience[nivel]}` : `De um gestor, para ${audience[nivel]}`
}

interface ViewListProps extends ViewMenuProps {
  onEdit: (view: ListView | 'new') => void
  onOpened: () => void
}

/** The menu's inside, its own chunk. */
export default function ViewList({ lista, choice, onEdit, onOpened }: ViewListProps) {
  const now = useSearch({ strict: false }) as object
  const confirm = useConfirm()
  const { views, remove } = useListViews(lista)
  // The whole search is replaced: what is now goes, also where the view says nothing of it.
  const left = Object.fromEntries(Object.keys(now).map((key) => [key, undefined]))
  const askToRemove = async ({ id, nome }: ListView) => {
    if (await confirm({ title: `Excluir a visão ${nome}?`, confirmLabel: 'Excluir' })) remove(id)
  }
  const opened = (view: ListView) => {
    if (view.colunas) choice.keep(columnsOf(view))
    onOpened()
  }
  return (
    <Loaded reads={[views]}>
      {({ visoes }) => (
        <>
          {visoes.length === 0 && (
            <p className="px-2 py-1 text-sm text-muted-foreground">
              Nenhuma visão salva. Uma visão guarda os filtros, a ordem e as colunas desta lista.
            </p>
          )}
          <ul className="max-h-80 overflow-auto">
            {visoes.map((view) => (
              <li key={view.id} className={menuItemVariants()}>
                <Link
                  to="."
                  search={searchWith({ ...left, ...view.search })}
                  resetScroll={false}
                  className="min-w-0 grow text-foreground hover:no-underline"
                  onClick={() => opened(view)}
                >
                  <span className="block truncate">{view.nome}</span>
                  {view.nivel && (
                    <span className="block truncate text-xs text-muted-foreground">{noteOf(view)}</span>
                  )}
                </Link>
                {isSameSearch(view.search, now) && <Check className="size-3.5" aria-label="Visão atual" />}
                {view.minha && (
                  <>
                    <IconButton
                      icon={Pencil}
                      label={`Editar a visão ${view.nome}`}
                      size="sm"
                      onClick={() => onEdit(view)}
                    />
                    <IconButton
                      icon={X}
                      label={`Excluir a visão ${view.nome}`}
                      size="sm"
                      onClick={() => void askToRemove(view)}
                    />
                  </>
                )}
              </li>
            ))}
          </ul>
          <hr className="-mx-1.5 my-1.5 border-border" />
          <Button variant="ghost" size="sm" icon={Plus} onClick={() => onEdit('new')}>
            Salvar visão atual
          </Button>
        </>
      )}
    </Loaded>
  )
}
