import { common } from '@intranet/contract/messages'
import { useQuery } from '@tanstack/react-query'
import { Bell, BellOff, BookmarkPlus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { Button } from '@/components/ui/button.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { chipVariants } from '@/components/ui/chip-variants.ts'
import type { Term } from '../keywords/sought-terms.ts'

type Saved = Outputs['talentBank']['searches'][number]

interface SavedSearchesProps {
  terms: Term[]
  filtro: object
  onOpen: (search: Saved) => void
  /** Before them. */
  children?: ReactNode
}

/** One's own searches: opened, with notices or without, and the present one kept. */
export function SavedSearches({ terms, filtro, onOpen, children }: SavedSearchesProps) {
  const confirm = useConfirm()
  const { data = [] } = useQuery(trpc.talentBank.searches.queryOptions())
  const saving = { saved: common.success, changes: [trpc.talentBank.searches.queryFilter()] }
  const save = useSave(trpc.talentBank.saveSearch.mutationOptions(), saving)
  const tell = useSave(trpc.talentBank.switchSearch.mutationOptions(), saving)
  const remove = useSave(trpc.talentBank.removeSearch.mutationOptions(), saving)
  async function keep() {
    const given = await confirm({
      title: 'Guardar esta busca',
      text: 'Você é avisado quando alguém novo combinar.',
      input: { kind: 'input', label: 'Nome', required: true },
      confirmLabel: 'Guardar',
    })
    if (given) save.mutate({ nome: given.textArea, busca: { palavras: terms, filtro } })
  }
  async function drop({ id, nome }: Saved) {
    if (await confirm({ title: `Excluir a busca ${nome}?`, confirmLabel: 'Excluir', irreversible: true }))
      remove.mutate({ id })
  }
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      {children}
      {data.map((search) => (
        <span key={search.id} className={chipVariants({ variant: 'removable' })}>
          <button type="button" onClick={() => onOpen(search)}>
            {search.nome} ({search.encontradas})
          </button>
          <IconButton
            size="sm"
            icon={search.avisar ? Bell : BellOff}
            label={search.avisar ? `Não avisar de ${search.nome}` : `Avisar de ${search.nome}`}
            onClick={() =>
              tell.mutate({ id: search.id, updated_at: search.updated_at, avisar: !search.avisar })
            }
          />
          <IconButton
            size="sm"
            icon={X}
            label={`Excluir busca ${search.nome}`}
            onClick={() => void drop(search)}
          />
        </span>
      ))}
      {(terms.length > 0 || Object.keys(filtro).length > 0) && (
        <Button variant="ghost" icon={BookmarkPlus} onClick={() => void keep()} busy={save.isPending}>
          Guardar busca
        </Button>
      )}
    </div>
  )
}
