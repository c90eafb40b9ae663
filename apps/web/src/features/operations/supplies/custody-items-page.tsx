import { can } from '@intranet/contract/access'
import { formatCount, formatMomentDay } from '@intranet/contract/formats'
import type { OpenObligation } from '@intranet/contract/home/obligations'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { PackageOpen, Undo2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { uncheckedAddress } from '@/lib/address.ts'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { HandOverSheet } from './hand-over.ts'
import { SquadLines } from './squad-lines.tsx'

type ItemInCustody = Outputs['custody']['items'][number]

interface CustodyItemsProps {
  items: readonly ItemInCustody[]
  /** With it items may be ticked. */
  chosen?: ReadonlySet<number>
  onToggle?: (id: number) => void
  /** The way on where there are none. */
  handOver?: ReactNode
}

function CustodyItems({ items, chosen, onToggle, handOver }: CustodyItemsProps) {
  if (items.length === 0)
    return (
      <EmptyState
        title="Nenhum equipamento"
        text="O que for entregue com termo de custódia aparece aqui."
        action={handOver}
      />
    )
  return (
    <ul className="grid gap-2 text-sm">
      {items.map((item) => {
        const name = item.patrimonio
          ? `${item.produto} · ${item.patrimonio}`
          : `${item.quantidade} × ${item.produto}`
        return (
          <li key={item.id} className="flex items-center gap-3 border-b border-border py-2">
            {chosen && onToggle && (
              <Checkbox
                aria-label={`Escolher ${name}`}
                disabled={item.em_devolucao}
                checked={chosen.has(item.id)}
                onCheckedChange={() => onToggle(item.id)}
              />
            )}
            <span className="min-w-0 flex-1">
              <AddressLink to={`/supplies/custody/term/${item.id_custodia}`} preload={false}>
                {name}
              </AddressLink>
            </span>
            {item.em_devolucao && <Badge variant="warning">Em devolução</Badge>}
            <span className="text-muted-foreground">desde {formatMomentDay(item.desde)}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** The squads that one answers for: a technician counts them without a role in supplies. */
function OwnSquads() {
  const id_responsavel = useSession()?.usuarioId ?? 0
  const { data } = useQuery(trpc.squads.list.queryOptions({ filtro: { id_responsavel }, limit: 0 }))
  if (!data?.dados.length) return null
  return (
    <section className="mb-6">
      <SectionLabel count={data.dados.length}>Equipes pelas quais você responde</SectionLabel>
      <SquadLines
        squads={data.dados.map(({ id, nome, cidade, itens }) => ({
          id,
          nome,
          to: `/squads/inventory/${id}`,
          says: `${cidade} · ${formatCount(itens, 'item', 'itens')}`,
        }))}
      />
    </section>
  )
}

/** Terms that wait for one's signature: what they are of is not one's own before. */
function TermsToSign({ terms, total }: { terms: readonly OpenObligation[]; total: number }) {
  return (
    <section className="mb-6">
      <SectionLabel count={total}>Para assinar</SectionLabel>
      <Card asChild className="block max-w-[640px] divide-y divide-border py-0">
        <ul>
          {terms.map(({ id, titulo, detalhe, rota }) => (
            <li key={id} className="flex flex-wrap items-center gap-3 px-3.5 py-2.5 text-sm">
              <span className="grow">
                {titulo} <span className="text-muted-foreground">{detalhe}</span>
              </span>
              <AddressLink
                to={uncheckedAddress(rota)}
                preload={false}
                className={buttonVariants({ size: 'sm' })}
              >
                Assinar<span className="sr-only"> {titulo}</span>
              </AddressLink>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

/** What one is to sign, what one has, and the squads that one answers for. */
export function OwnCustodyPage() {
  const read = useQuery(trpc.custody.ownItems.queryOptions())
  const open = useQuery({ ...trpc.obligations.list.queryOptions(), staleTime: 0 })
  return (
    <Page>
      <PageHead total={read.data && formatCount(read.data.length, 'item', 'itens')} />
      <PageSheet>
        <OwnSquads />
        <Loaded reads={[read, open]}>
          {(items, { grupos }) => {
            const signing = grupos.filter(({ tipo }) => tipo === 'termo_custodia')
            const terms = signing.flatMap(({ itens }) => itens)
            const total = signing.reduce((all, group) => all + group.total, 0)
            return (
              <>
                {total > 0 && <TermsToSign terms={terms} total={total} />}
                {(total === 0 || items.length > 0) && <CustodyItems items={items} />}
              </>
            )
          }}
        </Loaded>
      </PageSheet>
    </Page>
  )
}

/** What a person has, and its return. */
export function PersonCustodyPage({ id }: { id: number }) {
  const read = useQuery(trpc.custody.items.queryOptions({ id_funcionario: id }))
  const person = useQuery(trpc.users.options.queryOptions({ incluir: id }))
  const writes = can(useSession(), 'suprimentos', 'create')
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [hands, setHands] = useState(false)
  const returnable = read.data?.some(({ em_devolucao }) => !em_devolucao)
  const { mutate, isPending } = useSave(
    { mutationFn: () => api.custody.giveBack.mutate({ id_funcionario: id, itens: [...chosen] }) },
    {
      saved: 'Termo gerado. A pessoa foi avisada para assinar.',
      failed: 'Não foi possível gerar o termo.',
      changes: [trpc.custody.pathFilter()],
    },
  )
  const giveBack = () =>
    mutate(undefined, {
      onSuccess: (term) => void navigate({ to: '/supplies/custody/term/$id', params: { id: term.id } }),
    })
  const toggle = (item: number) =>
    setChosen((now) => new Set(now.has(item) ? [...now].filter((one) => one !== item) : [...now, item]))
  return (
    <Page>
      <PageHead
        heading={person.data?.find((one) => one.id === id)?.nome ?? undefined}
        total={read.data && formatCount(read.data.length, 'item', 'itens')}
      >
        {writes && returnable && (
          <>
            {chosen.size === 0 && <span className="text-sm text-muted-foreground">Marque o que volta.</span>}
            <Button icon={Undo2} busy={isPending} disabled={chosen.size === 0} onClick={giveBack}>
              Registrar devolução
            </Button>
          </>
        )}
      </PageHead>
      <PageSheet>
        <Loaded reads={[read]}>
          {(items) => (
            <CustodyItems
              items={items}
              {...(writes && { chosen, onToggle: toggle })}
              handOver={
                writes && (
                  <Button
                    variant="outline"
                    icon={PackageOpen}
                    cooldown={false}
                    onClick={() => setHands(true)}
                  >
                    Entregar equipamentos
                  </Button>
                )
              }
            />
          )}
        </Loaded>
        <Suspense>{hands && <HandOverSheet person={id} onClose={() => setHands(false)} />}</Suspense>
      </PageSheet>
    </Page>
  )
}
