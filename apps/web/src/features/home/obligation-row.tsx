import { formatMoney, formatPercent } from '@intranet/contract/formats'
import type { ModuleKey } from '@intranet/contract/access'
import type { ObligationGroup, OpenObligation } from '@intranet/contract/home/obligations'
import {
  BadgeDollarSign,
  BookOpen,
  Boxes,
  CalendarClock,
  Car,
  Check,
  ClipboardCheck,
  FileText,
  GraduationCap,
  Handshake,
  Headset,
  type LucideIcon,
  Newspaper,
  UserMinus,
} from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { ProgressBar } from '@/features/people/onboarding/progress-bar.tsx'
import { uncheckedAddress } from '@/lib/address.ts'
import { DueMark } from '@/components/marks/due-mark.tsx'
import { daysUntil } from '@/components/marks/days-until.ts'
import { dueWords } from './due-words.ts'
import { homeMarkClasses, homeRowClasses } from './home-row.ts'
import { obligationPanes } from './obligation-panes.ts'

const icons: Partial<Record<ModuleKey, LucideIcon>> = {
  novidades: Newspaper,
  manual: BookOpen,
  rh: FileText,
  onboarding: GraduationCap,
  desligamentos: UserMinus,
  frota: Car,
  suprimentos: Boxes,
  estornos: BadgeDollarSign,
  backoffice: Headset,
  marketing: Handshake,
  banco_talentos: CalendarClock,
}

/** Near and past days are seen first. */
const WARNING_DAYS = 2

export function GroupIcon({ modulo }: { modulo: ModuleKey }) {
  const Icon = icons[modulo] ?? ClipboardCheck
  return <Icon className="text-primary" aria-hidden />
}

/** How far the last day is, in words; of several it is the first one's. */
export function ObligationDue({ day, many = false }: { day: string | null; many?: boolean }) {
  const words = (days: number) => (many && days < 0 ? dueWords(days).replace('há', 'há até') : dueWords(days))
  return <DueMark days={daysUntil(day)} warnAt={WARNING_DAYS} always words={words} />
}

interface ObligationRowProps {
  group: ObligationGroup
  item: OpenObligation
  /** Whether it is one of those that are decided one after the other. */
  marked: boolean
  onMark: () => void
  /** Decides it beside the list. */
  onOpen: () => void
}

/** One thing to do: what, whose, until when, and its verb, which decides it here or leads to where it is done. */
export function ObligationRow({ group, item, marked, onMark, onOpen }: ObligationRowProps) {
  const { titulo, detalhe, rota, verbo, prazo, percentual, valor } = item
  const decidedHere = obligationPanes[group.tipo] !== undefined
  const about = [
    percentual === null ? null : formatPercent(percentual),
    valor && formatMoney(valor),
    detalhe,
  ].filter(Boolean)
  const verb = {
    'aria-label': `${verbo}: ${titulo}`,
    'data-verb': '',
    children: verbo,
  }
  return (
    <li
      data-slot="obligation"
      className={`${homeRowClasses} not-first:border-t data-marked:bg-primary-soft`}
      data-marked={marked || undefined}
    >
      {decidedHere ? (
        <button
          type="button"
          className={homeMarkClasses}
          aria-pressed={marked}
          aria-label={`Marcar ${titulo}`}
          onClick={onMark}
        >
          {marked ? <Check aria-hidden /> : <GroupIcon modulo={group.modulo} />}
        </button>
      ) : (
        <GroupIcon modulo={group.modulo} />
      )}
      <div className="min-w-0 flex-1">
        {/* On phones until when is beside the note: a line less for each. */}
        <div className="flex flex-wrap items-baseline gap-x-2">
          <span className="min-w-0 text-sm font-semibold break-words max-sm:basis-full">{titulo}</span>
          <ObligationDue day={prazo} />
          {about.length > 0 && (
            <div className="text-xs text-muted-foreground sm:basis-full">{about.join(' · ')}</div>
          )}
        </div>
        {percentual !== null && <ProgressBar percent={percentual} label={`Progresso de ${titulo}`} />}
      </div>
      {decidedHere ? (
        <Button variant="outline" size="sm" cooldown={false} onClick={onOpen} {...verb} />
      ) : (
        <AddressLink
          to={uncheckedAddress(rota)}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
          {...verb}
        />
      )}
    </li>
  )
}
