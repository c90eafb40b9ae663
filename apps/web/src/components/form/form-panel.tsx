import type { ReactNode } from 'react'
import { useViewportWidth } from '@/components/shell/use-viewport.ts'
import { Card } from '@/components/ui/card.tsx'

interface FormPanelProps {
  /** Where the spine's section index leads. */
  id?: string
  title?: string
  children: ReactNode
}

/** Fields in two columns, in one on phones; `<div className="col-span-full">` takes both. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 gap-x-5 gap-y-4 max-sm:grid-cols-1">{children}</div>
}

/** The framed fields, 640 wide. */
export function FormPanel({ id, title, children }: FormPanelProps) {
  return (
    <Card asChild className="block mb-4 max-w-[640px] p-5 max-sm:border-0 max-sm:bg-transparent max-sm:p-0">
      <section id={id}>
        {title && <h2 className="mb-4 text-lg font-semibold">{title}</h2>}
        <FieldGrid>{children}</FieldGrid>
      </section>
    </Card>
  )
}

/** Help at the right of the fields. */
export function FormHelp({ children }: { children: ReactNode }) {
  return (
    <aside className="grid content-start gap-3 self-start border-l pl-5 text-sm text-muted-foreground">
      {children}
    </aside>
  )
}

/** One of the help's notes: what it is about, and what to know. */
export function HelpNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="note">
      <h3 className="text-sm font-semibold text-foreground">{title}</h3>
      <div>{children}</div>
    </div>
  )
}

/** Fields of 640, and what helps with them beside or, on narrow windows, under them. */
export function HelpGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,640px)_minmax(0,311px)] items-start gap-8 max-[1000px]:grid-cols-1">
      {children}
    </div>
  )
}

/** From here down there is no room for help beside the fields (`HelpGrid` says the same). */
const HELP_FOLDS_PX = 1000

/** Help above the fields, closed: after the buttons it would be read when everything is saved. */
function FoldedHelp({ children }: { children: ReactNode }) {
  return (
    <details className="-mb-4 rounded-md border border-border bg-card px-3 text-sm">
      <summary className="cursor-pointer py-2.5 font-medium">Ajuda</summary>
      <div className="grid gap-3 pb-3 text-muted-foreground">{children}</div>
    </details>
  )
}

/** Fields with their help at the right, or above them on narrow windows, where there is any. */
export function WithHelp({ help, children }: { help?: ReactNode; children: ReactNode }) {
  const beside = useViewportWidth() > HELP_FOLDS_PX
  if (!help) return children
  // The fields keep their place, and their state with it, when the window becomes narrow or wide.
  return (
    <HelpGrid>
      {!beside && <FoldedHelp>{help}</FoldedHelp>}
      <div className="min-w-0">{children}</div>
      {beside && <FormHelp>{help}</FormHelp>}
    </HelpGrid>
  )
}
