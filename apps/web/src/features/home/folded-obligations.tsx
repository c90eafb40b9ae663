import { formatMoney } from '@intranet/contract/formats'
import type { ObligationGroup } from '@intranet/contract/home/obligations'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { uncheckedAddress } from '@/lib/address.ts'
import { homeMarkClasses, homeRowClasses } from './home-row.ts'
import { ObligationDue } from './obligation-row.tsx'

const NAMED = 3

/** Titles without the words with which all of them begin: "Desligamento de". */
function withoutCommonStart(titles: string[]): string[] {
  const words = titles.map((title) => title.split(' '))
  const common = words[0]!.findIndex((word, place) => words.some((others) => others[place] !== word))
  return words.map((those) => those.slice(Math.max(common, 0)).join(' '))
}

/** How its first ones differ: by their details where each has another, else by their titles. */
function namesOf({ itens, total }: ObligationGroup): string {
  const details = itens.map(({ detalhe }) => detalhe)
  const differ = new Set(details).size === itens.length && !details.includes(null)
  const names = differ ? details : withoutCommonStart(itens.map(({ titulo }) => titulo))
  const shown = names.slice(0, NAMED).join(', ')
  return total > NAMED ? `${shown} …` : shown
}

interface FoldedObligationsProps {
  group: ObligationGroup
  /** Opens the first ones, one after the other; only kinds that are decided beside the list have it. */
  onDecide?: () => void
  /** Its rows, shown when it is opened. */
  children: ReactNode
}

/** Many of one kind in one row, which opens to the first ones and leads to the page with all. */
export function FoldedObligations({ group, onDecide, children }: FoldedObligationsProps) {
  const [open, setOpen] = useState(false)
  const { total, nome, valor, rota, itens } = group
  const more = total - itens.length
  const title = `${total} ${nome}`
  const verbs = new Set(itens.map(({ verbo }) => verbo))
  const verb = verbs.size === 1 ? itens[0]?.verbo : 'Decidir'
  const Chevron = open ? ChevronDown : ChevronRight
  return (
    <li className="not-first:border-t">
      <div data-slot="obligation" className={homeRowClasses}>
        <button
          type="button"
          className={homeMarkClasses}
          data-verb=""
          aria-expanded={open}
          aria-label={title}
          onClick={() => setOpen(!open)}
        >
          <Chevron aria-hidden />
        </button>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-sm font-semibold">{title}</span>
            {valor && <span className="text-xs text-muted-foreground">{formatMoney(valor)} ao todo</span>}
            <ObligationDue day={itens[0]?.prazo ?? null} many />
          </div>
          <div className="truncate text-xs text-muted-foreground">{namesOf(group)}</div>
        </div>
        {onDecide ? (
          <Button
            variant="outline"
            size="sm"
            cooldown={false}
            aria-label={`${verb}: ${title}`}
            onClick={onDecide}
          >
            {verb}
          </Button>
        ) : (
          <AddressLink
            to={uncheckedAddress(rota)}
            aria-label={`Abrir lista: ${title}`}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            Abrir lista
          </AddressLink>
        )}
      </div>
      {open && (
        <ul className="border-t bg-background *:pl-7">
          {children}
          {(more > 0 || onDecide) && (
            <li className={`${homeRowClasses} text-xs not-first:border-t`}>
              <AddressLink to={uncheckedAddress(rota)}>
                {more > 0 ? `Mais ${more} na lista` : 'Abrir lista'}
              </AddressLink>
            </li>
          )}
        </ul>
      )}
    </li>
  )
}
