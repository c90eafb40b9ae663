import { can } from '@intranet/contract/access'
import { formatDateTime } from '@intranet/contract/formats'
import { shutdown as text } from '@intranet/contract/messages/staff'
import { openStates } from '@intranet/contract/people/shutdown-options'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { ErrorState } from '@/components/shell/states.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { uncheckedAddress } from '@/lib/address.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { ChosenLines } from './chosen-lines.tsx'
import { holdingKind } from './holding-kind.ts'
import { linesOf } from './lines-of.ts'

type Line = Outputs['shutdowns']['holdings'][number]
type Shutdown = Outputs['shutdowns']['get']

/** Signing a line off and taking that back; for HR's managers, while the shutdown is open. */
function useSignOffs(id: number) {
  const confirm = useConfirm()
  const changes = linesOf(id)
  const signOff = useSave(trpc.shutdowns.signOff.mutationOptions(), {
    saved: text.signedOff,
    changes,
  })
  const takeBack = useSave(trpc.shutdowns.takeBackSignOff.mutationOptions(), {
    saved: text.signOffTakenBack,
    changes,
  })
  /** Answers whether they were to be signed off. */
  async function ask(lines: readonly Line[]): Promise<boolean> {
    const [first] = lines
    const answer = await confirm({
      title: lines.length === 1 ? 'Dar baixa neste item?' : `Dar baixa em ${lines.length} itens?`,
      text: lines.length === 1 && first ? `${holdingKind[first.tipo].label}: ${first.descricao}` : undefined,
      consequences: [
        lines.length === 1
          ? 'O item deixa de impedir que o desligamento seja efetivado.'
          : 'Os itens deixam de impedir que o desligamento seja efetivado.',
      ],
      input: { kind: 'textarea', label: 'Observação', required: true },
      confirmLabel: 'Dar baixa',
    })
    if (!answer) return false
    const linhas = lines.map(({ registro, descricao }) => ({ registro, descricao }))
    signOff.mutate({ id, linhas, observacao: answer.textArea })
    return true
  }
  return {
    ask,
    takeBack: (id_baixa: number) => takeBack.mutate({ id, id_baixa }),
    isPending: signOff.isPending || takeBack.isPending,
  }
}

/** A line: what it is, where it is handed on, and how it was settled. */
function HoldingLine({ line, choice, children }: { line: Line; choice: ReactNode; children: ReactNode }) {
  const { tipo, descricao, rota, encerra, baixa } = line
  const { icon: Icon } = holdingKind[tipo]
  return (
    <li className="flex items-center gap-2">
      {choice}
      <Icon className="shrink-0 text-muted-foreground" aria-hidden />
      <div className="min-w-0 grow break-words">
        {rota ? (
          <AddressLink to={uncheckedAddress(rota)} preload={false}>
            {descricao}
          </AddressLink>
        ) : (
          descricao
        )}
        {encerra && <span className="text-xs text-muted-foreground"> · termina com o desligamento</span>}
        {baixa && (
          <small className="block text-xs text-muted-foreground">
            Baixa: {baixa.observacao} ({baixa.por ?? 'não informado'}, {formatDateTime(baixa.created_at)})
          </small>
        )}
      </div>
      {children}
    </li>
  )
}

const isOpen = ({ encerra, baixa }: Line) => !encerra && !baixa

interface KindProps {
  lines: readonly Line[]
  /** The lines that are chosen; without it nothing can be. */
  chosen?: ReadonlySet<string> | undefined
  onChoose(records: readonly string[], chosen: boolean): void
  isBusy: boolean
  /** Signs a line off, or takes that back. */
  onSettle?: ((line: Line) => void) | undefined
}

