import { history as text } from '@intranet/contract/messages'
import { Ellipsis, History as HistoryIcon, Printer } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import {
  HistoryDrawer,
  type RecordHistoryProps,
  useSeesHistory,
} from '@/components/history/record-history.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { pageActionsClasses } from '@/components/shell/page-classes.ts'
import { MenuButton } from '@/components/table/menu-button.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { iconButtonVariants } from '@/components/ui/icon-button-variants.ts'
import { Sheet } from '@/components/ui/sheet.tsx'
import { cn } from '@/lib/cn.ts'

/** An action that need not be looked for in the menu. */
function NearAction({ action, primary }: { action: RowAction; primary: boolean }) {
  const { label, icon: Icon, to, onSelect, disabled } = action
  const variant = primary ? 'default' : 'outline'
  return to ? (
    <AddressLink to={to} className={buttonVariants({ variant })}>
      {Icon && <Icon aria-hidden />}
      {label}
    </AddressLink>
  ) : (
    <Button variant={variant} icon={Icon} disabled={disabled} cooldown={false} onClick={onSelect}>
      {label}
    </Button>
  )
}

/** The record as a sheet, without what is around it (docs/screens.md#paper). */
const print: RowAction = { label: 'Imprimir', icon: Printer, onSelect: () => window.print() }

interface RecordActionsProps {
  /** Whose: for the name of the menu. */
  name: string
  /** What is done next first: it is the filled button. */
  near: readonly RowAction[]
  /** Everything else, behind the three dots. */
  rest?: RowAction[]
  /** "Ver histórico de Edições", for who may read it. */
  edits?: RecordHistoryProps
  /** No button is filled: the page's form has the one that is. */
  plain?: boolean
  /** Why something may not be done yet: before them, on phones below. */
  note?: ReactNode
  /** A button that is none of these. */
  children?: ReactNode
}

/** At most two buttons, the primary outermost, and the rest behind ⋯. */
export function RecordActions(props: RecordActionsProps) {
  const { name, near, rest = [], edits, plain = false, note, children } = props
  const sees = useSeesHistory()
  const [looks, setLooks] = useState(false)
  const history: RowAction[] =
    edits && sees(edits)
      ? [{ label: text.title, icon: HistoryIcon, separated: true, onSelect: () => setLooks(true) }]
      : []
  // What undoes is never the button that is nearest.
  const [primary, second, ...others] = near.filter(({ variant }) => variant !== 'destructive')
  const undoing = near.filter(({ variant }) => variant === 'destructive')
  return (
    // The menu of a phone is beside the first row, so that buttons which wrap never leave it alone.
    <div
      data-slot="page-actions"
      className={cn(pageActionsClasses, 'max-sm:relative max-sm:min-h-10 max-sm:pr-12')}
    >
      {note && (
        // After the menu, which is the last of the buttons there.
        <span className="text-xs text-muted-foreground max-sm:order-[10000] max-sm:basis-full">{note}</span>
      )}
      {children}
      <MenuButton
        actions={[...others, ...rest, ...undoing, ...history, print]}
        className={cn(
          iconButtonVariants(),
          'border border-border-strong bg-card max-sm:absolute max-sm:top-0 max-sm:right-0 max-sm:size-10',
        )}
        aria-label={`Ações de ${name}`}
      >
        <Ellipsis aria-hidden />
      </MenuButton>
      {second && <NearAction action={second} primary={false} />}
      {primary && <NearAction action={primary} primary={!plain} />}
      {edits && looks && (
        <Sheet open onOpenChange={setLooks}>
          <HistoryDrawer {...edits} />
        </Sheet>
      )}
    </div>
  )
}
