import { can } from '@intranet/contract/access'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Tags, X } from 'lucide-react'
import { useState } from 'react'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import type { ListSearch } from '@/components/table/list-search.ts'
import { Button } from '@/components/ui/button.tsx'
import { searchWith } from '@/lib/search-with.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { chipVariants } from '@/components/ui/chip-variants.ts'
import { readTerms, writeTerms, type Term } from '../keywords/sought-terms.ts'
import { TermInput } from '../keywords/term-input.tsx'
import { SavedSearches } from './saved-searches.tsx'
import { TalentTable, useTalents } from './talent-table.tsx'
import { iconButtonVariants } from '@/components/ui/icon-button-variants.ts'
import { Card } from '@/components/ui/card.tsx'
import { shownTotal } from '@/components/list/shown-total.ts'

type Saved = Outputs['talentBank']['searches'][number]
type Filters = ListSearch['filtro']

interface TermsProps {
  terms: Term[]
  onTerms: (terms: Term[]) => void
  adds: boolean
}

function Terms({ terms, onTerms, adds }: TermsProps) {
  return (
    <>
      {adds && (
        <>
          <p className="mb-2 text-sm text-muted-foreground">
            Quem tem as palavras no currículo vem primeiro. O peso diz quanto cada uma conta.
          </p>
          <TermInput
            onAdd={(term) => onTerms([...terms.filter(({ termo }) => termo !== term.termo), term])}
          />
        </>
      )}
      {terms.length > 0 && (
        <ul className="mb-4 flex flex-wrap gap-2" aria-label="Palavras da busca">
          {terms.map(({ termo, sinonimos, peso }) => (
            <li key={termo} className={chipVariants({ variant: 'removable' })}>
              {[termo, ...sinonimos].join(' / ')} ({peso})
              <button
                type="button"
                className={iconButtonVariants({ size: 'xs' })}
                aria-label={`Retirar ${termo}`}
                onClick={() => onTerms(terms.filter((other) => other.termo !== termo))}
              >
                <X className="size-3.5" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function TalentBank() {
  const { palavras, busca, filtro } = useSearch({ strict: false }) as {
    palavras?: string
    busca?: number
    filtro?: Filters
  }
  const navigate = useNavigate()
  const terms = readTerms(palavras)
  const talents = useTalents(terms)
  const [adds, setAdds] = useState(false)
  const show = (next: Term[], filters: Filters = filtro) =>
    void navigate({
      to: '.',
      search: searchWith({
        palavras: writeTerms(next) || undefined,
        filtro: filters,
        busca: undefined,
        pagina: undefined,
        sort: undefined,
      }),
      replace: true,
    })
  const open = (search: Saved) => show(search.palavras, (search.filtro.filtro ?? {}) as Filters)
  const { data: saved } = useQuery({
    ...trpc.talentBank.searches.queryOptions(),
    enabled: busca !== undefined,
  })
  const named = saved?.find(({ id }) => id === busca)
  return (
    <Page>
      <PageHead total={shownTotal(talents.list.data)} />
      <PageSheet>
        {named && (
          <p className="mb-3 text-sm">
            <Button variant="outline" onClick={() => open(named)}>
              Abrir a busca {named.nome}
            </Button>
          </p>
        )}
        <SavedSearches terms={terms} filtro={filtro ?? {}} onOpen={open}>
          <Button
            variant="outline"
            icon={Tags}
            cooldown={false}
            aria-expanded={adds}
            onClick={() => setAdds(!adds)}
          >
            Buscar por palavras
          </Button>
        </SavedSearches>
        <Terms terms={terms} onTerms={(next) => show(next)} adds={adds} />
        <TalentTable terms={terms} talents={talents} />
      </PageSheet>
    </Page>
  )
}

/** The talent bank. Its address is open, its people are not: everybody else reads an empty table. */
export function TalentListPage() {
  if (can(useSession(), 'banco_talentos', 'create')) return <TalentBank />
  return (
    <Page>
      <PageHead />
      <PageSheet spine={null}>
        <Card className="block py-0">
          <EmptyState />
        </Card>
      </PageSheet>
    </Page>
  )
}