/** The lines of one kind; those that are open can be chosen one by one or together. */
function KindOfLines({ lines, chosen, onChoose, isBusy, onSettle }: KindProps) {
  const [{ tipo }] = lines as readonly [Line, ...Line[]]
  const open = lines.filter(isOpen).map(({ registro }) => registro)
  return (
    <li>
      <div className="mb-1 flex items-center gap-2 text-xs text-muted-foreground">
        {chosen && open.length > 1 && (
          <Checkbox
            aria-label={`Selecionar todos: ${holdingKind[tipo].label}`}
            checked={open.every((record) => chosen.has(record))}
            onCheckedChange={(on) => onChoose(open, on === true)}
          />
        )}
        {holdingKind[tipo].label} · {lines.length}
      </div>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <HoldingLine
            key={line.registro}
            line={line}
            choice={
              chosen &&
              isOpen(line) && (
                <Checkbox
                  aria-label={`Selecionar: ${line.descricao}`}
                  checked={chosen.has(line.registro)}
                  onCheckedChange={(on) => onChoose([line.registro], on === true)}
                />
              )
            }
          >
            {onSettle && !line.encerra && (
              <Button
                variant="outline"
                size="sm"
                disabled={isBusy}
                aria-label={`${line.baixa ? 'Desfazer baixa' : 'Dar baixa'}: ${line.descricao}`}
                onClick={() => onSettle(line)}
              >
                {line.baixa ? 'Desfazer baixa' : 'Dar baixa'}
              </Button>
            )}
          </HoldingLine>
        ))}
      </ul>
    </li>
  )
}

/** What the person still holds or answers for, each with the way to hand it on or to sign it off. */
export function ShutdownHoldings({ record }: { record: Shutdown }) {
  const { id, situacao } = record
  const holdings = useQuery(trpc.shutdowns.holdings.queryOptions({ id }))
  // What ends with the shutdown is no longer theirs once it was carried out.
  const data = (holdings.data ?? []).filter(({ encerra }) => !encerra || situacao !== 'efetivado')
  const openNow = openStates.includes(situacao)
  const signs = can(useSession(), 'rh', 'manage') && openNow
  const { ask, takeBack, isPending } = useSignOffs(id)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const open = data.filter(isOpen)
  const choosable = openNow && open.some(({ passa, recebe }) => signs || passa || recebe)
  const selected = open.filter(({ registro }) => chosen.has(registro))
  const choose = (records: readonly string[], on: boolean) =>
    setChosen((before) => {
      const after = new Set(before)
      for (const one of records)
        if (on) after.add(one)
        else after.delete(one)
      return after
    })
  const settle = (line: Line) => (line.baixa ? takeBack(line.baixa.id) : void ask([line]))
  const kinds = [...new Set(data.map(({ tipo }) => tipo))]
  return (
    <section id="pendencias" className="mb-6">
      <SectionLabel count={data.length}>O que ainda possui</SectionLabel>
      {open.length > 0 && (
        <p className="mb-2 text-sm text-muted-foreground">
          Repasse, receba de volta ou peça ao gestor de RH a baixa de cada item antes de efetivar. Com itens
          em aberto, só o gestor de RH efetiva, com justificativa.
        </p>
      )}
      {holdings.error && !holdings.data && (
        <ErrorState error={holdings.error} onRetry={() => void holdings.refetch()} />
      )}
      {holdings.data && data.length === 0 && (
        <p className="text-sm text-muted-foreground">Nada em nome desta pessoa.</p>
      )}
      {choosable && open.length > 1 && (
        <label className="mb-3 flex items-center gap-2 text-sm">
          <Checkbox
            checked={selected.length === open.length || (selected.length > 0 && 'indeterminate')}
            onCheckedChange={(on) =>
              choose(
                open.map(({ registro }) => registro),
                on === true,
              )
            }
          />
          Selecionar todos os itens
        </label>
      )}
      <ul className="grid gap-4 text-sm">
        {kinds.map((kind) => (
          <KindOfLines
            key={kind}
            lines={data.filter(({ tipo }) => tipo === kind)}
            chosen={choosable ? chosen : undefined}
            onChoose={choose}
            isBusy={isPending}
            onSettle={signs ? settle : undefined}
          />
        ))}
      </ul>
      {openNow && (
        <ChosenLines
          record={record}
          lines={selected}
          isBusy={isPending}
          onSignOff={
            signs ? () => void ask(selected).then((done) => done && setChosen(new Set())) : undefined
          }
        />
      )}
    </section>
  )
}
